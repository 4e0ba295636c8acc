package org.vexillum.files.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.WholeBattles;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.match.Match;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Correction;
import org.vexillum.regiments.table.Setting;

/** Whole battles are saved, read and played again to the same end. */
class WholeJournalsTest {
    private static final Journals JOURNALS = Journals.known();

    @Test
    void aBattleIsTheSameWhenItIsPlayedAgain() {
        for (long seed = 0; seed < 5; seed++) {
            var match = WholeBattles.play(seed, (_, _) -> {});
            var file =
                    JOURNALS.write(
                            BattleStart.start(WholeBattles.setting()), seed, match.journal());
            var journal = JOURNALS.read(file);
            assertThat(setting(journal).equals(WholeBattles.setting())).isTrue();
            var again = JOURNALS.verify(journal);
            assertThat(again.trouble()).isEmpty();
            assertThat(again.match().journal()).isEqualTo(match.journal());
            assertThat(again.match().fingerprints()).isEqualTo(match.fingerprints());
        }
    }

    @Test
    void theForcesThatComeWithTheProgramMakeJournals() {
        var names = RegimentsSamples.names();
        for (int i = 0; i < names.size(); i++) {
            var a = RegimentsSamples.sample(names.get(i));
            var b = RegimentsSamples.sample(names.get((i + 1) % names.size()));
            var setting = WholeBattles.setting(a, b, i);
            var match = WholeBattles.play(setting, i, (_, _) -> {});
            var journal =
                    JOURNALS.read(
                            JOURNALS.write(BattleStart.start(setting), (long) i, match.journal()));
            assertThat(setting(journal).equals(setting)).as(names.get(i)).isTrue();
            var again = JOURNALS.verify(journal);
            assertThat(again.trouble()).isEmpty();
            assertThat(again.match().fingerprints()).isEqualTo(match.fingerprints());
        }
    }

    @Test
    void theReadEntriesReplayInTheKernelToo() {
        var match = WholeBattles.play(8, (_, _) -> {});
        var file = JOURNALS.write(BattleStart.start(WholeBattles.setting()), 8L, match.journal());
        var entries = JOURNALS.play(JOURNALS.read(file)).match().journal();
        var again =
                Match.replay(
                        new Regiments(),
                        BattleStart.start(WholeBattles.setting()),
                        new SeededDice(8),
                        entries);
        assertThat(again.table().fingerprint()).isEqualTo(match.table().fingerprint());
    }

    @Test
    void anAgreedCorrectionIsKeptWithEveryChange() {
        var start = BattleStart.start(WholeBattles.setting());
        var match = new Match<>(new Regiments(), start, new SeededDice(1));
        var correction =
                new Correction(
                        List.of(
                                new Correction.Place("A-spears", new Pose(2540, 5080, 9000)),
                                new Correction.WoundsOf("A-gun", 1, 2),
                                new Correction.Remove("A-bows", 0),
                                new Correction.SetShaken("A-bows", true),
                                new Correction.ToAct(Side.B)));
        match.correct(List.of(Side.A, Side.B), correction, "the cat was on the table");
        var file = JOURNALS.write(BattleStart.start(WholeBattles.setting()), 1L, match.journal());
        var again = JOURNALS.verify(JOURNALS.read(file));
        assertThat(again.trouble()).isEmpty();
        assertThat(again.match().journal()).isEqualTo(match.journal());
    }

    private static Setting setting(Journal journal) {
        return ((Battle) journal.start()).setting();
    }
}
