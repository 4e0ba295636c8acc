package org.vexillum.cli.tourney;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Exit;

class TourneyCommandTest {
    @TempDir Path folder;

    private String event() {
        var file = folder.resolve("event.json").toString();
        var made =
                vexillum(
                        "tourney",
                        "create",
                        file,
                        "Autumn",
                        "--set",
                        "listsRequired=off",
                        "--set",
                        "seed=4");
        assertThat(made.code()).as(made.err()).isEqualTo(Exit.DONE);
        return file;
    }

    @Test
    void anEventIsScriptedCommandByCommand() throws IOException {
        var file = event();
        var csv =
                Files.writeString(folder.resolve("people.csv"), "name,faction\nAna,North\nBea,\n");
        vexillum("tourney", "enrol", file, "Coro", "Dora", "--csv", csv.toString());
        var paired = vexillum("tourney", "pair", file);
        assertThat(paired.out()).contains("Round 1", "Table 1:", "Table 2:", "WC-PAIR-01");
        assertThat(vexillum("tourney", "report", file, "1", "5", "2", "4", "1").code())
                .isEqualTo(Exit.DONE);
        var early = vexillum("tourney", "pair", file);
        assertThat(early.code()).isEqualTo(Exit.REFUSED);
        assertThat(early.err()).contains("Results of round 1 are missing", "[WC-FORMAT-07]");
        vexillum("tourney", "report", file, "2", "1", "1", "1", "1");
        assertThat(vexillum("tourney", "standings", file).out())
                .containsPattern("\\w+ +1 +4 +7 +5");
        vexillum("tourney", "report", file, "1", "0", "0", "4", "1", "--correct", "slip");
        assertThat(vexillum("tourney", "export", file, "--what", "games").out())
                .contains(",4,1,5,4,supremacy");
        assertThat(vexillum("tourney", "export", file).out()).contains("\"why\" : \"slip\"");
        assertThat(vexillum("tourney", "standings", file, "--why", "Ana").out())
                .contains("Ana is on place");
    }

    @Test
    void badInputChangesNothing() throws IOException {
        var file = event();
        var before = Files.readString(Path.of(file));
        assertThat(vexillum("tourney", "create", file, "Again").code()).isEqualTo(Exit.REFUSED);
        assertThat(vexillum("tourney", "pair", file).err()).contains("[WC-FORMAT-01]");
        assertThat(vexillum("tourney", "report", file, "1", "3").code()).isEqualTo(Exit.USAGE);
        assertThat(Files.readString(Path.of(file))).isEqualTo(before);
        Files.writeString(Path.of(file), "{}");
        assertThat(vexillum("tourney", "standings", file).err()).contains("no event");
    }

    @Test
    void simulatedEventsLeaveNothingToImprove() {
        var call = vexillum("tourney", "simulate", "--events", "3", "--entrants", "9");
        assertThat(call.code()).as(call.out()).isEqualTo(Exit.DONE);
        assertThat(call.out()).contains("3 events", " 0 rounds that could be better");
    }

    @Test
    void aFileThatCannotBeReadSaysWhere() throws IOException {
        var file =
                Files.writeString(folder.resolve("x.yaml"), "entrants: [A, B]\nsteps: [dance]\n");
        var call = vexillum("tourney", "run", file.toString(), "--lang", "es");
        assertThat(call.code()).isEqualTo(Exit.REFUSED);
        assertThat(call.err()).contains("línea 2, steps[0]: No existe el paso «dance»");
    }
}
