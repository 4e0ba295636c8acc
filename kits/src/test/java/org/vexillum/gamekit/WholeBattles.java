package org.vexillum.gamekit;

import java.util.List;
import java.util.function.BiConsumer;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.terrain.TerrainGenerator;

/** Battles played at random to their end. */
public final class WholeBattles {
    private WholeBattles() {}

    public static final Force CROWS =
            new Force(
                    "Crows",
                    0,
                    List.of(
                            ten("spears", "Spears", "Scout"),
                            archers("bows", "Bows"),
                            unit("wasps", "Wasps", "Ambush", "Flying", "Furious"),
                            hero("queen", "Queen", "spears"),
                            unit("gun", "Gun", "Artillery", "Tough(3)")),
                    List.of(
                            new Spell(
                                    "Sting",
                                    1,
                                    Lengths.inches(18),
                                    new Spell.Harms(3, Tables.traits("AP(1)"))),
                            new Spell(
                                    "Thick Feathers",
                                    1,
                                    Lengths.inches(12),
                                    new Spell.Blesses(Tables.traits("Regeneration").getFirst())),
                            new Spell("Fresh Wind", 1, Lengths.inches(12), new Spell.Mends(2))));

    public static Setting setting() {
        return new Setting(
                Lengths.inches(48), Lengths.inches(36), List.of(), CROWS, CROWS, Options.DEFAULT);
    }

    /** A battle of two forces on a table full of terrain. */
    public static Setting setting(Force a, Force b, long seed) {
        int width = Lengths.inches(72);
        int depth = Lengths.inches(48);
        var terrain = TerrainGenerator.generate(width, depth, new RandomSource(seed));
        return new Setting(width, depth, terrain, a, b, Options.DEFAULT);
    }

    private static UnitCard ten(String id, String name, String... traits) {
        var plain = Tables.model(name, traits);
        var leader = Tables.model(name + " leader", plus(traits, "Sergeant"));
        return Tables.unit(
                id, name, leader, plain, plain, plain, plain, plain, plain, plain, plain, plain);
    }

    private static String[] plus(String[] traits, String more) {
        var all = java.util.Arrays.copyOf(traits, traits.length + 1);
        all[traits.length] = more;
        return all;
    }

    private static UnitCard archers(String id, String name) {
        var archer =
                new ModelCard(
                        name,
                        4,
                        5,
                        Tables.traits("Relentless"),
                        List.of(
                                new Weapon("Bow", Lengths.inches(24), 1, Tables.traits("AP(1)")),
                                new Weapon("Net", Lengths.inches(12), 1, Tables.traits("Limited")),
                                new Weapon("Knife", 0, 1, List.of())));
        return Tables.unit(id, name, archer, archer, archer, archer, archer);
    }

    private static UnitCard unit(String id, String name, String... traits) {
        var model = Tables.model(name, traits);
        return Tables.unit(id, name, model, model, model);
    }

    private static UnitCard hero(String id, String name, String joins) {
        var queen = Tables.model(name, "Caster(2)", "Hero", "Scout", "Tough(3)");
        return new UnitCard(id, name, name, 100, List.of(queen), 2500, 2500, false, joins);
    }

    /**
     * Plays to the end.
     *
     * @param look sees each question before it is answered
     */
    public static Match<Battle> play(
            long seed, BiConsumer<Match<Battle>, OpenQuestion<Battle, ?>> look) {
        return play(setting(), seed, look);
    }

    public static Match<Battle> play(
            Setting setting, long seed, BiConsumer<Match<Battle>, OpenQuestion<Battle, ?>> look) {
        var dice = new SeededDice(seed);
        var match = new Match<>(new Regiments(), BattleStart.start(setting), dice);
        var lot = new RandomSource(seed);
        while (!match.over()) {
            var open = match.open().stream().filter(o -> !o.answered()).findFirst().orElseThrow();
            look.accept(match, open);
            answer(match, open, lot);
        }
        return match;
    }

    private static <A> void answer(
            Match<Battle> match, OpenQuestion<Battle, A> open, RandomSource lot) {
        var refusal = match.answer(open.side(), open.number(), open.choices().any(lot));
        if (refusal != null) throw new IllegalStateException(open + " " + refusal);
    }
}
