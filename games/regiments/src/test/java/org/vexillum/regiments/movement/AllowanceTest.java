package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Fast;
import org.vexillum.regiments.traits.UnitTraits.Flying;
import org.vexillum.regiments.traits.UnitTraits.Musician;
import org.vexillum.regiments.traits.UnitTraits.Slow;
import org.vexillum.regiments.traits.UnitTraits.Strider;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;
import org.vexillum.testkit.Rule;

class AllowanceTest {
    private static Unit five(Trait... traits) {
        return of(Cards.unit("u", 5, traits).models());
    }

    private static Unit of(List<ModelCard> models) {
        return new Unit("u", Side.A, Cards.unit("u", models.toArray(ModelCard[]::new)), null);
    }

    /** Four models alike and a fifth with one trait more. */
    private static Unit mixed(List<Trait> all, Trait one) {
        var models = new ArrayList<>(Collections.nCopies(4, Cards.model(all, Cards.SWORD)));
        var more = new ArrayList<>(all);
        more.add(one);
        models.add(Cards.model(more, Cards.SWORD));
        return of(models);
    }

    private static String inches(Unit unit, Action action) {
        return Lengths.show(Allowance.of(unit, action).value());
    }

    private static String aside(Unit unit) {
        return Lengths.show(Allowance.of(unit, Action.ADVANCE, Way.LEFT).value());
    }

    @Test
    @Rule("AOFR-ACTION-02")
    void aUnitThatHoldsDoesNotMove() {
        assertThat(inches(five(new Fast()), Action.HOLD)).isEqualTo("0");
    }

    @Test
    @Rule("AOFR-ACTION-03")
    void anAdvanceIsSixInches() {
        assertThat(inches(five(), Action.ADVANCE)).isEqualTo("6");
    }

    @Test
    @Rule("AOFR-ACTION-04")
    void aRushIsTwelveInches() {
        assertThat(inches(five(), Action.RUSH)).isEqualTo("12");
    }

    @Test
    @Rule("AOFR-ACTION-05")
    void aChargeIsTwelveInches() {
        assertThat(inches(five(), Action.CHARGE)).isEqualTo("12");
    }

    @Test
    @Rule("AOFR-ACTION-06")
    void theChangesAreMadeInOrderAndFractionsAreKept() {
        var quick = mixed(List.of(new Fast()), new Musician());
        assertThat(inches(quick, Action.ADVANCE)).isEqualTo("9");
        assertThat(aside(quick)).isEqualTo("4.5");
        assertThat(inches(quick, Action.RUSH)).isEqualTo("17");
        assertThat(inches(quick, Action.CHARGE)).isEqualTo("17");
        var slow = mixed(List.of(new Slow()), new Musician());
        assertThat(inches(slow, Action.ADVANCE)).isEqualTo("5");
        assertThat(aside(slow)).isEqualTo("2.5");
        assertThat(inches(slow, Action.RUSH)).isEqualTo("9");
        for (var action : List.of(Action.ADVANCE, Action.RUSH, Action.CHARGE)) {
            var open = Allowance.of(quick, action);
            assertThat(Lengths.show(Allowance.throughDifficult(quick, open).value()))
                    .isEqualTo("6");
        }
    }

    @Test
    @Rule("AOFR-SR-FAST-1")
    void fastUnitsGoTwoOrFourInchesFarther() {
        assertThat(inches(five(new Fast()), Action.ADVANCE)).isEqualTo("8");
        assertThat(inches(five(new Fast()), Action.RUSH)).isEqualTo("16");
        assertThat(inches(five(new Fast()), Action.CHARGE)).isEqualTo("16");
        assertThat(inches(five(new Fast(), new Slow()), Action.RUSH)).isEqualTo("12");
    }

    @Test
    @Rule("AOFR-SR-SLOW-1")
    void slowUnitsGoTwoOrFourInchesLess() {
        assertThat(inches(five(new Slow()), Action.ADVANCE)).isEqualTo("4");
        assertThat(aside(five(new Slow()))).isEqualTo("2");
        assertThat(inches(five(new Slow()), Action.RUSH)).isEqualTo("8");
        assertThat(inches(five(new Slow()), Action.CHARGE)).isEqualTo("8");
    }

    @Test
    @Rule("AOFR-MOVE-10")
    void theSlowestModelSetsThePace() {
        assertThat(inches(mixed(List.of(), new Fast()), Action.RUSH)).isEqualTo("12");
        assertThat(inches(mixed(List.of(), new Slow()), Action.RUSH)).isEqualTo("8");
        assertThat(inches(mixed(List.of(new Fast()), new Slow()), Action.RUSH)).isEqualTo("12");
    }

    @Test
    @Rule("AOFR-MOVE-10")
    void theLastModelThatHeldTheOthersBackMayFall() {
        var unit = mixed(List.of(new Fast()), new Slow());
        unit.remove(4);
        assertThat(inches(unit, Action.ADVANCE)).isEqualTo("8");
    }

    @Test
    @Rule("AOFR-CMD-MUSICIAN")
    void theMusicianAddsAnInchToMoveActions() {
        var unit = mixed(List.of(), new Musician());
        assertThat(inches(unit, Action.HOLD)).isEqualTo("0");
        assertThat(inches(unit, Action.ADVANCE)).isEqualTo("7");
        assertThat(inches(unit, Action.RUSH)).isEqualTo("13");
        assertThat(inches(unit, Action.CHARGE)).isEqualTo("13");
    }

    @Test
    @Rule("AOFR-CMD-BEARER")
    void theInchIsLostWithTheMusician() {
        var unit = mixed(List.of(), new Musician());
        unit.remove(4);
        assertThat(inches(unit, Action.ADVANCE)).isEqualTo("6");
    }

    @Test
    @Rule("AOFR-TERRAIN-04")
    void difficultTerrainLeavesSixInchesUnlessAllIgnoreIt() {
        assertThat(inDifficult(five(new Fast()))).isEqualTo("6");
        assertThat(inDifficult(five(new Slow()))).isEqualTo("6");
        assertThat(inDifficult(five(new Strider()))).isEqualTo("12");
        assertThat(inDifficult(five(new Flying()))).isEqualTo("12");
        assertThat(inDifficult(mixed(List.of(), new Strider()))).isEqualTo("6");
    }

    private static String inDifficult(Unit unit) {
        var open = Allowance.of(unit, Action.RUSH);
        return Lengths.show(Allowance.throughDifficult(unit, open).value());
    }

    @Test
    void everyChangeIsNamedWithItsRule() {
        var quick = mixed(List.of(new Fast()), new Musician());
        var aside = Allowance.of(quick, Action.ADVANCE, Way.BACKWARD);
        assertThat(aside.rules().ids())
                .containsExactly(
                        "AOFR-ACTION-03", "AOFR-SR-FAST-1", "AOFR-CMD-MUSICIAN", "AOFR-MOVE-04");
    }

    @Test
    void traitsOfAForcesOwnChangeTheMove() {
        assertThat(inches(five(new OwnTraitEffect.ModifiesMove("Eager", 1, 3)), Action.RUSH))
                .isEqualTo("15");
        var charging = new OwnTraitEffect.Gives("Fierce", new Fast(), Condition.CHARGING);
        assertThat(inches(five(charging), Action.CHARGE)).isEqualTo("16");
        assertThat(inches(five(charging), Action.RUSH)).isEqualTo("12");
        assertThat(
                        inches(
                                mixed(List.of(), new OwnTraitEffect.ModifiesMove("Heavy", -1, -1)),
                                Action.ADVANCE))
                .isEqualTo("5");
    }
}
