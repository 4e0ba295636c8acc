package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.testkit.Rule;

class EntryTest {
    private static Battle battle(Edition edition, int models, Options options) {
        var battle =
                Field.of(edition)
                        .options(options)
                        .with(ours(edition, models).build())
                        .with(theirs(edition, 1), "24,3")
                        .battle();
        battle.regiment("ours").setStatus(Status.ARRIVING);
        battle.setRound(2);
        return battle;
    }

    private static Battle battle(int models) {
        return battle(FIRST, models, Options.DEFAULT);
    }

    private static @Nullable Refusal refusal(Battle battle, ModelMove... moves) {
        return refusal(battle, 1, moves);
    }

    private static @Nullable Refusal refusal(Battle battle, int nth, ModelMove... moves) {
        return new ChooseEntry("ours", nth).choices(battle).refusal(ModelMoves.of(moves));
    }

    /** Straight in no part ends farther than the March of 5 from the edge. */
    @Test
    @Rule("FB-REINF-08")
    void theMarchIsMeasuredFromTheEdge() {
        var battle = battle(1);
        assertThat(refusal(battle, go(0, "10,4.5"))).isNull();
        assertRefused(refusal(battle, go(0, "10,4.51")), "FB-REINF-08", "cannot-enter-there");
    }

    @Test
    @Rule("FB-REINF-08")
    void aStartingPointMayBeGiven() {
        var battle = battle(1);
        assertThat(refusal(battle, go(0, "10,0", "12,4"))).isNull();
        assertRefused(refusal(battle, go(0, "10,0", "13,4")), "FB-REINF-08", "cannot-enter-there");
        assertRefused(refusal(battle, go(0, "0,13", "3,13")), "FB-RESERVE-03", "outside-own-zone");
    }

    @Test
    @Rule("FB-REINF-09")
    void everyModelEndsWhollyOnTheTable() {
        var battle = battle(1);
        assertThat(refusal(battle, go(0, "10,0.4922"))).isNull();
        assertRefused(refusal(battle, go(0, "10,0.49")), "FB-REINF-09", "off-the-table");
    }

    @Test
    @Rule({"FB-REINF-04", "FB-SCEN-02", "FB-RESERVE-03"})
    void inTheThirdRoundOnlyTheOwnZoneIsOpen() {
        var battle = battle(1);
        battle.setRound(3);
        assertThat(refusal(battle, go(0, "2,12"))).isNull();
        assertThat(refusal(battle, go(0, "46,12"))).isNull();
        assertRefused(refusal(battle, go(0, "2,17")), "FB-REINF-08", "cannot-enter-there");
    }

    @Test
    @Rule("FB-RESERVE-04")
    void fromTheFourthRoundEveryEdgeIsOpenButTheOpponentsZone() {
        var battle = battle(1);
        battle.setRound(4);
        assertThat(refusal(battle, go(0, "2,17"))).isNull();
        assertThat(refusal(battle, go(0, "46,36"))).isNull();
        assertRefused(refusal(battle, go(0, "1,41")), "FB-REINF-08", "cannot-enter-there");
        assertRefused(refusal(battle, go(0, "24,46")), "FB-REINF-08", "cannot-enter-there");
    }

    /** The zones end at 12 inches, that point included. */
    @Test
    @Rule("FB-RESERVE-04")
    void theEndOfTheOpponentsZoneIsStillHis() {
        var battle = battle(1);
        battle.setRound(4);
        assertThat(refusal(battle, go(0, "0,35.999", "3,35.999"))).isNull();
        assertRefused(refusal(battle, go(0, "0,36", "3,36")), "FB-RESERVE-04", "opponents-zone");
        assertRefused(refusal(battle, go(0, "48,40", "45,40")), "FB-RESERVE-04", "opponents-zone");
    }

    @Test
    @Rule("FB-REINF-08")
    void aStartingPointLiesOnTheEdge() {
        assertRefused(refusal(battle(1), go(0, "10,2", "10,4")), "FB-REINF-08", "not-on-the-edge");
    }

    @Test
    @Rule("FB-REINF-08")
    void byDefaultEachModelHasItsOwnStartingPoint() {
        var battle = battle(2);
        assertThat(refusal(battle, go(0, "10,4.5"), go(1, "15,4.5"))).isNull();
    }

    @Test
    @Rule("FB-REINF-08")
    void tablesMayHaveAllStartAtOnePoint() {
        var battle = battle(FIRST, 2, OptionsOf.enteringAtOnePoint());
        assertRefused(
                refusal(battle, go(0, "10,4.5"), go(1, "15,4.5")),
                "FB-REINF-08",
                "cannot-enter-there");
        assertThat(refusal(battle, go(0, "10,4.5"), go(1, "12,3.5"))).isNull();
        assertThat(new ChooseEntry("ours", 1).choices(battle).list()).hasSizeGreaterThan(3);
    }

