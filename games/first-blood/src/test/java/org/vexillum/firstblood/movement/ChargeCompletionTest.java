package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Charges.apart;
import static org.vexillum.firstblood.movement.Charges.home;
import static org.vexillum.firstblood.movement.Charges.moving;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.piece;
import static org.vexillum.firstblood.movement.Muster.theirs;
import static org.vexillum.firstblood.movement.Muster.up;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** What a charge is worth when it gets there. */
class ChargeCompletionTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CHARGE-21", "FB-CHARGE-22"})
    void aSuccessfulChargeInspires(int number) {
        var edition = Edition.numbered(number);
        var battle = apart(edition, "4");
        var referee = Scripted.answering(battle, List.of(ModelMoves.of(go(0, "13.5,10"))), 3);
        new ChargeAction("ours").play(battle, referee);
        assertThat(battle.regiment("ours").inspired())
                .isEqualTo(number == 1 ? Inspired.NEXT_CLASH : Inspired.WHOLE_ROUND);
        assertThat(battle.regiment("ours").base(0).centre()).isEqualTo(Field.at("13.5,10"));
    }

    /** The gap is 4 inches; over the fence it costs 2 more, round it the detour. */
    @Test
    @Rule("FB-TERRAIN-14")
    void chargingOverAnObstacleCostsTwoInchesAndTheImpact() {
        var battle =
                Field.of(FIRST)
                        .terrain(piece("fence", "12,7.5", "12.5,12.5", Kind.OBSTACLE))
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .battle();
        assertRefused(moving(battle, "5.9", go(0, "14,10")), "FB-CHARGE-13", "too-far-over");
        assertThat(moving(battle, "6", go(0, "14,10"))).isNull();
        assertThat(home(battle, go(0, "14,10")).impacting()).isEmpty();
    }

    private static Battle through(Kind kind, WeightClass weight) {
        return Field.of(FIRST)
                .terrain(piece("thicket", "12,7", "12.5,10.2", kind))
                .with(Levy.of(FIRST, "ours").weight(weight).models(2).build(), "10,10", "10,12")
                .with(theirs(FIRST, 1), "15,11")
                .battle();
    }

    @Test
    @Rule({"FB-TERRAIN-17", "FB-TERRAIN-18"})
    void hinderingTerrainTakesImpactsOfModelsAndTheInspirationOfAll() {
        var medium = through(Kind.HINDERING, WeightClass.MEDIUM);
        var home = home(medium, go(0, "14,10"), go(1, "14,12"));
        assertThat(home.impacting()).containsExactly(1);
        assertThat(home.uninspiring()).isEqualTo("FB-TERRAIN-18");
        home.play(medium, Scripted.answering(medium, List.of()));
        assertThat(medium.regiment("ours").inspired()).isEqualTo(Inspired.NO);
        var light = through(Kind.HINDERING, WeightClass.LIGHT);
        assertThat(home(light, go(0, "14,10"), go(1, "14,12")).uninspiring()).isEmpty();
    }

    @Test
    @Rule("FB-TERRAIN-17")
    void aWayBesideHinderingTerrainKeepsEverything() {
        var medium = through(Kind.HINDERING, WeightClass.MEDIUM);
        medium.regiment("ours").place(0, Field.at("10,13.5"));
        var home = home(medium, go(0, "14.3,12.1"), go(1, "13.9,11"));
        assertThat(home.impacting()).containsExactly(0, 1);
        assertThat(home.uninspiring()).isEmpty();
    }

    @Test
    @Rule("FB-RUIN-07")
    void cavalryIsNotInspiredByChargingIntoARuin() {
        for (var type : ModelType.values()) {
            var battle =
                    Field.of(FIRST)
                            .terrain(Muster.ruin("14,8", "18,12", 2))
                            .with(Levy.of(FIRST, "ours").type(type).models(1).build(), "10,10")
                            .with(theirs(FIRST, 1), "15,10")
                            .battle();
            boolean mounted = type == ModelType.CAVALRY || type == ModelType.BRUTE;
            assertThat(home(battle, go(0, "13.5,10")).uninspiring())
                    .isEqualTo(mounted ? "FB-RUIN-07" : "");
        }
    }

    @Test
    @Rule("FB-RUIN-11")
    void whoChangesFloorsInAChargeHasNoImpactAndNoInspiration() {
        var battle =
                Field.of(FIRST)
                        .terrain(Muster.ruin("12,8", "18,13", 2))
                        .with(ours(FIRST, 2).build(), "11,10", "11,12")
                        .with(theirs(FIRST, 2), "15,10", "15,12")
                        .battle();
        battle.regiment("theirs").place(0, Field.at("15,10"), 1);
        var home = home(battle, up(0, "14,10", 1), go(1, "14,12"));
        assertThat(home.impacting()).containsExactly(1);
        assertThat(home.climbed()).containsExactly(0);
        home.play(battle, Scripted.answering(battle, List.of()));
        var ours = battle.regiment("ours");
        assertThat(ours.inspired()).isEqualTo(Inspired.NEXT_CLASH);
        assertThat(ours.uninspired(0)).isTrue();
        assertThat(ours.uninspired(1)).isFalse();
        ours.setInspired(Inspired.NEXT_CLASH);
        assertThat(ours.uninspired(0)).isFalse();
    }

    @Test
    @Rule("FB-IMPACT-01")
    void impactAttacksFollowTheMoveWithinTheCharge() {
        var riders = Levy.of(FIRST, "ours").type(ModelType.CAVALRY).models(1).build();
        var battle = Field.of(FIRST).with(riders, "10,10").with(theirs(FIRST, 1), "15,10").battle();
        var answers = List.of(ModelMoves.of(go(0, "14,10")));
        var referee = Scripted.answering(battle, answers, /* charge */ 5, /* impact */ 6);
        new ChargeAction("ours").play(battle, referee);
        var kinds = referee.events.stream().map(event -> event.getClass().getSimpleName()).toList();
        assertThat(kinds.indexOf("HitsRolled")).isGreaterThan(kinds.indexOf("RegimentCharged"));
    }

    @Test
    @Rule("FB-CHARGE-23")
    void theClashMayGoToEnemiesThatWereNotCharged() {
        var bystander = Levy.of(FIRST, "bystander").side(Side.B).models(1).build();
        var riders = Levy.of(FIRST, "ours").type(ModelType.CAVALRY).models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(riders, "14,10")
                        .with(theirs(FIRST, 1), "15,10")
                        .with(bystander, "14,11.5")
                        .battle();
        var foes = battle.regiments(Side.B);
        var reach = ModelTargets.of(battle, riders, Manner.CLASH, foes).getFirst();
        assertThat(reach.options())
                .extracting(ModelTargets.Option::target)
                .containsExactlyInAnyOrder("theirs", "bystander");
        var impact = ImpactAttacks.of(battle, "ours", List.of("theirs")).noted().getFirst();
        assertThat(impact.options())
                .extracting(ModelTargets.Option::target)
                .containsExactly("theirs");
    }

    @Test
    @Rule("FB-SR-LINEBREAKER-E1")
    void inTheFirstEditionLinebreakersTakeTheShieldsOfWhomTheyEngage() {
        var shields = Levy.of(FIRST, "theirs").side(Side.B).traits("Shield").models(1).build();
        var battle =
                Field.of(FIRST)
                        .with(
                                Levy.of(FIRST, "ours").traits("Linebreaker").models(1).build(),
                                "10,10")
                        .with(shields, "15,10")
                        .battle();
        var referee = Scripted.answering(battle, List.of(ModelMoves.of(go(0, "14,10"))), 3);
        new ChargeAction("ours").play(battle, referee);
        assertThat(shields.boons()).hasSize(1);
        assertThat(Traits.any(battle, shields, MeleeTraits.Shield.class)).isFalse();
    }

    @Test
    @Rule("FB-SR-LINEBREAKER-E2")
    void inTheSecondEditionShieldsAreKept() {
        var shields = Levy.of(SECOND, "theirs").side(Side.B).traits("Shield").models(1).build();
        var battle =
                Field.of(SECOND)
                        .with(
                                Levy.of(SECOND, "ours").traits("Linebreaker").models(1).build(),
                                "10,10")
                        .with(shields, "15,10")
                        .battle();
        var referee = Scripted.answering(battle, List.of(ModelMoves.of(go(0, "14,10"))));
        new ChargeAction("ours").play(battle, referee);
        assertThat(shields.boons()).isEmpty();
    }
}
