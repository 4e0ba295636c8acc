package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.ChooseTargets.Pick;
import org.vexillum.firstblood.combat.ChooseTargets.Targets;
import org.vexillum.firstblood.combat.NameLeader;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.movement.MoveEvents.Outcome;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.testkit.Rule;

class DisengageTest {
    private static Battle fight() {
        return fight(Options.DEFAULT);
    }

    private static Battle fight(Options options) {
        return Field.of(FIRST)
                .options(options)
                .with(ours(FIRST, 4).build(), "10,10", "10,11.5", "10,13", "10,14.5")
                .with(theirs(FIRST, 2), "11.9,10", "11.9,11.5")
                .battle();
    }

    @Test
    @Rule({"FB-DISENGAGE-01", "FB-DISENGAGE-02"})
    void onlyAnEngagedRegimentDisengages() {
        var battle = fight();
        var ours = battle.regiment("ours");
        assertThat(Disengage.refusal(battle, ours)).isNull();
        battle.regiment("theirs").place(0, Field.at("20,10"));
        battle.regiment("theirs").place(1, Field.at("20,12"));
        assertRefused(Disengage.refusal(battle, ours), "FB-DISENGAGE-01", "not-engaged");
    }

    @Test
    @Rule("FB-DISENGAGE-02")
    void whoOnlyEngagesMarchesAway() {
        var ours = Levy.of(FIRST, "ours").traits("Support").models(1).build();
        var battle = Field.of(FIRST).with(ours, "10,10").with(theirs(FIRST, 1), "13,10").battle();
        assertRefused(Disengage.refusal(battle, ours), "FB-DISENGAGE-02", "not-engaged");
        assertThat(MarchAction.refusal(battle, ours)).isNull();
    }

    private static @Nullable Refusal leaving(Battle battle, String distance, ModelMove... moves) {
        return new ChooseDisengage("ours", inches(distance))
                .choices(battle)
                .refusal(ModelMoves.of(moves));
    }

    private static ModelMove[] west(String x) {
        return new ModelMove[] {
            go(0, x + ",10"), go(1, x + ",11.5"), go(2, x + ",13"), go(3, x + ",14.5")
        };
    }

    @Test
    @Rule("FB-DISENGAGE-04")
    void theMoveIsAsLongAsTheDistance() {
        assertThat(leaving(fight(), "4", west("6"))).isNull();
        assertRefused(leaving(fight(), "3.9", west("6")), "FB-DISENGAGE-04", "too-far");
    }

    @Test
    @Rule("FB-DISENGAGE-04")
    void rangesMayBeCrossedOnTheWayOut() {
        var battle =
                Field.of(FIRST)
                        .with(ours(FIRST, 1).build(), "10,10")
                        .with(theirs(FIRST, 2), "11.9,10", "8.6,8.4")
                        .battle();
        assertThat(leaving(battle, "5", go(0, "5.5,10"))).isNull();
    }

    @Test
    @Rule("FB-DISENGAGE-05")
    void leadersMustGetOutIfTheyCan() {
        var battle = fight();
        assertRefused(leaving(battle, "4"), "FB-DISENGAGE-05", "leader-must-get-out");
        assertRefused(
                leaving(battle, "4", go(1, "7,11.5")), "FB-DISENGAGE-05", "leader-must-get-out");
        assertThat(leaving(battle, "4", go(0, "7,10"))).isNull();
    }

    @Test
    @Rule("FB-DISENGAGE-05")
    void theStandardBearerIsOneOfTheLeaders() {
        var levy = ours(FIRST, 1).model(Role.STANDARD_BEARER);
        var battle =
                Field.of(FIRST)
                        .with(levy.build(), "10,10", "10,11.5")
                        .with(theirs(FIRST, 2), "11.9,10", "11.9,11.5")
                        .battle();
        assertRefused(
                leaving(battle, "4", go(0, "7,10")), "FB-DISENGAGE-05", "leader-must-get-out");
        assertThat(leaving(battle, "4", go(0, "7,10"), go(1, "7,11.5"))).isNull();
    }

    @Test
    @Rule("FB-DISENGAGE-05")
    void aLeaderWhoCannotGetOutMayStay() {
        var battle = fight();
        assertThat(leaving(battle, "0.05")).isNull();
    }

    /** Resolve 3 and a 2: five inches. */
    @Test
    @Rule({"FB-DISENGAGE-03", "FB-DISENGAGE-06", "FB-DISENGAGE-10"})
    void aCleanDisengagementLosesNobodyAndStillBreaks() {
        var battle = fight();
        var referee = Scripted.answering(battle, List.of(ModelMoves.of(west("5"))), 2);
        new Disengage("ours").play(battle, referee);
        assertThat(referee.event(MoveEvents.DisengageRolled.class).inches().value()).isEqualTo(5);
        assertThat(referee.event(MoveEvents.Disengaged.class).outcome()).isEqualTo(Outcome.CLEAN);
        assertThat(battle.regiment("ours").living()).isEqualTo(4);
        assertThat(battle.regiment("ours").broken()).isTrue();
    }

