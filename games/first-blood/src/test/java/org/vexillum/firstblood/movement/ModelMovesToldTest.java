package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Charges.apart;
import static org.vexillum.firstblood.movement.Muster.garrison;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.piece;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.testkit.Rule;

/** What is told of moves: how far, by which way, and by which rules. */
class ModelMovesToldTest {
    private interface Act {
        void play(Battle battle, Referee<Battle> referee);
    }

    private static <E extends Event> E told(
            Battle battle, Class<E> type, List<?> answers, Act act, int... faces) {
        var referee = Scripted.answering(battle, answers, faces);
        act.play(battle, referee);
        return referee.event(type);
    }

    private static boolean silent(Battle battle, Class<?> type, List<?> answers, Act act) {
        var referee = Scripted.answering(battle, answers);
        act.play(battle, referee);
        return referee.events.stream().noneMatch(type::isInstance);
    }

    private static Battle alone(Edition edition) {
        return Field.of(edition).with(ours(edition, 1).build(), "10,10").battle();
    }

    @Nested
    class Marches {
        private static MoveEvents.RegimentMarched march(Edition edition, int nth, String to) {
            return told(
                    alone(edition),
                    MoveEvents.RegimentMarched.class,
                    List.of(ModelMoves.of(go(0, to))),
                    new MarchAction("ours", nth)::play);
        }

        @Test
        @Rule("FB-MARCH-02")
        void aMarchIsToldWithItsWayAndLength() {
            var told = march(FIRST, 1, "13,10");
            assertThat(told.nth()).isEqualTo(1);
            assertThat(told.allowed().value()).isEqualTo(inches("5"));
            var trek = told.models().getFirst();
            assertThat(trek.path()).containsExactly(Field.at("10,10"), Field.at("13,10"));
            assertThat(trek.end()).isEqualTo(Field.at("13,10"));
            assertThat(trek.cost()).isEqualTo(inches("3"));
            assertThat(told.rules().ids())
                    .contains("FB-MARCH-02", "FB-PROF-05")
                    .doesNotContain("FB-MARCH-10", "FB-MARCH-11");
        }

        @Test
        @Rule({"FB-MARCH-10", "FB-MARCH-11"})
        void aSecondMarchIsFullInOneEditionAndHalvedInTheOther() {
            var full = march(FIRST, 2, "13,10");
            assertThat(full.rules().ids()).contains("FB-MARCH-10").doesNotContain("FB-MARCH-11");
            var half = march(SECOND, 2, "12,10");
            assertThat(half.rules().ids()).contains("FB-MARCH-11").doesNotContain("FB-MARCH-10");
            assertThat(half.allowed().value()).isEqualTo(inches("2.5"));
        }

        @Test
        @Rule("FB-SR-FERAL-3")
        void aForcedMarchNamesTheRuleThatForcesIt() {
            var battle =
                    Field.of(FIRST)
                            .with(ours(FIRST, 1).build(), "10,10")
                            .with(theirs(FIRST, 2), "30,10", "10,40")
                            .battle();
            var forced = new ForcedMarch("ours", "theirs", 1);
            var told = told(battle, MoveEvents.RegimentMarched.class, List.of(), forced::play);
            assertThat(told.rules().ids()).contains("FB-SR-FERAL-3", "FB-MARCH-02");
            assertThat(told.models().getFirst().end()).isEqualTo(Field.at("15,10"));
        }

        @Test
        @Rule("FB-SR-FERAL-3")
        void withNobodyToMarchAtNobodyIsMoved() {
            var battle =
                    Field.of(FIRST)
                            .with(ours(FIRST, 1).build(), "10,10")
                            .with(theirs(FIRST, 1))
                            .battle();
            var forced = new ForcedMarch("ours", "theirs", 2);
            var told = told(battle, MoveEvents.NowhereToMarch.class, List.of(), forced::play);
            assertThat(told.nth()).isEqualTo(2);
            assertThat(told.rules().ids()).contains("FB-SR-FERAL-3");
            assertThat(battle.regiment("ours").base(0).centre()).isEqualTo(Field.at("10,10"));
        }

        @Test
        @Rule({"FB-REFORM-01", "FB-REFORM-02"})
        void aReformIsTold() {
            var told =
                    told(
                            apart(FIRST, "0.5"),
                            MoveEvents.RegimentReformed.class,
                            List.of(ModelMoves.STAY),
                            new CombatReform("ours")::play);
            assertThat(told.rules().ids()).contains("FB-REFORM-01", "FB-REFORM-02");
        }
    }

