package org.vexillum.regiments.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.vexillum.regiments.UnitSpec.trait;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.testkit.Rule;

/** Copies are deep, and the fingerprint sees every change. */
class TableTest {
    private static Battle battle() {
        var troops = unit("Troops").models(5).traits("Tough(3)").weapon("Bomb", 1, "Limited");
        return Fray.battle(Options.DEFAULT, troops, unit("Foes"));
    }

    private static Arguments change(String name, Consumer<Battle> change) {
        return Arguments.of(name, change);
    }

    private static Arguments ofUnit(String name, Consumer<Unit> change) {
        return change(name, battle -> change.accept(battle.unit("a")));
    }

    static List<Arguments> changes() {
        var marker = new Marker(new Point(1, 2), null);
        return List.of(
                ofUnit("wounds", unit -> unit.setWounds(4, 1)),
                ofUnit("tokens", unit -> unit.setTokens(0, 2)),
                ofUnit("spent", unit -> unit.spend(3, 0)),
                ofUnit("slots", unit -> unit.stand(new int[] {1, 0, 2, 3, 4})),
                ofUnit("casualty", unit -> unit.remove(4)),
                ofUnit("place", unit -> unit.place(new Pose(1, 2, 3))),
                ofUnit("endangered", unit -> unit.addEndangered(List.of(2))),
                ofUnit("status", unit -> unit.setStatus(Status.AMBUSH)),
                ofUnit("activated", unit -> unit.setActivated(true)),
                ofUnit("shaken", unit -> unit.setShaken(true)),
                ofUnit("fatigued", unit -> unit.setFatigued(true)),
                ofUnit("arrived", unit -> unit.setArrived(true)),
                ofUnit("fought", unit -> unit.setFought(true)),
                ofUnit("woundsTaken", unit -> unit.addWoundsTaken(2)),
                ofUnit(
                        "boons",
                        unit -> unit.setBoons(List.of(new SpellBoon("Oath", trait("Furious"))))),
                ofUnit("destroyed", Unit::destroy),
                change("markers", battle -> battle.setMarkers(List.of(marker))),
                change("markersToPlace", battle -> battle.setMarkersToPlace(3)),
                change("stage", battle -> battle.setStage(Stage.OVER)),
                change("round", battle -> battle.setRound(2)),
                change("toAct", battle -> battle.setToAct(Side.B)),
                change("opening", battle -> battle.setOpening(Side.B)),
                change("finishedFirst", battle -> battle.setFinishedFirst(Side.A)),
                change("southern", battle -> battle.setSouthern(Side.B)),
                change("conceded", battle -> battle.setConceded(Side.A)),
                change("declined", battle -> battle.setDeclined(List.of(Side.B))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("changes")
    void aChangeOfACopyIsNotSeenAndHasAnotherFingerprint(String name, Consumer<Battle> change) {
        var battle = battle();
        long before = battle.fingerprint();
        var copy = battle.copy();
        assertThat(copy.fingerprint()).isEqualTo(before);
        change.accept(copy);
        assertThat(copy.fingerprint()).isNotEqualTo(before);
        assertThat(battle.fingerprint()).isEqualTo(before);
        assertThat(copy.copy().fingerprint()).isEqualTo(copy.fingerprint());
    }

    static List<Arguments> conditions() {
        return List.of(
                ofUnit("wounds elsewhere", unit -> unit.setWounds(3, 1)),
                ofUnit("spent", unit -> unit.spend(3, 0)),
                ofUnit("another weapon spent", unit -> unit.spend(3, 1)),
                ofUnit("slots", unit -> unit.stand(new int[] {1, 0, 2, 3, 4})),
                ofUnit("casualty", unit -> unit.remove(4)),
                ofUnit("another casualty", unit -> unit.remove(3)),
                ofUnit("shaken", unit -> unit.setShaken(true)),
                ofUnit("fatigued", unit -> unit.setFatigued(true)),
                ofUnit(
                        "boons",
                        unit -> unit.setBoons(List.of(new SpellBoon("Oath", trait("Fast"))))));
    }

    /** What bots know about fights they find again by it. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("conditions")
    void theConditionTellsApartAllThatMattersInAFight(String name, Consumer<Battle> change) {
        var battle = battle();
        battle.unit("a").setWounds(2, 1);
        var copy = battle.copy();
        assertThat(copy.unit("a").condition()).isEqualTo(battle.unit("a").condition());
        change.accept(copy);
        for (var other : conditions()) {
            var third = battle.copy();
            @SuppressWarnings("unchecked")
            var another = (Consumer<Battle>) other.get()[1];
            another.accept(third);
            if (other.get()[0].equals(name)) continue;
            assertThat(third.unit("a").condition()).isNotEqualTo(copy.unit("a").condition());
        }
        assertThat(copy.unit("a").condition()).isNotEqualTo(battle.unit("a").condition());
    }

    @Test
    void whereAUnitStandsIsNoPartOfItsCondition() {
        var unit = battle().unit("a");
        long before = unit.condition();
        unit.place(new Pose(1, 2, 3));
        unit.setActivated(true);
        unit.setTokens(0, 2);
        assertThat(unit.condition()).isEqualTo(before);
    }

    @Test
    void modelsWithEqualCardsAreOfOneKind() {
        var unit = unit("Troops").models(4).upgrade("Sergeant").upgrade("Banner").on(Side.A, "u");
        assertThat(List.of(unit.kind(0), unit.kind(1), unit.kind(2), unit.kind(3)))
                .containsExactly(0, 0, 2, 3);
    }

    @Test
    void theOwnerOfAMarkerIsSeen() {
        var battle = battle();
        battle.setMarkers(List.of(new Marker(new Point(1, 2), Side.A)));
        long before = battle.fingerprint();
        battle.setMarkers(List.of(new Marker(new Point(1, 2), Side.B)));
        assertThat(battle.fingerprint()).isNotEqualTo(before);
    }

    @Test
    void theEndOfAnActivationForgetsItsMarks() {
        var unit = battle().unit("a");
        unit.addWoundsTaken(2);
        unit.setFought(true);
        unit.endActivation();
        assertThat(unit.woundsTaken()).isZero();
        assertThat(unit.fought()).isFalse();
    }

    @Test
    void unitsAreFoundByTheirIds() {
        var battle = battle();
        assertThat(battle.unit("b").name()).isEqualTo("Foes");
        assertThatIllegalArgumentException().isThrownBy(() -> battle.unit("c"));
        battle.unit("b").destroy();
        assertThat(battle.onTable(Side.A)).extracting(Unit::id).containsExactly("a");
        assertThat(battle.onTable(Side.B)).isEmpty();
    }

    @Test
    void onlyALivingModelCanBeRemoved() {
        var unit = battle().unit("a");
        unit.remove(3);
        assertThatIllegalArgumentException().isThrownBy(() -> unit.remove(3));
        assertThat(unit.living()).isEqualTo(4);
    }

    /** They belong to the model (AOFR-SR-CASTER-1). */
    @Test
    @Rule("AOFR-SR-CASTER-1")
    void theTokensOfAFallenModelAreGone() {
        var unit = battle().unit("a");
        unit.setTokens(3, 2);
        unit.setTokens(4, 1);
        unit.remove(3);
        assertThat(unit.tokens(3)).isZero();
        assertThat(unit.tokens(4)).isEqualTo(1);
    }

    @Test
    void aUnitOffTheTableHasNoFront() {
        var unit = battle().unit("a");
        assertThat(unit.place()).isNull();
        assertThatIllegalStateException().isThrownBy(unit::front);
    }

    @Test
    void spellsGiveTheirTraitsToEveryModel() {
        var unit = battle().unit("a");
        unit.setBoons(List.of(new SpellBoon("Oath", trait("Furious"))));
        assertThat(unit.traits(2)).contains(trait("Furious"), trait("Tough(3)"));
        assertThat(unit.woundsLeft()).isEqualTo(15);
        assertThat(unit.points()).isEqualTo(100);
    }

    @Test
    void theFootprintFollowsTheFormation() {
        var unit = unit("Troops").models(6).on(Side.A, "u");
        unit.place(new Pose(100_000, 100_000, 0));
        var six = unit.footprint();
        unit.stand(new int[] {0, 1});
        assertThat(unit.footprint()).isNotEqualTo(six).isEqualTo(unit.footprint(unit.front()));
    }

    @Test
    void theSameUnitWithOtherCardsIsInTheSameState() {
        var unit = battle().unit("a");
        unit.setWounds(2, 1);
        var tougher = unit("Giant").traits("Tough(6)").model();
        var other = unit.with(card -> tougher);
        assertThat(other.card(4)).isEqualTo(tougher);
        assertThat(other.woundsLeft(2)).isEqualTo(5);
        assertThat(unit.woundsLeft(2)).isEqualTo(2);
        assertThat(other.kinds()).containsExactly(0);
    }

    @Test
    void anEmptyUnitHasNoTraitInCommon() {
        var unit = battle().unit("a");
        assertThat(unit.all(PlainTrait.Tough.class)).isTrue();
        unit.destroy();
        assertThat(unit.all(PlainTrait.Tough.class)).isFalse();
        assertThat(unit.kinds()).isEmpty();
        assertThat(unit.hero()).isEqualTo(-1);
    }

    /** What is plain is what most models are, wherever they stand on the card. */
    @Test
    @Rule("AOFR-CASUALTY-01")
    void theCommonestModelIsWorthLeast() {
        var gunner = unit("Gunner").weapon("Sword", 1).shooting("Gun", 1).model();
        var plain = unit("Soldier").weapon("Sword", 1).model();
        var models = List.of(gunner, plain, plain, plain);
        var card = new UnitCard("u", "u", "u", 100, models, 2500, 2500, false, null);
        var mixed = new Unit("u", Side.A, card, null);
        assertThat(mixed.worth(0)).isPositive();
        assertThat(mixed.worth(1)).isZero();
        assertThat(mixed.worth(3)).isZero();
    }

    @Test
    void aHeroStandsForHisUnitOnceHeIsAlone() {
        var led = unit("Troops").models(3).joinedBy(unit("Hero")).on(Side.A, "u");
        assertThat(led.ordinary()).isLessThan(3);
        for (int model = 0; model < 3; model++) led.remove(model);
        assertThat(led.ordinary()).isEqualTo(3);
    }

    @Test
    void spellsGiveWeaponRulesToWeaponsAndOthersToModels() {
        var unit = battle().unit("a");
        for (var rule : List.of("Counter", "Takedown", "Deadly(3)", "Indirect")) {
            unit.setBoons(List.of(new SpellBoon("Oath", trait(rule))));
            assertThat(unit.weapons(0).getFirst().traits()).contains(trait(rule));
        }
        unit.setBoons(List.of(new SpellBoon("Oath", trait("Furious"))));
        assertThat(unit.weapons(0).getFirst().traits()).doesNotContain(trait("Furious"));
    }
}