    @Test
    @Rule({"FB-DISENGAGE-07", "FB-DISENGAGE-09"})
    void engagedModelsLeftBehindAreLost() {
        var battle = fight();
        var moves = ModelMoves.of(go(0, "7,10"), go(2, "7,13"), go(3, "7,14.5"));
        var referee = Scripted.answering(battle, List.of(moves), 1);
        new Disengage("ours").play(battle, referee);
        var ours = battle.regiment("ours");
        assertThat(referee.event(MoveEvents.Disengaged.class).lost()).containsExactly(1);
        assertThat(ours.living()).isEqualTo(3);
        assertThat(ours.tokens()).isEqualTo(1);
        assertThat(ours.broken()).isTrue();
    }

    private static Battle ending(Options options, Integer... engaged) {
        var battle = fight(options);
        var answers = List.of(new NameLeader.Leader(2));
        new DisengageEnd("ours", List.of(engaged))
                .play(battle, Scripted.answering(battle, answers));
        return battle;
    }

    @Test
    @Rule("FB-DISENGAGE-08")
    void aCaughtLeaderFallsAndTheOthersStay() {
        var ours = ending(Options.DEFAULT, 0, 1).regiment("ours");
        assertThat(ours.alive(0)).isFalse();
        assertThat(ours.alive(1)).isTrue();
        assertThat(ours.leaders()).hasSize(1);
        assertThat(ours.broken()).isTrue();
    }

    @Test
    @Rule("FB-DISENGAGE-08")
    void tablesMayRemoveAllTheEngaged() {
        var ours = ending(OptionsOf.removingTheEngaged(), 0, 1).regiment("ours");
        assertThat(ours.models()).containsExactly(2, 3);
    }

    private static Battle ledBy(Role first, Role second) {
        var levy = Levy.of(FIRST, "ours").model(first).model(second).model(second);
        return Field.of(FIRST)
                .with(levy.build(), "10,10", "10,11.5", "10,13")
                .with(theirs(FIRST, 2), "11.9,10", "11.9,11.5")
                .battle();
    }

    private static Scripted end(Battle battle, Integer... engaged) {
        var answers = List.of(new NameLeader.Leader(2));
        var referee = Scripted.answering(battle, answers);
        new DisengageEnd("ours", List.of(engaged)).play(battle, referee);
        return referee;
    }

    @Test
    @Rule("FB-CHAR-11")
    void aCaughtCharacterIsLostWithoutATokenAndNobodyBreaks() {
        var battle = ledBy(Role.CHARACTER, Role.RETINUE);
        var referee = end(battle, 0, 1);
        var ours = battle.regiment("ours");
        assertThat(referee.event(MoveEvents.Disengaged.class).lost()).containsExactly(0);
        assertThat(ours.models()).containsExactly(1, 2);
        assertThat(ours.tokens()).isZero();
        assertThat(ours.broken()).isFalse();
    }

    @Test
    @Rule("FB-CHAR-11")
    void retinueLeftBehindByItsCharacterIsLost() {
        var battle = ledBy(Role.CHARACTER, Role.RETINUE);
        end(battle, 1);
        var ours = battle.regiment("ours");
        assertThat(ours.models()).containsExactly(0, 2);
        assertThat(ours.tokens()).isEqualTo(1);
        assertThat(ours.broken()).isFalse();
    }

    @Test
    @Rule("FB-OFFICER-12")
    void aCaughtOfficerFallsAsALeaderDoes() {
        var battle = ledBy(Role.OFFICER, Role.TROOPER);
        var referee = end(battle, 0, 1);
        var ours = battle.regiment("ours");
        assertThat(referee.event(MoveEvents.Disengaged.class).rules().ids())
                .contains("FB-OFFICER-12", "FB-DISENGAGE-08");
        assertThat(ours.models()).containsExactly(1, 2);
        assertThat(ours.acting()).isEqualTo(2);
        assertThat(ours.broken()).isTrue();
    }

    @Test
    @Rule("FB-OPP-03")
    void theEnemiesStrikeBeforeTheDistanceIsRolled() {
        var battle = fight();
        var strikes =
                new Targets(
                        List.of(
                                new Pick(0, "ours", RankAndFile.WHOLE),
                                new Pick(1, "ours", RankAndFile.WHOLE)));
        var answers = List.of(strikes, ModelMoves.of(west("5")));
        var referee = Scripted.answering(battle, answers, 6, 6, /* then the distance */ 2);
        new Disengage("ours").play(battle, referee);
        var kinds = referee.events.stream().map(event -> event.getClass().getSimpleName()).toList();
        assertThat(kinds.indexOf("HitsRolled"))
                .isBetween(kinds.indexOf("DisengageDeclared"), kinds.indexOf("DisengageRolled"));
        assertThat(kinds.indexOf("RegimentBrokeAway"))
                .isGreaterThan(kinds.indexOf("DisengageRolled"));
    }

    @Test
    void whateverIsProposedIsLegal() {
        var lot = new RandomSource(41);
        int clean = 0;
        int all = 0;
        for (int game = 0; game < 120; game++) {
            var battle = Crowd.random(lot, game % 2 == 0 ? FIRST : SECOND);
            for (var mover : battle.regiments()) {
                if (!mover.onTable() || Disengage.refusal(battle, mover) != null) continue;
                var question = new ChooseDisengage(mover.id(), inches("7"));
                var choices = question.choices(battle);
                for (var moves : choices.list()) assertThat(choices.refusal(moves)).isNull();
                all++;
                if (!choices.list().getFirst().stays()) clean++;
            }
        }
        assertThat(all).isGreaterThan(30);
        assertThat(clean).isGreaterThan(all / 2);
    }
}