    @Nested
    class Ground {
        private static MoveEvents.TerrainRolled rolled(TerrainDice dice, int... faces) {
            return told(
                    alone(FIRST),
                    MoveEvents.TerrainRolled.class,
                    List.of(),
                    (battle, referee) -> dice.play(battle, new ActionMorale(), referee),
                    faces);
        }

        @Test
        @Rule({"FB-TERRAIN-08", "FB-TERRAIN-10", "FB-TERRAIN-11"})
        void diceForBadGroundAreToldWithWhatWasToBeExpected() {
            var broken = rolled(new TerrainDice("ours", 3, 0, 0), 1, 2, 5);
            assertThat(broken.kind()).isEqualTo(Kind.BROKEN_GROUND);
            assertThat(broken.expected()).isCloseTo(0.5, within(1e-9));
            assertThat(broken.rules().ids()).containsExactly("FB-TERRAIN-08", "FB-TERRAIN-09");
            var dangerous = rolled(new TerrainDice("ours", 0, 2, 0), 5, 1);
            assertThat(dangerous.kind()).isEqualTo(Kind.DANGEROUS);
            assertThat(dangerous.harmed()).isZero();
            assertThat(dangerous.rules().ids()).containsExactly("FB-TERRAIN-10");
            var worse = rolled(new TerrainDice("ours", 0, 0, 2), 3, 1);
            assertThat(worse.kind()).isEqualTo(Kind.VERY_DANGEROUS);
            assertThat(worse.expected()).isCloseTo(1, within(1e-9));
            assertThat(worse.rules().ids()).containsExactly("FB-TERRAIN-11");
        }

        private static Battle over(Kind kind, Levy levy) {
            return Field.of(FIRST)
                    .terrain(piece("bog", "11,9", "12,11", kind))
                    .with(levy.build(), "10,10")
                    .battle();
        }

        private static Levy fluid() {
            return Levy.of(FIRST, "ours").traits("Fluid Formation");
        }

        @Test
        @Rule({"FB-SR-FLUID-FORMATION", "FB-CHAR-07"})
        void whoDoesNotMindBadGroundIsNamed() {
            var march = List.of(ModelMoves.of(go(0, "14,10")));
            var told =
                    told(
                            over(Kind.DANGEROUS, fluid().models(1)),
                            MoveEvents.TerrainIgnored.class,
                            march,
                            new MarchAction("ours", 1)::play);
            assertThat(told.kind()).isEqualTo(Kind.DANGEROUS);
            assertThat(told.models()).containsExactly(0);
            assertThat(told.rules().ids()).containsExactly("FB-SR-FLUID-FORMATION");
            var lord =
                    told(
                            over(Kind.DANGEROUS, Levy.of(FIRST, "ours").model(Role.CHARACTER)),
                            MoveEvents.TerrainIgnored.class,
                            march,
                            new MarchAction("ours", 1)::play);
            assertThat(lord.rules().ids()).contains("FB-CHAR-07");
        }

        @Test
        @Rule({"FB-SR-FLUID-FORMATION", "FB-TERRAIN-08"})
        void whatMattersOnlyInAChargeIsNotMentionedInAMarch() {
            var march = List.of(ModelMoves.of(go(0, "14,10")));
            for (var kind : List.of(Kind.BROKEN_GROUND, Kind.HINDERING))
                assertThat(
                                silent(
                                        over(kind, fluid().models(1)),
                                        MoveEvents.TerrainIgnored.class,
                                        march,
                                        new MarchAction("ours", 1)::play))
                        .isTrue();
            assertThat(
                            silent(
                                    over(Kind.DANGEROUS, fluid().models(1)),
                                    MoveEvents.TerrainIgnored.class,
                                    List.of(ModelMoves.of(go(0, "10,14"))),
                                    new MarchAction("ours", 1)::play))
                    .isTrue();
        }
    }

    @Nested
    class Charging {
        private static MoveEvents.ChargeDeclared declared(Battle battle, int... faces) {
            return told(
                    battle,
                    MoveEvents.ChargeDeclared.class,
                    List.of(),
                    ChargeAction.at("ours", "theirs")::play,
                    faces);
        }

