package org.vexillum.firstblood.kit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.characters.AnswerChallenge;
import org.vexillum.firstblood.characters.UseCommand;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.magic.ChooseIncantation;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.movement.ChooseChargeTargets;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.scenario.ChooseArrivals;
import org.vexillum.firstblood.scenario.Chosen;
import org.vexillum.firstblood.scenario.KeepBack;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.sequence.ChangeSupremacy;
import org.vexillum.firstblood.sequence.ChooseEvent;
import org.vexillum.firstblood.sequence.DrawEvents;
import org.vexillum.firstblood.sequence.OrderStack;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Side;

/** Small positions with one obviously right answer, in both editions. */
class GreedyBotTest {
    private static final double MIDDLE = 24;

    /** Marches once as the bot wants. */
    private static void march(Camp camp, Regiment regiment, int nth) {
        var moves = camp.asks(regiment.side(), new ChooseMarch(regiment.id(), nth));
        for (var go : moves.models()) regiment.place(go.model(), go.end(), go.floor());
    }

    private static boolean inCentre(Camp camp, Regiment regiment) {
        var zone = Scenario.of(camp.battle()).zones(camp.battle().setting()).getFirst();
        return zone.touches(regiment.base(0));
    }

    @Nested
    class Zones {
        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void marchesIntoTheFreeZoneInTheLastRound(int edition) {
            var camp = Camp.of(edition).round(8);
            var spears = camp.ours("spears").stand(8, MIDDLE - 2, 14);
            camp.theirs("foes").stand(8, 4, 46);
            assertThat(camp.first("spears")).isEqualTo(ActionKind.MARCH);
            march(camp, spears, 1);
            assertThat(inCentre(camp, spears)).isTrue();
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void staysInTheZoneItHoldsInTheLastRound(int edition) {
            var camp = Camp.of(edition).scenario(3).round(8);
            var spears = camp.ours("spears").stand(8, MIDDLE - 1, MIDDLE);
            camp.theirs("foes").stand(8, 4, 46);
            var action = camp.first("spears");
            if (action == ActionKind.MARCH) march(camp, spears, 1);
            assertThat(inCentre(camp, spears)).isTrue();
        }
    }

    @Nested
    class DrawEventsOfCards {
        @ParameterizedTest
        @CsvSource({"1, EMPOWERED", "2, FLUX_POWERED"})
        void usesTheEventThatEmpowersUnderItsNameInTheEdition(
                int edition, ChooseEvent.Choice expected) {
            var camp = Camp.of(edition);
            var spears =
                    camp.ours("spears").events(DrawEvent.EMPOWERED).stand(8, MIDDLE - 2, MIDDLE);
            camp.theirs("foes").stand(8, MIDDLE - 2, MIDDLE + 4);
            var open = DrawEvents.open(camp.battle(), spears, List.of());
            var answer = camp.asks(Side.A, new ChooseEvent("spears", open));
            assertThat(answer).isEqualTo(expected);
        }
    }

