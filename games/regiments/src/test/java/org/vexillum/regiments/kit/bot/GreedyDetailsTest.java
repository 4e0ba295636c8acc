package org.vexillum.regiments.kit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.kernel.geometry.Lengths.inches;
import static org.vexillum.regiments.kit.bot.Board.GREATSWORD;
import static org.vexillum.regiments.kit.bot.Board.SWORD;
import static org.vexillum.regiments.kit.bot.Board.card;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.combat.UseLimited;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.mission.ChooseEdge;
import org.vexillum.regiments.mission.PlaceMarker;
import org.vexillum.regiments.mission.Seizing;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.sequence.ChooseAction;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits;

/** Choices of the greedy bot within a fight, before it, and in magic. */
class GreedyDetailsTest {
    @Nested
    class StrikingBack {
        @Test
        void strikesBackWhenItHasActedAlready() {
            var board = Board.round(2);
            board.put(Side.B, card("charger", 10, 4, 2, 200), 30, 20, 0);
            board.put(Side.A, card("weak", 5, 6, 6, 40), 30, 20, 180).setActivated(true);
            assertThat(board.asks(new StrikeBack("weak", "charger", true))).isTrue();
        }

        @Test
        void strikesBackWhenItHurts() {
            var board = Board.round(2);
            board.put(Side.B, card("charger", 10, 4, 4, 100), 30, 20, 0);
            board.put(Side.A, card("strong", 10, 3, 3, 200, List.of(), GREATSWORD), 30, 20, 180);
            assertThat(board.asks(new StrikeBack("strong", "charger", true))).isTrue();
        }

        @Test
        void savesItsStrengthWhenItWouldHardlyHurtAnyone() {
            var board = Board.round(2);
            board.put(Side.B, card("charger", 10, 4, 2, 200), 30, 20, 0);
            board.put(Side.A, card("weak", 3, 6, 5, 40), 30, 20, 180);
            assertThat(board.asks(new StrikeBack("weak", "charger", true))).isFalse();
        }
    }

    @Nested
    class SingleModels {
        private static UnitCard ledBy(Trait trait) {
            var plain = new ModelCard("guard", 4, 4, List.of(), List.of(SWORD));
            var leader = new ModelCard("leader", 4, 4, List.of(trait), List.of(SWORD));
            var models = List.of(plain, plain, leader, plain, plain);
            return new UnitCard("led", "led", "led", 90, models, inches(1), inches(1), false, null);
        }

        @Test
        void picksOutTheHero() {
            var board = Board.round(2);
            board.put(Side.B, ledBy(new PlainTrait.Hero()), 30, 20, 180);
            var question = new PickModel("knives", 0, "Knife", "led", List.of(0, 1, 2, 3, 4));
            assertThat(board.asks(question).model()).isEqualTo(2);
            assertThat(board.reason().key()).isEqualTo("pick");
        }

        @Test
        void picksNobodyWhereAllAreAlike() {
            var board = Board.round(2);
            board.put(Side.B, card("foes", 5, 4, 4, 90), 30, 20, 180);
            var question = new PickModel("knives", 0, "Knife", "foes", List.of(0, 1, 2, 3, 4));
            assertThat(board.asks(question)).isEqualTo(PickModel.Pick.NOBODY);
        }

        @Test
        void sparesItsBanner() {
            var board = Board.round(2);
            board.put(Side.A, ledBy(new UnitTraits.Banner()), 30, 20, 180);
            var fallen = board.asks(new ChooseCasualties("led", 4)).models();
            assertThat(fallen).containsExactlyInAnyOrder(0, 1, 3, 4);
        }

        @Test
        void usesAWeaponOfOneUseAtOnce() {
            var board = Board.round(1);
            assertThat(board.asks(new UseLimited("knives", "Bomb", "foes"))).isTrue();
            assertThat(board.reason().key()).isEqualTo("use-now");
        }
    }

    @Nested
    class SettingUpTheTable {
        @Test
        void takesTheEdgeNearerToTheMarkers() {
            var board = Board.round(0).marker(20, 30, null).marker(40, 30, null);
            assertThat(board.asks(new ChooseEdge())).isEqualTo(ChooseEdge.Edge.NORTH);
        }

