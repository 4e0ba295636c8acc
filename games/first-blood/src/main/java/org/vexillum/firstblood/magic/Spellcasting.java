package org.vexillum.firstblood.magic;

import org.vexillum.firstblood.combat.RollUnder;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.GrantedTraits;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.VolleyTraits;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Reading;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.Referee;

/**
 * An incantation and its target are chosen: the roll and what comes of it.
 *
 * @param model the casting model
 * @param interfered whether an enemy caster is near enough to disturb it (FB-MAGIC-10)
 */
public record Spellcasting(
        String regiment, int model, String incantation, String target, boolean interfered) {
    /** FB-MAGIC-10. */
    static final int INTERFERENCE = Lengths.inches(10);

    public static Spellcasting of(Battle battle, Regiment caster, ChooseIncantation.Cast cast) {
        return new Spellcasting(
                caster.id(),
                cast.model(),
                cast.incantation(),
                cast.target(),
                interfered(battle, caster, cast.model()));
    }

    /** The same with an enemy caster near, or none. */
    public Spellcasting interfered(boolean now) {
        return new Spellcasting(regiment, model, incantation, target, now);
    }

    /** Exactly 10 inches is within; a caster needs neither sight nor incantations for it. */
    static boolean interfered(Battle battle, Regiment caster, int model) {
        for (var enemy : battle.regiments(caster.side().other())) {
            if (Distance.clearlyBeyond(caster, enemy, INTERFERENCE)) continue;
            for (int other : enemy.models())
                if (Casters.caster(battle, enemy, other)
                        && Distance.within(battle, caster, model, enemy, other, INTERFERENCE))
                    return true;
        }
        return false;
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var effects = cast(battle, referee);
        if (effects != null) effects.play(battle, referee);
    }

    /** Rolls; what comes of it, or null if it failed. */
    public @Nullable IncantationEffects cast(Battle battle, Referee<Battle> referee) {
        referee.record(
                new MagicEvents.IncantationTried(
                        regiment, model, incantation, target, rules(battle)));
        var spell = spell(battle);
        int successes = roll(battle, spell, referee);
        if (successes < spell.successes()) return null; // FB-MAGIC-09
        fanaticalDevotion(battle, referee);
        int piercing = piercing(battle, caster(battle), model);
        return new IncantationEffects(regiment, spell, target, successes, piercing);
    }

    /** What the caster's own Armor Piercing does to the hits of its incantations. */
    public static int piercing(Battle battle, Regiment caster, int model) {
        boolean pierces = battle.edition().spellPiercing() == Edition.SpellPiercing.LIKE_VOLLEYS;
        if (!pierces) return 0;
        return Traits.value(battle, caster, model, VolleyTraits.ArmorPiercing.class);
    }

    private Rules rules(Battle battle) {
        var rules = Rules.of("FB-MAGIC-03", spell(battle).self() ? "FB-MAGIC-06" : "FB-MAGIC-04");
        if (Engagement.engaged(battle, caster(battle))) rules = rules.and("FB-MAGIC-05");
        if (Casters.whole(battle, caster(battle))) rules = rules.and("FB-MAGIC-07");
        return rules.and(PrintedIncantations.rules(spell(battle)));
    }

    /** The incantation that is cast. */
    public Incantation spell(Battle battle) {
        var spell = battle.setting().force(caster(battle).side()).incantation(incantation);
        if (spell == null) throw new IllegalArgumentException("no incantation " + incantation);
        return spell;
    }

    private Regiment caster(Battle battle) {
        return battle.regiment(regiment);
    }

    /** FB-MAGIC-08. */
    private int roll(Battle battle, Incantation spell, Referee<Battle> referee) {
        var level = level(battle);
        var attunement = attunement(spell);
        var check = RollUnder.check(attunement.value());
        var side = caster(battle).side();
        var dice = new Dice(side, Throw.CASTING, check, level.value());
        var roll = referee.roll(dice, Reading.successes(check));
        int successes = roll.successes();
        var rules = Rules.of("FB-MAGIC-08").and(level.rules()).and(attunement.rules());
        boolean devout = devout(battle);
        if (devout && roll.failures() > 0) {
            successes++;
            rules = rules.and(devoutRule(battle));
        }
        int needed = spell.successes();
        referee.record(
                new MagicEvents.CastingRolled(
                        regiment,
                        incantation,
                        level,
                        attunement,
                        roll,
                        successes,
                        needed,
                        successes >= needed,
                        expected(level.value(), check.chance(), devout),
                        rules.and("FB-MAGIC-09")));
        return successes;
    }

    /** Never cumulative with itself, never below no dice at all (FB-MAGIC-14). */
    private ExplainedNumber level(Battle battle) {
        var caster = caster(battle);
        int printed = Casters.level(battle, caster, model);
        boolean priest = Casters.priest(battle, caster, model);
        var rule = priest ? "FB-SR-PRIEST" : "FB-SR-WIZARD";
        var level = ExplainedNumber.of(printed, new Cause(rule, priest ? "Priest" : "Wizard"));
        int lower = hardness(battle, caster);
        if (lower == 0) return level;
        var cause = new Cause("FB-MAGIC-14", "hard to enchant");
        return level.plus(-lower, cause).atLeast(0, cause);
    }

    private int hardness(Battle battle, Regiment caster) {
        var aimedAt = battle.regiment(target);
        if (aimedAt.side() == caster.side()) return 0;
        return GrantedTraits.hardToEnchant(aimedAt);
    }

    private ExplainedNumber attunement(Incantation spell) {
        var attunement =
                ExplainedNumber.of(spell.attunement(), new Cause("FB-MAGIC-03", "Attunement"));
        if (!interfered) return attunement;
        var cause = new Cause("FB-MAGIC-10", "interference");
        return attunement.plus(-1, cause).atLeast(1, cause);
    }

    /** The successes to be expected; one more where Devout helps and a die fails. */
    private static double expected(int dice, double chance, boolean devout) {
        double rolled = dice * chance;
        return devout ? rolled + 1 - StrictMath.pow(chance, dice) : rolled;
    }

    /** One failed die of a Priest becomes a success (FB-SR-DEVOUT-E1, FB-SR-DEVOUT-E2). */
    private boolean devout(Battle battle) {
        if (!Casters.priest(battle, caster(battle), model)) return false;
        if (!Traits.regimental(battle, battle.regiment(target), RegimentTraits.Devout.class))
            return false;
        return friendly(battle) || anybody(battle);
    }

    private boolean friendly(Battle battle) {
        return battle.regiment(target).side() == caster(battle).side();
    }

    private static boolean anybody(Battle battle) {
        return battle.edition().devoutCasting() == Edition.DevoutCasting.BY_ANYBODY
                && battle.options().devoutPriests() == Options.DevoutPriests.ANY;
    }

    private static String devoutRule(Battle battle) {
        return battle.edition().devoutCasting() == Edition.DevoutCasting.BY_FRIENDS
                ? "FB-SR-DEVOUT-E1"
                : "FB-SR-DEVOUT-E2";
    }

    /** Healed before the effect, and only if the casting succeeded (FB-SR-FANATICAL-DEVOTION). */
    private void fanaticalDevotion(Battle battle, Referee<Battle> referee) {
        if (!friendly(battle) || !Casters.priest(battle, caster(battle), model)) return;
        var devoted = battle.regiment(target);
        if (!Traits.regimental(battle, devoted, RegimentTraits.FanaticalDevotion.class)) return;
        IncantationEffects.heal(
                battle, incantation, target, 3, "FB-SR-FANATICAL-DEVOTION", referee);
    }
}
