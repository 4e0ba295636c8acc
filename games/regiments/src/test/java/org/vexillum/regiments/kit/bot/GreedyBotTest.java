package org.vexillum.regiments.kit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.kit.bot.Board.BOW;
import static org.vexillum.regiments.kit.bot.Board.GREATSWORD;
import static org.vexillum.regiments.kit.bot.Board.SWORD;
import static org.vexillum.regiments.kit.bot.Board.card;
import static org.vexillum.regiments.kit.bot.Board.forest;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.mission.Seizing;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.sequence.ChooseAction;
import org.vexillum.regiments.sequence.ChooseUnit;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.UnitTraits;
import org.vexillum.regiments.traits.WoundTraits;

/** Small positions with one obviously right answer. */
class GreedyBotTest {
    /** Where the unit ends if the bot moves it; where it stands if it holds. */
    private static boolean endsAtMarker(Board board, Unit unit) {
        var action = board.asks(new ChooseAction(unit.id()));
        if (action == Action.ADVANCE || action == Action.RUSH) {
            var way = board.asks(new ChooseMove(unit.id(), action));
            unit.place(way.end(unit));
        }
        return Seizing.reaches(unit, board.battle().markers().getFirst().at());
    }

    @Nested
    class Markers {
        @Test
        void takesTheFreeMarkerInTheLastRound() {
            var board = Board.round(4).marker(30, 20, null);
            var spears = board.put(Side.A, card("spears", 10, 4, 4, 100), 30, 8, 0);
            board.put(Side.B, card("foes", 10, 4, 4, 100), 60, 40, 180);
            assertThat(endsAtMarker(board, spears)).isTrue();
        }

        @Test
        void takesItWithTheUnitThatCanReachIt() {
            var board = Board.round(4).marker(30, 20, null);
            board.put(Side.A, card("far", 10, 4, 4, 100), 60, 2, 0);
            board.put(Side.A, card("near", 10, 4, 4, 100), 30, 8, 0);
            board.put(Side.B, card("foes", 10, 4, 4, 100), 10, 46, 180);
            assertThat(board.asks(new ChooseUnit(Side.A, 4))).isEqualTo("near");
        }

        @Test
        void contestsTheEnemysMarkerInTheLastRoundRatherThanShootingALittle() {
            var board = Board.round(4).marker(30, 20, Side.B);
            var archers =
                    board.put(
                            Side.A, card("archers", 5, 4, 5, 80, List.of(), BOW, SWORD), 30, 7, 0);
            board.put(Side.B, card("rock", 10, 4, 2, 200), 30, 33, 180);
            assertThat(endsAtMarker(board, archers)).isTrue();
        }

        @Test
        void drivesAwayTheEnemyWhoContestsItsMarkerRatherThanAnother() {
            var board = Board.round(4).marker(25, 30, Side.A);
            board.put(Side.A, card("guards", 10, 4, 4, 100), 17, 31, 90);
            board.put(Side.A, card("blades", 10, 3, 3, 200, List.of(), GREATSWORD), 30, 20, 0);
            board.put(Side.B, card("contesting", 5, 4, 4, 100), 25, 29, 180);
            board.put(Side.B, card("idle", 5, 4, 4, 120), 36, 29, 180);
            assertThat(board.asks(new ChooseAction("blades"))).isEqualTo(Action.CHARGE);
            assertThat(board.asks(new ChooseCharge("blades")).target()).isEqualTo("contesting");
        }

        @Test
        void doesNotRunFromItsMarkerBecauseAnEnemyIsNear() {
            var board = Board.round(4).marker(30, 20, Side.A);
            var guards = board.put(Side.A, card("guards", 10, 4, 4, 100), 30, 19, 0);
            board.put(Side.B, card("foes", 10, 4, 4, 100), 30, 33, 180);
            assertThat(endsAtMarker(board, guards)).isTrue();
        }
    }

    @Nested
    class Charges {
        @Test
        void doesNotChargeAtOddsThatDestroyIt() {
            var board = Board.round(2).marker(30, 4, null);
            board.put(Side.A, card("rabble", 5, 6, 6, 40), 30, 10, 0);
            board.put(Side.B, card("knights", 10, 2, 2, 400, List.of(), GREATSWORD), 30, 19, 180);
            assertThat(board.asks(new ChooseAction("rabble"))).isNotEqualTo(Action.CHARGE);
        }