    @Nested
    class Fights {
        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void chargesWhatItCanDestroy(int edition) {
            var camp = Camp.of(edition).scenario(2);
            camp.ours("blades").profile(6, 0, 4, 3, 2, 4, 3, 0).stand(8, 20, 20);
            camp.theirs("bows").profile(5, 3, 1, 1, 1, 2, 0, 0).stand(4, 20, 23.5);
            assertThat(camp.first("blades")).isEqualTo(ActionKind.CHARGE);
            assertThat(camp.asks(Side.A, new ChooseChargeTargets("blades")).regiments())
                    .containsExactly("bows");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void doesNotChargeWhatWouldDestroyIt(int edition) {
            var camp = Camp.of(edition).scenario(2);
            camp.ours("peasants").profile(5, 0, 1, 1, 1, 2, 0, 0).stand(4, 20, 20);
            camp.theirs("blades").profile(6, 0, 4, 3, 3, 4, 4, 0).stand(8, 20, 23.5);
            assertThat(camp.first("peasants")).isNotEqualTo(ActionKind.CHARGE);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void takesHeartBeforeItStrikes(int edition) {
            var camp = Camp.of(edition).scenario(2);
            camp.ours("blades").profile(6, 0, 2, 2, 1, 4, 3, 0).stand(8, 20, 20);
            camp.theirs("foes").stand(8, 20, 21.2);
            assertThat(camp.first("blades")).isEqualTo(ActionKind.INSPIRE);
            assertThat(camp.second("blades", ActionKind.INSPIRE)).isEqualTo(ActionKind.CLASH);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void ralliesBeforeAnythingElse(int edition) {
            var camp = Camp.of(edition);
            var spears = camp.ours("spears").stand(8, 20, 10);
            camp.theirs("foes").stand(8, 20, 40);
            spears.setBroken(true);
            assertThat(camp.first("spears")).isEqualTo(ActionKind.RALLY);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void leavesAFightThatWouldDestroyIt(int edition) {
            var camp = Camp.of(edition).scenario(2);
            camp.ours("bows").profile(6, 3, 1, 1, 1, 4, 1, 0).points(200).stand(8, 20, 20);
            camp.theirs("horrors").profile(6, 0, 5, 9, 4, 4, 4, 0).stand(2, 21, 21.2);
            assertThat(camp.first("bows")).isEqualTo(ActionKind.DISENGAGE);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void strikesAtTheDearerOfTwo(int edition) {
            var camp = Camp.of(edition);
            camp.ours("blades").stand(1, 20, 20);
            camp.theirs("cheap").points(20).stand(4, 18.9, 21.2);
            camp.theirs("dear").points(300).stand(1, 20, 21.2);
            var reach =
                    List.of(
                            new ModelTargets(
                                    0,
                                    List.of(
                                            new ModelTargets.Option("cheap", -1),
                                            new ModelTargets.Option("dear", -1))));
            var targets =
                    camp.asks(Side.A, new ChooseTargets("blades", Manner.CLASH, reach, false));
            assertThat(targets.picks().getFirst().target()).isEqualTo("dear");
        }
    }

    @Nested
    class Afar {
        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void aimsAndShootsAtTheOnlyEnemyInRange(int edition) {
            var camp = Camp.of(edition).scenario(2);
            camp.ours("bows")
                    .profile(5, 2, 1, 1, 1, 3, 1, 0)
                    .traits("Barrage (2) (18\")")
                    .stand(4, 20, 10);
            camp.theirs("foes").profile(5, 0, 3, 2, 1, 3, 0, 0).stand(8, 20, 26);
            assertThat(camp.first("bows")).isEqualTo(ActionKind.TAKE_AIM);
            assertThat(camp.second("bows", ActionKind.TAKE_AIM)).isEqualTo(ActionKind.VOLLEY);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void shootsAtTheTargetThatLosesMost(int edition) {
            var camp = Camp.of(edition).scenario(2);
            camp.ours("bows")
                    .profile(5, 3, 1, 1, 1, 3, 1, 0)
                    .traits("Barrage (2) (18\")")
                    .stand(4, 20, 10);
            camp.theirs("iron").profile(5, 0, 3, 1, 2, 3, 5, 0).stand(4, 14, 22);
            camp.theirs("rags").profile(5, 0, 3, 1, 1, 3, 0, 0).stand(4, 26, 22);
            assertThat(camp.asks(Side.A, new ChooseVolley("bows")).target()).isEqualTo("rags");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void castsAtTheEnemyItHurtsMost(int edition) {
            var bolt =
                    new Incantation(
                            "Bolt",
                            inches(12),
                            4,
                            2,
                            Incantation.Aim.ENEMY,
                            List.of(new Incantation.Effect.Hits(0, 2, 0)));
            var camp = Camp.of(edition).scenario(2).spell(bolt);
            camp.ours("mage").traits("Wizard (6)").spells("Bolt").stand(1, Role.CHARACTER, 20, 10);
            camp.theirs("iron").profile(5, 0, 3, 1, 2, 3, 5, 0).stand(4, 14, 18);
            camp.theirs("rags").profile(5, 0, 3, 1, 1, 2, 0, 0).stand(8, 24, 18);
            assertThat(camp.asks(Side.A, new ChooseIncantation("mage")).target()).isEqualTo("rags");
        }
    }

    @Nested
    class Commanding {
        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void laysTheCardOfTheRegimentThatCanStrikeOnTop(int edition) {
            var camp = Camp.of(edition);
            camp.ours("rear").stand(8, 4, 4);
            camp.ours("front").profile(6, 0, 4, 2, 2, 4, 3, 0).stand(8, 20, 20);
            camp.theirs("foes").stand(8, 20, 23.5);
            assertThat(camp.asks(Side.A, new OrderStack(Side.A, 3)).cards())
                    .containsExactly("front", "rear");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void doesNotLookAtTheOrderOfTheEnemysCards(int edition) {
            var camp = Camp.of(edition);
            camp.ours("blades").stand(8, 20, 20);
            camp.theirs("one").stand(4, 14, 26);
            camp.theirs("two").stand(4, 26, 26);
            camp.battle().setStack(Side.B, List.of("one", "two"));
            var action = camp.first("blades");
            var reason = camp.reason();
            camp.battle().setStack(Side.B, List.of("two", "one"));
            assertThat(camp.first("blades")).isEqualTo(action);
            assertThat(camp.reason()).isEqualTo(reason);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void healsWhomItHelps(int edition) {
            var camp = Camp.of(edition);
            var mend = new CommandAbility("Mend", List.of(), 2);
            camp.ours("priest").ability(mend).stand(1, Role.CHARACTER, 20, 20);
            camp.ours("whole").stand(4, 16, 18);
            camp.ours("hurt").stand(4, 22, 18).setTokens(2);
            camp.theirs("foes").stand(8, 20, 46);
            assertThat(camp.asks(Side.A, new UseCommand("priest", 0, "Mend"))).isEqualTo("hurt");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void acceptsAChallengeItWinsAndRefusesOneItLoses(int edition) {
            var camp = Camp.of(edition);
            camp.ours("hero").profile(5, 0, 5, 8, 6, 4, 4, 0).stand(1, Role.CHARACTER, 20, 20);
            camp.theirs("clerk").profile(5, 0, 1, 1, 1, 2, 0, 0).stand(1, Role.CHARACTER, 20, 24);
            assertThat(camp.asks(Side.A, new AnswerChallenge("hero", "clerk")))
                    .isEqualTo(AnswerChallenge.Reply.ACCEPT);
            assertThat(camp.asks(Side.B, new AnswerChallenge("clerk", "hero")))
                    .isEqualTo(AnswerChallenge.Reply.REFUSE);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void turnsAnEvenSupremacyRollIntoTheFirstTurn(int edition) {
            var camp = Camp.of(edition);
            camp.ours("few").stand(4, 10, 10);
            assertThat(camp.asks(Side.A, new ChangeSupremacy(Side.A, 3, 3))).isEqualTo(-1);
            assertThat(camp.asks(Side.A, new ChangeSupremacy(Side.A, 2, 3))).isZero();
            assertThat(camp.asks(Side.B, new ChangeSupremacy(Side.B, 3, 3))).isEqualTo(-1);
        }
    }

    @Nested
    class Reserves {
        private static Chosen keptBack(Camp camp) {
            return camp.asks(Side.A, new KeepBack(Side.A));
        }

        private static void riders(Camp camp, String id, int models, String... traits) {
            camp.ours(id).type(ModelType.CAVALRY).traits(traits).waiting(models);
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void holdsNobodyBackWhileThereIsRoomForAll(int edition) {
            var camp = Camp.of(edition);
            riders(camp, "stags", 4, "Flank");
            riders(camp, "knights", 60);
            assertThat(keptBack(camp)).isEqualTo(Chosen.NONE);
            assertThat(camp.reason().key()).isEqualTo("no-reserves");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void holdsBackAsManyAsDoNotFitIntoTheDeploymentZone(int edition) {
            var camp = Camp.of(edition);
            riders(camp, "stags", 4, "Flank");
            riders(camp, "knights", 68);
            riders(camp, "hounds", 4, "Flank");
            assertThat(keptBack(camp)).isEqualTo(Chosen.of("stags"));
            assertThat(camp.reason().key()).isEqualTo("no-room");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void callsReinforcementsAsSoonAsTheyMayCome(int edition) {
            var camp = Camp.of(edition).round(2);
            camp.ours("stags").traits("Flank").waiting(4).setStatus(Status.RESERVE);
            camp.ours("spears").stand(8, MIDDLE, 5);
            camp.ours("hounds").traits("Flank").waiting(4).setStatus(Status.RESERVE);
            assertThat(camp.asks(Side.A, new ChooseArrivals(Side.A, 2)))
                    .isEqualTo(Chosen.of("stags", "hounds"));
        }
    }
}