        @Test
        @Rule({"FB-CHARGE-01", "FB-CHARGE-02", "FB-CHARGE-03", "FB-CHARGE-04"})
        void aChargeIsDeclaredWithItsGreatestReach() {
            var first = declared(apart(FIRST, "10"), 1);
            assertThat(first.greatest().value()).isEqualTo(inches("11"));
            assertThat(first.targets()).isEqualTo(ChargeTargets.of("theirs"));
            assertThat(first.rules().ids())
                    .containsExactly(
                            "FB-CHARGE-01", "FB-CHARGE-02", "FB-CHARGE-03", "FB-CHARGE-05");
            var second = declared(apart(SECOND, "6"));
            assertThat(second.greatest().value()).isEqualTo(inches("5"));
            assertThat(second.rules().ids()).contains("FB-CHARGE-04", "FB-CHARGE-06");
        }

        @Test
        @Rule("FB-CMD-05")
        void aStandardIsNamedWhenTheyCharge() {
            var borne = declared(apart(FIRST, "10", Role.STANDARD_BEARER), 1, 1);
            assertThat(borne.rules().ids()).contains("FB-CMD-05");
        }

        private static ChargeCompletion home(String uninspiring, Integer... climbed) {
            return new ChargeCompletion(
                    "ours",
                    ChargeTargets.of("theirs"),
                    new TerrainDice("ours", 0, 0, 0),
                    List.of(),
                    List.of(climbed),
                    uninspiring);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Rule({"FB-CHARGE-21", "FB-CHARGE-22"})
        void whatInspiresIsTold(int number) {
            var battle = apart(Edition.numbered(number), "0.5");
            var told = told(battle, MoveEvents.ChargeInspired.class, List.of(), home("")::play);
            assertThat(told.inspired())
                    .isEqualTo(number == 1 ? Inspired.NEXT_CLASH : Inspired.WHOLE_ROUND);
            assertThat(told.without()).isEmpty();
            assertThat(told.rules().ids())
                    .containsExactly(number == 1 ? "FB-CHARGE-21" : "FB-CHARGE-22");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Rule({"FB-INSPIRE-03", "FB-RUIN-11"})
        void whoWasInspiredBeforeKeepsItAndWhoClimbedGainsNothing(int number) {
            var battle = apart(Edition.numbered(number), "0.5");
            var ours = battle.regiment("ours");
            var climbed =
                    told(battle, MoveEvents.ChargeInspired.class, List.of(), home("", 0)::play);
            assertThat(climbed.without()).containsExactly(0);
            assertThat(climbed.rules().ids()).contains("FB-RUIN-11");
            assertThat(ours.uninspired(0)).isTrue();
            ours.setInspired(Inspired.NEXT_CLASH);
            var again = told(battle, MoveEvents.ChargeInspired.class, List.of(), home("")::play);
            assertThat(again.rules().ids()).contains("FB-INSPIRE-03").doesNotContain("FB-RUIN-11");
            assertThat(ours.inspired())
                    .isEqualTo(number == 1 ? Inspired.NEXT_CLASH : Inspired.WHOLE_ROUND);
        }

        @Test
        @Rule("FB-TERRAIN-18")
        void whatTakesTheInspirationIsNamed() {
            var battle = apart(FIRST, "0.5");
            var told =
                    told(
                            battle,
                            MoveEvents.ChargeUninspired.class,
                            List.of(),
                            home("FB-TERRAIN-18")::play);
            assertThat(told.rules().ids()).containsExactly("FB-TERRAIN-18");
            assertThat(battle.regiment("ours").inspired()).isEqualTo(Inspired.NO);
        }

        private static List<Event> hindered(ModelType type, Kind kind) {
            var battle =
                    Field.of(FIRST)
                            .terrain(piece("fence", "12,7.5", "12.5,12.5", kind))
                            .with(Levy.of(FIRST, "ours").type(type).models(1).build(), "10,10")
                            .with(theirs(FIRST, 1), "15,10")
                            .battle();
            var ours = battle.regiment("ours");
            var errand = new ChargeMoveRules(battle, ours, List.of("theirs"), inches("9"));
            var referee = Scripted.answering(battle, List.of());
            ChargeCompletion.tellHindered(
                    battle, ours, errand.routes(ModelMoves.of(go(0, "14,10"))), referee);
            return referee.events;
        }

        @Test
        @Rule({"FB-TERRAIN-14", "FB-TERRAIN-17"})
        void whoWouldStrikeButForHisWayIsNamed() {
            var fence =
                    (MoveEvents.NoImpacts) hindered(ModelType.CAVALRY, Kind.OBSTACLE).getFirst();
            assertThat(fence.models()).containsExactly(0);
            assertThat(fence.rules().ids()).containsExactly("FB-TERRAIN-14");
            var bog = hindered(ModelType.CAVALRY, Kind.HINDERING).getFirst();
            assertThat(bog.rules().ids()).containsExactly("FB-TERRAIN-17");
            assertThat(hindered(ModelType.CAVALRY, Kind.OBSCURING)).isEmpty();
        }
    }

    @Nested
    class Arriving {
        private static Battle arriving(int models, int round) {
            var battle = Field.of(FIRST).with(ours(FIRST, models).build()).battle();
            battle.regiment("ours").setStatus(Status.ARRIVING);
            battle.setRound(round);
            return battle;
        }

        private static MoveEvents.RegimentEntered entered(Battle battle, ModelMove... moves) {
            return told(
                    battle,
                    MoveEvents.RegimentEntered.class,
                    List.of(ModelMoves.of(moves)),
                    new EnterTable("ours", 1)::play);
        }

        @Test
        @Rule({"FB-REINF-08", "FB-REINF-09", "FB-RESERVE-03", "FB-RESERVE-04"})
        void reinforcementsAreToldWithTheRulesOfTheirRound() {
            var battle = arriving(1, 3);
            var told = entered(battle, go(0, "10,4"));
            assertThat(told.rules().ids())
                    .contains("FB-REINF-08", "FB-REINF-09", "FB-RESERVE-03", "FB-SCEN-02")
                    .doesNotContain("FB-REINF-10");
            assertThat(told.allowed().value()).isEqualTo(inches("5"));
            assertThat(battle.regiment("ours").arrived()).isTrue();
            assertThat(entered(arriving(1, 4), go(0, "10,4")).rules().ids())
                    .contains("FB-RESERVE-04")
                    .doesNotContain("FB-RESERVE-03");
        }

        @Test
        @Rule("FB-REINF-10")
        void whoWaitsOutsideForASecondMarchIsToldToo() {
            var battle = arriving(2, 2);
            var told = entered(battle, go(0, "10,4"));
            assertThat(told.rules().ids()).contains("FB-REINF-10");
            assertThat(told.models()).hasSize(1);
            assertThat(battle.regiment("ours").status()).isEqualTo(Status.ARRIVING);
            assertThat(battle.regiment("ours").arrived()).isFalse();
        }

        @Test
        @Rule("FB-REINF-11")
        void whoDoesNotGetOnIsToldToGoBack() {
            var battle = arriving(1, 2);
            var told =
                    told(
                            battle,
                            MoveEvents.EntryFailed.class,
                            List.of(),
                            (table, referee) -> EnterTable.giveUp(table.regiment("ours"), referee));
            assertThat(told.rules().ids()).containsExactly("FB-REINF-11");
            assertThat(battle.regiment("ours").status()).isEqualTo(Status.RESERVE);
        }

        @Test
        @Rule("FB-DEPLOY-02")
        void aRegimentWithoutRoomToDeployIsLost() {
            var giant = Levy.of(FIRST, "friends").base(3000).models(1).build();
            var battle = Field.of(FIRST).with(giant, "24,5").with(ours(FIRST, 1).build()).battle();
            battle.regiment("ours").setStatus(Status.UNDEPLOYED);
            var told =
                    told(
                            battle,
                            MoveEvents.NoRoomToDeploy.class,
                            List.of(),
                            new DeployRegiment("ours")::play);
            assertThat(told.rules().ids()).containsExactly("FB-DEPLOY-02");
            assertThat(battle.regiment("ours").destroyed()).isTrue();
        }

        @Test
        @Rule({"FB-GARRISON-06", "FB-GARRISON-08", "FB-GARRISON-13", "FB-GARRISON-15"})
        void goingInAndComingOutOfAGarrisonIsTold() {
            var battle =
                    Field.of(FIRST)
                            .terrain(garrison("tower", "15,8", "20,12"))
                            .with(ours(FIRST, 2).build())
                            .battle();
            var in =
                    told(
                            battle,
                            MoveEvents.GarrisonOccupied.class,
                            List.of(),
                            new Occupy("ours", "tower")::play);
            assertThat(in.garrison()).isEqualTo("tower");
            assertThat(in.rules().ids()).containsExactly("FB-GARRISON-06", "FB-GARRISON-08");
            var ways = new ChooseLeaving("ours").choices(battle).list();
            var out =
                    told(
                            battle,
                            MoveEvents.GarrisonLeft.class,
                            List.of(ways.getFirst()),
                            new LeaveGarrison("ours")::play);
            assertThat(out.garrison()).isEqualTo("tower");
            assertThat(out.models()).hasSize(2);
            assertThat(out.rules().ids()).containsExactly("FB-GARRISON-13", "FB-GARRISON-15");
            assertThat(battle.regiment("ours").living()).isEqualTo(2);
        }
    }
}