        @Test
        void chargesWhatItWillSurelyBeat() {
            var board = Board.round(2);
            board.put(Side.A, card("knights", 10, 2, 2, 400, List.of(), GREATSWORD), 30, 10, 0);
            board.put(Side.B, card("rabble", 10, 6, 6, 100), 30, 19, 180);
            assertThat(board.asks(new ChooseAction("knights"))).isEqualTo(Action.CHARGE);
            assertThat(board.asks(new ChooseCharge("knights")).target()).isEqualTo("rabble");
            assertThat(board.reason().key()).isEqualTo("charge");
        }

        @Test
        void chargesTheFlankRatherThanTheFront() {
            var board = Board.round(2);
            board.put(Side.A, card("blades", 10, 4, 4, 120, List.of(), GREATSWORD), 30, 20, 0);
            board.put(Side.B, card("front", 10, 4, 4, 120), 26, 29, 180);
            board.put(Side.B, card("flank", 10, 4, 4, 120), 36.5, 29, 90);
            assertThat(board.asks(new ChooseAction("blades"))).isEqualTo(Action.CHARGE);
            assertThat(board.asks(new ChooseCharge("blades")).target()).isEqualTo("flank");
        }

        /** As many would fall either way, but the worn cannot strike back with many, and flee. */
        @Test
        void finishesTheWoundedRatherThanTheFresh() {
            var board = Board.round(2);
            board.put(Side.A, card("blades", 10, 3, 3, 200), 30, 20, 0);
            board.put(Side.B, card("fresh", 10, 3, 4, 200), 25, 29, 180);
            var worn = board.put(Side.B, card("worn", 10, 3, 4, 200), 35, 29, 180);
            worn.stand(new int[] {0, 1, 2, 3});
            assertThat(board.asks(new ChooseAction("blades"))).isEqualTo(Action.CHARGE);
            assertThat(board.asks(new ChooseCharge("blades")).target()).isEqualTo("worn");
        }

        /** Against heavy blades ten fall as surely as four. */
        @Test
        void butCutsDownTheFreshIfAllOfThemWillFall() {
            var board = Board.round(2);
            board.put(Side.A, card("blades", 10, 3, 3, 200, List.of(), GREATSWORD), 30, 20, 0);
            board.put(Side.B, card("fresh", 10, 3, 2, 200), 25, 29, 180);
            var worn = board.put(Side.B, card("worn", 10, 3, 2, 200), 35, 29, 180);
            worn.stand(new int[] {0, 1, 2, 3});
            assertThat(board.asks(new ChooseAction("blades"))).isEqualTo(Action.CHARGE);
            assertThat(board.asks(new ChooseCharge("blades")).target()).isEqualTo("fresh");
        }

        @Test
        void actsFirstWithTheUnitThatWouldOtherwiseBeCharged() {
            var board = Board.round(2);
            board.put(Side.A, card("idle", 10, 4, 4, 100), 60, 5, 0);
            board.put(Side.A, card("blades", 10, 3, 3, 200, List.of(), GREATSWORD), 30, 20, 0);
            board.put(Side.B, card("foes", 10, 4, 4, 100, List.of(), GREATSWORD), 30, 29, 180);
            assertThat(board.asks(new ChooseUnit(Side.A, 2))).isEqualTo("blades");
        }
    }

    @Nested
    class Shooting {
        private final Weapon bows = new Weapon("Bow", inches(24), 2, List.of());

        @Test
        void shootsWhatCanBeDestroyed() {
            var board = Board.round(2);
            board.put(Side.A, card("archers", 10, 4, 5, 150, List.of(), bows), 30, 10, 0);
            board.put(Side.B, card("wall", 10, 4, 2, 200), 22, 28, 180);
            var worn = board.put(Side.B, card("worn", 10, 4, 5, 200), 38, 28, 180);
            worn.stand(new int[] {0, 1});
            var aims = board.asks(new ChooseTargets("archers", false)).aims();
            assertThat(aims).singleElement().extracting("target").isEqualTo("worn");
        }

