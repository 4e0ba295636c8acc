package org.vexillum.firstblood.kit.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.files.journal.Journals;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.bot.Bots;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.lab.GameRecording;
import org.vexillum.lab.Matchup;

/** Bots play a force with a specialist, and its journal plays again. */
class SpecialistGamesTest {
    private static final String SPECIALIST =
            "\"specialists\": [{\"name\": \"Drummer\", \"base\": 32,"
                    + " \"profile\": \"M5 V1 C4 A2 W2 R3 D3 E0\", \"rules\": [\"Parry\"],"
                    + " \"gives\": [\"Resolve +1\"]}],\n      \"standard\": true,";

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theGreedyBotPlaysHim(int number) {
        var edition = Edition.numbered(number);
        var format = new FirstBloodForceFormat(edition);
        var text = Samples.text(format, "lamplit-watch").replace("\"standard\": true,", SPECIALIST);
        var force = Objects.requireNonNull(ForceReader.read(format, text, "list.json").force());
        assertThat(force.regiments()).anyMatch(card -> card.count(Role.SPECIALIST) == 1);
        var other = Samples.read(format, "pit-wolves");
        var arena =
                new FirstBloodArena(edition, Scenario.values()[0], force, other, Options.DEFAULT);
        PlayerFactory<Battle> greedy = Bots.GREEDY::player;
        var contest = new Matchup<>(arena, greedy, greedy, 5, true);
        var match = GameRecording.play(contest, 0);
        assertThat(match.fingerprints()).hasSizeGreaterThan(20);
        var journals = Journals.known();
        var written = journals.write(contest.battle(0), contest.diceSeed(0), match.journal());
        var playback = journals.verify(journals.read(written));
        assertThat(playback.trouble()).isEmpty();
        assertThat(playback.match().table().fingerprint()).isEqualTo(match.table().fingerprint());
    }
}