        @Test
        void keepsMarkersAwayFromBothEdgesAndFromEachOther() {
            var board = Board.round(0).marker(36, 24, null);
            board.battle().setStage(Stage.MARKERS);
            var place = board.asks(new PlaceMarker(2));
            assertThat(place.y()).isCloseTo(inches(24), within(inches(2)));
            assertThat(Math.abs(place.x() - inches(36))).isGreaterThan(inches(30));
        }
    }

    @Nested
    class ChangedTables {
        /**
         * With nobody else to choose there is no question who acts, and an old plan would do harm.
         */
        @Test
        void makesANewPlanWhenTheTableHasChanged() {
            var board = Board.round(2);
            board.put(Side.A, card("knights", 10, 2, 2, 400, List.of(), GREATSWORD), 30, 10, 0);
            var rabble = board.put(Side.B, card("rabble", 10, 6, 6, 100), 30, 19, 180);
            assertThat(board.asks(new ChooseAction("knights"))).isEqualTo(Action.CHARGE);
            rabble.place(new Pose(inches(30), inches(46), Angle.SOUTH));
            assertThat(board.asks(new ChooseAction("knights"))).isNotEqualTo(Action.CHARGE);
        }

        @Test
        void findsAWayForAMoveThatSomebodyElseDecidedOn() {
            var board = Board.round(4).marker(30, 20, Side.A);
            var guards = board.put(Side.A, card("guards", 10, 4, 4, 100), 30, 19, 0);
            board.put(Side.B, card("foes", 10, 4, 4, 100), 30, 46, 180);
            assertThat(board.asks(new ChooseAction("guards"))).isEqualTo(Action.HOLD);
            guards.place(board.asks(new ChooseMove("guards", Action.RUSH)).end(guards));
            assertThat(Seizing.reaches(guards, board.battle().markers().getFirst().at())).isTrue();
        }
    }

    @Nested
    class Magic {
        private static final List<Spell> SPELLS =
                List.of(
                        new Spell("Mend", 1, inches(12), new Spell.Mends(3)),
                        new Spell("Bolt", 1, inches(18), new Spell.Harms(4, List.of())),
                        new Spell(
                                "Bless",
                                1,
                                inches(12),
                                new Spell.Blesses(new UnitTraits.Fearless())));

        private static Unit caster(Board board) {
            var traits =
                    List.<Trait>of(
                            new PlainTrait.Hero(),
                            new PlainTrait.Tough(3),
                            new PlainTrait.Caster(2));
            var caster = board.put(Side.A, card("caster", 1, 4, 4, 90, traits, SWORD), 30, 10, 0);
            caster.setTokens(0, 2);
            return caster;
        }

        @Test
        void healsTheWounded() {
            var board = Board.round(2, SPELLS);
            caster(board);
            var trolls =
                    board.put(
                            Side.A,
                            card("trolls", 3, 4, 4, 300, List.of(new PlainTrait.Tough(6)), SWORD),
                            36,
                            10,
                            0);
            trolls.setWounds(0, 4);
            board.put(Side.B, card("foes", 10, 4, 4, 100), 30, 46, 180);
            var cast = board.asks(new ChooseCast("caster", List.of()));
            assertThat(cast.spell()).isEqualTo("Mend");
            assertThat(cast.target()).isEqualTo("trolls");
        }

        @Test
        void strikesTheEnemyInReach() {
            var board = Board.round(2, SPELLS);
            caster(board);
            board.put(Side.B, card("foes", 10, 4, 5, 250), 30, 20, 180);
            var cast = board.asks(new ChooseCast("caster", List.of()));
            assertThat(cast.spell()).isEqualTo("Bolt");
            assertThat(cast.target()).isEqualTo("foes");
        }

        @Test
        void healsNobodyWhoIsWell() {
            var board = Board.round(2, SPELLS.subList(0, 1));
            caster(board);
            board.put(Side.B, card("foes", 10, 4, 4, 100), 30, 46, 180);
            assertThat(board.asks(new ChooseCast("caster", List.of())))
                    .isEqualTo(ChooseCast.Cast.NONE);
        }
    }
}
