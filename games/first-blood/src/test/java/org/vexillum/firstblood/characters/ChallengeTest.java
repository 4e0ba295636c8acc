package org.vexillum.firstblood.characters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.characters.AnswerChallenge.Reply;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.movement.ChooseChallengeMove;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class ChallengeTest {
    private static final List<Edition> EDITIONS = List.of(Edition.FIRST, Edition.SECOND);

    private static Levy champion(Edition edition, String id, Side side, Role role, int range) {
        return Levy.of(edition, id).side(side).commandRange(range).model(role);
    }

    private static Levy lord(String id, Side side, int range) {
        return champion(Edition.FIRST, id, side, Role.CHARACTER, range);
    }

    private static Levy officer(String id, Side side) {
        return champion(Edition.FIRST, id, side, Role.OFFICER, 10);
    }

    private static String refusal(Battle battle, String target) {
        var refusal = new ChooseChallenged("a").choices(battle).refusal(target);
        return refusal == null ? "" : refusal.key() + " " + refusal.rules();
    }

    // ---- declaring

    @Test
    @Rule("FB-CHALLENGE-01")
    void anEnemyCharacterWithinCommandRangeMayBeChallengedSeenOrNot() {
        // exactly the 8 inches of his command range, with a regiment in between
        var battle =
                Field.of(Edition.FIRST)
                        .with(lord("a", Side.A, 8).build(), "20,20")
                        .with(lord("b", Side.B, 5).build(), "28.98425,20")
                        .with(Levy.of(Edition.FIRST, "wall").models(1).build(), "24,20")
                        .battle();
        assertThat(refusal(battle, "b")).isEmpty();
        assertThat(ChallengeAction.refusal(battle, battle.regiment("a"))).isNull();
        battle.regiment("b").place(0, Field.at("28.9847,20"));
        assertThat(Champions.open(battle, battle.regiment("a"))).isEmpty();
        var refused = ChallengeAction.refusal(battle, battle.regiment("a"));
        assertThat(Objects.requireNonNull(refused).key()).isEqualTo("nobody-to-challenge");
    }

    @Test
    @Rule("FB-CHALLENGE-01")
    void onlyEnemiesWithACharacterOrOfficerAreLegal() {
        var battle =
                Field.of(Edition.FIRST)
                        .with(lord("a", Side.A, 10).build(), "20,20")
                        .with(lord("b", Side.B, 5).build(), "24,20")
                        .with(
                                Levy.of(Edition.FIRST, "rank").side(Side.B).models(1).build(),
                                "20,24")
                        .with(lord("friend", Side.A, 5).build(), "20,16")
                        .battle();
        assertThat(refusal(battle, "rank")).isEqualTo("no-champion FB-CHALLENGE-01");
        assertThat(refusal(battle, "friend")).isEqualTo("not-an-enemy FB-CHALLENGE-01");
        var rank = ChallengeAction.refusal(battle, battle.regiment("rank"));
        assertThat(Objects.requireNonNull(rank).key()).isEqualTo("no-champion");
    }

    @Test
    @Rule("FB-CHALLENGE-10")
    void nobodyInAGarrisonChallengesOrIsChallenged() {
        for (var id : List.of("a", "b")) {
            var battle =
                    Field.of(Edition.FIRST)
                            .with(lord("a", Side.A, 10).build(), "20,20")
                            .with(lord("b", Side.B, 5).build(), "24,20")
                            .with(lord("c", Side.B, 5).build(), "24,24")
                            .battle();
            battle.regiment(id).setStatus(Status.IN_GARRISON);
            var refused =
                    id.equals("a")
                            ? ChallengeAction.refusal(battle, battle.regiment("a"))
                            : new ChooseChallenged("a").choices(battle).refusal("b");
            assertThat(Objects.requireNonNull(refused).key()).isEqualTo("in-garrison");
        }
    }

    @Test
    @Rule("FB-OFFICER-08")
    void anOfficerMayChallengeAndBeChallengedEvenWhileBroken() {
        for (var edition : EDITIONS) {
            var battle =
                    Field.of(edition)
                            .with(champion(edition, "a", Side.A, Role.OFFICER, 10).build(), "20,20")
                            .with(champion(edition, "b", Side.B, Role.OFFICER, 5).build(), "24,20")
                            .battle();
            battle.regiment("a").setBroken(true);
            assertThat(ChallengeAction.refusal(battle, battle.regiment("a"))).isNull();
            assertThat(Champions.open(battle, battle.regiment("a"))).containsExactly("b");
        }
    }

    @Test
    @Rule("FB-PROVOKED-05")
    void afterARefusalNoChallengeMayBeDeclared() {
        var battle =
                Field.of(Edition.FIRST)
                        .with(lord("a", Side.A, 10).build(), "20,20")
                        .with(lord("b", Side.B, 5).build(), "24,20")
                        .battle();
        battle.regiment("a").setPresenceLost(true);
        var refused = ChallengeAction.refusal(battle, battle.regiment("a"));
        assertThat(Objects.requireNonNull(refused).key()).isEqualTo("refused-a-challenge");
    }

    // ---- answering

    private static Bout provoked() {
        return Bout.on(
                Field.of(Edition.FIRST)
                        .with(lord("a", Side.A, 10).build(), "20,20")
                        .with(lord("b", Side.B, 5).build(), "30,20"));
    }

    @Test
    @Rule({"FB-PROVOKED-01", "FB-PROVOKED-05"})
    void aRefusalCostsPresenceAndChallenges() {
        var bout = provoked().answer(Reply.REFUSE);
        bout.act(new Provocation("b", "a")::play);
        assertThat(bout.regiment("b").presenceLost()).isTrue();
        assertThat(bout.all(CharacterEvents.ChallengeRefused.class)).hasSize(1);
        assertThat(bout.regiment("a").presenceLost()).isFalse();
    }

    @Test
    @Rule("FB-PROVOKED-05")
    void provokedAgainItCanOnlyRefuse() {
        var bout = provoked();
        bout.regiment("b").setPresenceLost(true);
        bout.act(new Provocation("b", "a")::play); // nobody is asked
        assertThat(bout.all(CharacterEvents.ChallengeRefused.class)).hasSize(1);
        var choices = new AnswerChallenge("b", "a").choices(bout.battle());
        assertThat(Objects.requireNonNull(choices.refusal(Reply.ACCEPT)).key())
                .isEqualTo("refused-a-challenge");
    }

    @Test
    @Rule({"FB-OFFICER-09", "FB-OFFICER-10"})
    void peersProvokeEachOtherOfficersAndCharactersDoNot() {
        var lord = lord("a", Side.A, 5).build();
        var other = lord("b", Side.B, 5).build();
        var officer = officer("c", Side.A).build();
        var another = officer("d", Side.B).build();
        assertThat(Champions.peers(lord, other)).isTrue();
        assertThat(Champions.peers(officer, another)).isTrue();
        assertThat(Champions.peers(officer, lord)).isFalse();
        assertThat(Champions.peers(lord, officer)).isFalse();
    }

    // ---- fighting

    /** EX-FBB-06: 8 inches apart, A with command range 10 and March 5, B with March 6. */
    private static Bout apart(Edition edition, Role roleA, Role roleB, String b) {
        var a = Levy.of(edition, "a").commandRange(10).profile(5, 0, 4, 3, 4, 3, 2, 0).model(roleA);
        var other =
                Levy.of(edition, "b")
                        .side(Side.B)
                        .commandRange(5)
                        .profile(6, 0, 3, 3, 4, 3, 3, 0)
                        .model(roleB);
        return Bout.on(Field.of(edition).with(a.build(), "10,10").with(other.build(), b));
    }

    private static final String EIGHT_INCHES = "18.98425,10";

    /** The way the engine proposes. */
    private static ModelMoves up(Bout bout, String mover, String challenged) {
        var question = new ChooseChallengeMove(mover, challenged);
        return question.choices(bout.battle()).list().getFirst();
    }

    @Test
    @Rule({"FB-CHALLENGE-09", "FB-PROVOKED-02", "FB-PROVOKED-04"})
    void theWorkedExampleOfAProvokedCharacterWhoAccepts() {
        for (var edition : EDITIONS) {
            var bout = apart(edition, Role.CHARACTER, Role.CHARACTER, EIGHT_INCHES);
            bout.answer(up(bout, "a", "b"), Reply.ACCEPT);
            var closer = bout.battle().copy();
            closer.regiment("a").place(0, Field.at("15,10"));
            bout.answer(new ChooseChallengeMove("b", "a").choices(closer).list().getFirst());
            bout.roll(Throw.CHALLENGE, 3, 5, 1).roll(Throw.CHALLENGE, 4, 6, 2);
            bout.defence(2, 3).defence(1, 3).morale(2);
            bout.act(new Challenge("a", "b")::play);
            assertThat(bout.regiment("a").wounds(0)).isEqualTo(1);
            assertThat(bout.regiment("b").wounds(0)).isZero();
            assertThat(bout.regiment("b").activated()).isFalse();
            assertThat(bout.regiment("b").actions()).isEmpty();
            assertThat(bout.regiment("b").presenceLost()).isFalse();
        }
    }

    private static Bout duel(Bout bout) {
        bout.answer(up(bout, "a", "b"));
        bout.roll(Throw.CHALLENGE, 6, 6, 6).roll(Throw.CHALLENGE, 6, 6, 6);
        return bout.act(new Challenge("a", "b")::play);
    }

    @Test
    @Rule({"FB-CHALLENGE-02", "FB-CHALLENGE-04"})
    void whereTheMoveEngagesTheDuelIsFoughtAndCannotBeRefused() {
        for (var edition : EDITIONS) {
            var bout = duel(apart(edition, Role.CHARACTER, Role.CHARACTER, "15,10"));
            assertThat(bout.all(CharacterEvents.Provoked.class)).isEmpty();
            assertThat(bout.all(CharacterEvents.ChallengeUnresolved.class)).isEmpty();
        }
    }

    @Test
    @Rule("FB-OFFICER-09")
    void officersProvokeEachOtherLikeCharacters() {
        var bout = apart(Edition.FIRST, Role.OFFICER, Role.OFFICER, EIGHT_INCHES);
        bout.answer(up(bout, "a", "b"), Reply.REFUSE);
        bout.act(new Challenge("a", "b")::play);
        assertThat(bout.regiment("b").presenceLost()).isTrue();
    }

    @Test
    @Rule("FB-OFFICER-10")
    void betweenAnOfficerAndACharacterAnUnresolvedChallengeSimplyEnds() {
        var pairs =
                List.of(
                        List.of(Role.OFFICER, Role.CHARACTER),
                        List.of(Role.CHARACTER, Role.OFFICER));
        for (var pair : pairs) {
            var bout = apart(Edition.FIRST, pair.getFirst(), pair.getLast(), EIGHT_INCHES);
            bout.answer(up(bout, "a", "b"));
            bout.act(new Challenge("a", "b")::play);
            assertThat(bout.all(CharacterEvents.ChallengeUnresolved.class)).hasSize(1);
            assertThat(bout.all(CharacterEvents.Provoked.class)).isEmpty();
        }
    }

    @Test
    @Rule("FB-OFFICER-10")
    void ifTheMoveEngagesThemTheyFightAsUsual() {
        var bout = duel(apart(Edition.SECOND, Role.OFFICER, Role.CHARACTER, "15,10"));
        assertThat(bout.all(CharacterEvents.ChallengeUnresolved.class)).isEmpty();
    }

    @Test
    @Rule("FB-PROVOKED-03")
    void aSecondFailureEndsTheMatter() {
        // A marches 5 of 15 inches, B 6 of the 10 that are left
        var bout = apart(Edition.FIRST, Role.CHARACTER, Role.CHARACTER, "25.98425,10");
        bout.answer(up(bout, "a", "b"), Reply.ACCEPT);
        var closer = bout.battle().copy();
        closer.regiment("a").place(0, Field.at("15,10"));
        bout.answer(new ChooseChallengeMove("b", "a").choices(closer).list().getFirst());
        bout.act(new Challenge("a", "b")::play);
        assertThat(bout.all(CharacterEvents.ProvocationLifted.class)).hasSize(1);
        assertThat(bout.all(CharacterEvents.Provoked.class)).hasSize(1);
        assertThat(bout.regiment("a").presenceLost()).isFalse();
        assertThat(bout.regiment("b").presenceLost()).isFalse();
    }

    @Test
    @Rule({"FB-CHALLENGE-04", "FB-CHALLENGE-05"})
    void anyModelsThatEngageAreEnoughAndTheChallengedStepsUp() {
        var a =
                Levy.of(Edition.FIRST, "a")
                        .commandRange(10)
                        .profile(5, 0, 4, 3, 4, 3, 2, 0)
                        .model(Role.CHARACTER)
                        .build();
        var b =
                Levy.of(Edition.FIRST, "b")
                        .side(Side.B)
                        .commandRange(8)
                        .profile(5, 0, 4, 3, 4, 3, 2, 0)
                        .model(Role.CHARACTER)
                        .model(Role.RETINUE)
                        .build();
        var bout = Bout.on(Field.of(Edition.FIRST).with(a, "10,10").with(b, "17,10", "14,10"));
        duel(bout);
        assertThat(Engagement.engages(bout.battle(), a, 0, b, 0)).isTrue();
        assertThat(Engagement.engages(bout.battle(), b, 0, a, 0)).isTrue();
    }

    @Test
    @Rule("FB-SCEN2-05")
    void aDuellistWhoDiesScoresMoreInTheSecondScenario() {
        var a = Levy.of(Edition.FIRST, "a").commandRange(10).model(Role.CHARACTER).build();
        var b = Levy.of(Edition.FIRST, "b").side(Side.B).model(Role.CHARACTER).build();
        var bout = Bout.on(Field.of(Edition.FIRST).scenario(2).with(a, "10,10").with(b, "14,10"));
        bout.answer(up(bout, "a", "b"));
        bout.roll(Throw.CHALLENGE, 1).roll(Throw.CHALLENGE, 6).defence(6);
        bout.act(new Challenge("a", "b")::play);
        assertThat(b.destroyed()).isTrue();
        assertThat(bout.battle().points(Side.A)).isEqualTo(5 + 3);
    }
}