        /** AOFR-SHOOT-03: a type is a name with its profile. */
        @Test
        void aimsBothWeaponsOfOneName() {
            var board = Board.round(2);
            var heavy = new Weapon("Bow", inches(24), 1, List.of(new WoundTraits.Ap(1)));
            board.put(Side.A, card("archers", 5, 4, 5, 150, List.of(), bows, heavy), 30, 10, 0);
            board.put(Side.B, card("foes", 10, 4, 5, 150), 30, 28, 180);
            var question = new ChooseTargets("archers", false);
            var aims = board.asks(question);
            assertThat(aims.aims()).extracting("weapon").containsExactly("Bow", "Bow #2");
            assertThat(question.choices(board.battle()).refusal(aims)).isNull();
        }

        @Test
        void standsAndShootsRatherThanRunningIntoNothing() {
            var board = Board.round(2);
            board.put(Side.A, card("archers", 10, 4, 5, 150, List.of(), bows), 30, 10, 0);
            board.put(Side.B, card("foes", 10, 4, 5, 150), 30, 30, 180);
            var action = board.asks(new ChooseAction("archers"));
            assertThat(action).isIn(Action.HOLD, Action.ADVANCE);
            assertThat(board.reason().key()).contains("shoot");
        }

        @Test
        void advancesIntoRangeToShoot() {
            var board = Board.round(2);
            board.put(Side.A, card("archers", 10, 4, 5, 150, List.of(), bows), 30, 5, 0);
            board.put(Side.B, card("foes", 10, 4, 5, 150), 30, 34, 180);
            assertThat(board.asks(new ChooseAction("archers"))).isEqualTo(Action.ADVANCE);
            assertThat(board.reason().key()).isEqualTo("advance-and-shoot");
        }

        @Test
        void anEngineThatCannotMoveShoots() {
            var board = Board.round(2);
            var cannon = new Weapon("Cannon", inches(36), 3, List.of(new WoundTraits.Ap(2)));
            board.put(
                    Side.A,
                    card("engine", 1, 4, 4, 90, List.of(new UnitTraits.Immobile()), cannon),
                    30,
                    5,
                    0);
            board.put(Side.B, card("foes", 10, 4, 4, 150), 30, 30, 180);
            var aims = board.asks(new ChooseTargets("engine", false)).aims();
            assertThat(aims).hasSize(1);
        }
    }

    @Nested
    class Standing {
        @Test
        void doesNotWalkOutOfCoverIntoNothing() {
            var wood = forest(24, 8, 36, 16);
            var board = Board.round(2, wood).marker(60, 24, Side.A);
            board.put(Side.A, card("holders", 10, 4, 4, 100), 60, 23, 0);
            var spears = board.put(Side.A, card("spears", 10, 4, 4, 100), 30, 14, 0);
            board.put(Side.B, card("archers", 10, 4, 4, 150, List.of(), BOW), 30, 38, 180);
            var action = board.asks(new ChooseAction("spears"));
            if (action != Action.HOLD)
                spears.place(board.asks(new ChooseMove("spears", action)).end(spears));
            assertThat(Within.moreThanHalfInside(Footprint.of(spears), wood.area())).isTrue();
        }

        @Test
        void turnsToTheEnemyBehindIt() {
            var board = Board.round(2);
            board.put(Side.A, card("spears", 5, 4, 4, 100), 30, 20, 0);
            board.put(Side.B, card("foes", 10, 4, 4, 100), 30, 5, 0);
            assertThat(Math.abs(board.asks(new ChoosePivot("spears", Angle.HALF))))
                    .isEqualTo(Angle.HALF);
        }

        @Test
        void recoversWithAShakenUnitOnlyWhenNothingElseIsUrgent() {
            var board = Board.round(2);
            board.put(Side.A, card("shaken", 10, 4, 4, 100), 60, 5, 0).setShaken(true);
            board.put(Side.A, card("blades", 10, 3, 3, 200, List.of(), GREATSWORD), 30, 20, 0);
            board.put(Side.B, card("foes", 10, 4, 4, 100), 30, 29, 180);
            assertThat(board.asks(new ChooseUnit(Side.A, 2))).isEqualTo("blades");
            board.battle().unit("blades").setActivated(true);
            assertThat(board.asks(new ChooseUnit(Side.A, 2))).isEqualTo("shaken");
            assertThat(board.reason().key()).isEqualTo("recover");
        }
    }
}