    @Test
    void anEntryIsAMarchAndEndsOutOfCombat() {
        assertRefused(refusal(battle(1), go(0, "24,1.1")), "FB-REINF-08", "cannot-enter-there");
    }

    /** The second March of the second edition is half of 5 inches. */
    @Test
    @Rule("FB-REINF-10")
    void modelsLeftOutEnterWithTheSecondMarch() {
        var battle = battle(SECOND, 2, Options.DEFAULT);
        assertThat(refusal(battle, go(0, "10,1"))).isNull();
        var ours = battle.regiment("ours");
        ours.place(0, Field.at("10,1"));
        assertThat(EnterTable.entered(ours)).isFalse();
        assertThat(refusal(battle, 2, go(1, "12,2"), go(0, "10,3.5"))).isNull();
        assertRefused(refusal(battle, 2, go(1, "12,2.1")), "FB-REINF-08", "cannot-enter-there");
        assertRefused(refusal(battle, 2, go(0, "10,3.6")), "FB-MARCH-02", "too-far");
        ours.place(1, Field.at("12,2"));
        assertThat(EnterTable.entered(ours)).isTrue();
    }

    @Test
    @Rule("FB-REINF-11")
    void aRegimentThatDoesNotGetOnGoesBackWhole() {
        var battle = battle(2);
        var ours = battle.regiment("ours");
        ours.place(0, Field.at("10,1"));
        var events = new java.util.ArrayList<org.vexillum.kernel.Event>();
        EnterTable.giveUp(ours, Scripted.recording(events));
        assertThat(ours.status()).isEqualTo(Status.RESERVE);
        assertThat(ours.placed()).isFalse();
        assertThat(events).hasSize(1);
    }

    @Test
    @Rule("FB-REINF-08")
    void enteringPutsTheRegimentOnTheTable() {
        var battle = battle(2);
        var referee =
                Scripted.answering(battle, List.of(ModelMoves.of(go(0, "10,3"), go(1, "12,3"))));
        new EnterTable("ours", 1).play(battle, referee);
        var ours = battle.regiment("ours");
        assertThat(ours.status()).isEqualTo(Status.ON_TABLE);
        assertThat(ours.arrived()).isTrue();
        assertThat(ours.base(1).centre()).isEqualTo(Field.at("12,3"));
    }

    @Test
    void whateverIsProposedIsLegal() {
        var lot = new RandomSource(3);
        for (int models = 1; models <= 12; models += 11) {
            var battle = battle(models);
            var choices = new ChooseEntry("ours", 1).choices(battle);
            for (var moves : choices.list()) assertThat(choices.refusal(moves)).isNull();
            for (int i = 0; i < 50; i++) {
                var moves = choices.any(lot);
                assertThat(choices.refusal(moves)).isNull();
                assertThat(moves.models()).isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "OURS, '4.5,12', '4.51,12'",
        "OURS, '43.5,12', '43.49,12'",
        "THEIRS, '10,43.5', '10,43.49'",
        "THEIRS, '4.5,36', '4.51,36'",
        "THEIRS, '43.5,36', '43.49,36'"
    })
    @Rule("FB-REINF-08")
    void theMarchIsMeasuredFromEveryEdgeThatIsOpen(String who, String near, String far) {
        var side = who.equals("OURS") ? Side.A : Side.B;
        var coming = Levy.of(FIRST, "coming").side(side).models(1).build();
        var battle = Field.of(FIRST).with(coming).battle();
        coming.setStatus(Status.ARRIVING);
        battle.setRound(2);
        var choices = new ChooseEntry("coming", 1).choices(battle);
        assertThat(choices.refusal(ModelMoves.of(go(0, near)))).isNull();
        assertThat(choices.refusal(ModelMoves.of(go(0, far)))).isNotNull();
    }

    @ParameterizedTest
    @CsvSource({"'0,10', '4.5,10', '4.51,10'", "'48,10', '43.5,10', '43.49,10'"})
    @Rule("FB-REINF-08")
    void aGivenStartOnASideEdgeIsMeasuredLikeAnyOther(String edge, String near, String far) {
        var battle = battle(1);
        assertThat(refusal(battle, go(0, edge, near))).isNull();
        assertRefused(refusal(battle, go(0, edge, far)), "FB-REINF-08", "cannot-enter-there");
    }
}
