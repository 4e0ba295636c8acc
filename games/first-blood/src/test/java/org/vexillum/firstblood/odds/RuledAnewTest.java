package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.odds.Skirmishes.levy;
import static org.vexillum.firstblood.odds.WholePlays.EXACT;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.testkit.Rule;

/** Rules that were read otherwise before, in play and in odds. */
class RuledAnewTest {
    private static final List<Terrain.Kind> WATER = List.of(Terrain.Kind.WATER);

    // ---- the sum first, then the lowest value

    private static Field inWater(int edition, int clash, boolean inspired) {
        var a = levy(edition, "A").profile(5, 0, clash, 1, 1, 3, 2, 0).model(Role.TROOPER).build();
        a.setInspired(inspired ? Inspired.WHOLE_ROUND : Inspired.NO);
        int near = inches(8);
        int far = inches(12);
        var water = Area.polygon(near, near, far, near, far, far, near, far);
        return Field.of(Edition.numbered(edition))
                .terrain(new Terrain("pond", water, WATER, 0, false, 0, List.of(), null))
                .with(a, "10,10")
                .with(levy(edition, "B").models(2).build(), "10,11.5", "11,11.5");
    }

    /** One more for being Inspired, one less for Water; never below 1 there. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, true, 1", "1, 2, true, 2", "1, 1, false, 1", "1, 2, false, 1", "1, 3, false, 2",
        "2, 1, true, 1", "2, 2, true, 2", "2, 1, false, 1", "2, 2, false, 1", "2, 3, false, 2"
    })
    @Rule({"FB-PROF-04", "FB-TERRAIN-19"})
    void waterAndInspired(int edition, int clash, boolean inspired, int needed) {
        var field = inWater(edition, clash, inspired);
        var bout = Bout.on(field);
        var assault = Skirmishes.clash(bout.battle());
        var odds = OddsCalculator.on(bout.battle()).of(assault, "B");
        WholePlays.ofFewFaces(bout.battle(), assault::play).mustAgree(odds);
        assertThat(odds.hits().mean()).isCloseTo(needed / 6.0, within(EXACT));
        bout.clash(needed + 1).act(assault::play);
        assertThat(bout.event(HitsRolled.class).needed().value()).isEqualTo(needed);
        assertThat(bout.event(HitsRolled.class).hits()).isZero();
    }

    // ---- a caster's own Armor Piercing

    private static Field casting(int edition, int own, int printed) {
        var bolt =
                new Incantation(
                        "Bolt",
                        inches(12),
                        3,
                        2,
                        Aim.ENEMY,
                        List.of(new Effect.Hits(1, 0, printed)));
        var mage = levy(edition, "A").incantations("Bolt");
        if (own > 0) mage.traits("Wizard (2)", "Armor Piercing (" + own + ")");
        else mage.traits("Wizard (2)");
        return Field.of(Edition.numbered(edition))
                .incantations(bolt)
                .with(mage.model(Role.CHARACTER).build())
                .with(levy(edition, "B").profile(5, 0, 2, 1, 2, 3, 3, 0).models(1).build());
    }

    /** Defence 3: the higher of both values counts in edition 1, none in edition 2. */
    @ParameterizedTest
    @CsvSource({
        "1, 0, 0, 3",
        "1, 1, 0, 2",
        "1, 2, 0, 1",
        "1, 3, 0, 0",
        "1, 2, 1, 1",
        "1, 1, 2, 1",
        "2, 2, 0, 3"
    })
    @Rule("FB-SR-ARMOR-PIERCING-E1")
    void armorPiercingOfTheCaster(int edition, int own, int printed, int defence) {
        var spell = new Spellcasting("A", 0, "Bolt", "B", false);
        var bout = Bout.on(casting(edition, own, printed));
        var odds = OddsCalculator.on(bout.battle()).of(spell);
        WholePlays.ofFewFaces(bout.battle(), spell::play).mustAgree(odds.odds());
        // two dice of 3 or less, then one hit that is not defended; a 6 always fails
        double wounded = 0.25 * (6 - defence) / 6.0;
        assertThat(1 - odds.odds().target().wounds().of(0)).isCloseTo(wounded, within(EXACT));
        bout.roll(Throw.CASTING, 1, 1).defence(defence + 1).morale(1).act(spell::play);
        assertThat(bout.regiment("B").wounds(0)).isEqualTo(1);
        assertThat(bout.cites("FB-SR-ARMOR-PIERCING-E1")).isEqualTo(edition == 1 && own > 0);
    }

    // ---- officer and ranks test at the same time

    private static Field officered(int ranks) {
        var b = levy(1, "B").profile(5, 0, 2, 1, 3, 2, 1, 0).model(Role.OFFICER);
        b.profile(5, 0, 2, 1, 1, 2, 1, 0);
        for (int i = 0; i < ranks; i++) b.model(Role.TROOPER);
        var a = levy(1, "A").profile(5, 0, 5, 1, 1, 3, 2, 0);
        return Field.of(Edition.FIRST)
                .with(a.model(Role.TROOPER).model(Role.TROOPER).build())
                .with(b.build());
    }

    /** One strikes the ranks, one the officer. */
    private static DeclaredAttacks atBoth(Battle battle) {
        var strikes =
                List.of(
                        new ModelAttack(0, "B", RankAndFile.WHOLE, true),
                        new ModelAttack(1, "B", 0, true));
        var front = new EngagedModels("B", RankAndFile.living(battle.regiment("B")), List.of(0, 1));
        return new DeclaredAttacks("A", Manner.CLASH, strikes, List.of(front));
    }

    /** Eight are left when the dice are rolled: what the ranks lose then takes nothing away. */
    @ParameterizedTest
    @CsvSource({"8, 3, 0", "7, 2, 1"})
    @Rule("FB-MORALE-03")
    void officerAndRanksTestAtTheSameTime(int ranks, int resolve, int officerFails) {
        var bout = Bout.on(officered(ranks));
        var assault = atBoth(bout.battle());
        bout.clash(1).clash(1).defence(6).defence(6).morale(6).morale(3).act(assault::play);
        var tests = bout.all(MoraleRolled.class);
        assertThat(tests).extracting(test -> test.resolve().value()).containsOnly(resolve);
        assertThat(tests).extracting(MoraleRolled::wounds).containsExactly(1, officerFails);
        assertThat(bout.regiment("B").living()).isEqualTo(ranks + 1 - 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 8})
    @Rule("FB-MORALE-03")
    void andSoDoTheyInOdds(int ranks) {
        var battle = officered(ranks).battle();
        var assault = atBoth(battle);
        WholePlays.ofFewFaces(battle, assault::play)
                .mustAgree(OddsCalculator.on(battle).of(assault, "B"));
    }
}
