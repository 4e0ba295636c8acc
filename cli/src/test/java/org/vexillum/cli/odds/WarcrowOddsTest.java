package org.vexillum.cli.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.ExitCode;
import tools.jackson.databind.json.JsonMapper;

class WarcrowOddsTest {
    @Test
    void aPoolIsComputedExactly() {
        var call = vexillum("odds", "--game", "warcrow", "--pool", "2 orange", "--json");
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        var exactly = new JsonMapper().readTree(call.out()).at("/successes/exactly");
        assertThat(exactly.get(0).asDouble()).isEqualTo(9 / 64.0);
        assertThat(exactly.get(1).asDouble()).isEqualTo(30 / 64.0);
        assertThat(exactly.get(2).asDouble()).isEqualTo(25 / 64.0);
    }

    @Test
    void aColourThatIsNoneIsNamedWithTheOptionThatHasIt() {
        var call = vexillum("odds", "--game", "warcrow", "--pool", "purple");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).startsWith("--pool: \"purple\" is not understood");
        call = vexillum("odds", "--game", "warcrow", "--pool", "red", "--against", "pink");
        assertThat(call.err()).startsWith("--against: \"pink\"");
    }

    @Test
    void aTestWithStressNamesTheBestChoice() {
        var call =
                vexillum(
                        "odds",
                        "--game",
                        "warcrow",
                        "--pool",
                        "naranja amarillo",
                        "--needed",
                        "2",
                        "--stress",
                        "--lang",
                        "es");
        assertThat(call.out()).contains("naranja, amarillo").contains("la mejor elección");
    }

    @Test
    void sealingTellsWhereTheTokenLies() {
        var call = vexillum("odds", "--game", "warcrow", "--pool", "orange", "--sealing", "10");
        assertThat(call.out()).contains("turn 15: 62.5 %").contains("turn 16, which never comes");
    }

    @Test
    void theInitiativeRollByCommand() {
        var call = vexillum("odds", "--game", "warcrow", "--initiative", "3:3");
        assertThat(call.out()).contains("A 50.0 %, B 50.0 %");
    }

    @Test
    void aFileMayAsk(@TempDir Path folder) throws Exception {
        var file = folder.resolve("odds.yaml");
        Files.writeString(file, "game: warcrow\nodds: {pool: red, against: green}\n");
        assertThat(vexillum("odds", file.toString()).out()).contains("each block cancels");
    }

    @Test
    void whatIsNoPoolIsRefused() {
        assertThat(vexillum("odds", "--game", "warcrow").code()).isEqualTo(ExitCode.USAGE);
        var pink = vexillum("odds", "--game", "warcrow", "--pool", "pink");
        assertThat(pink.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(pink.err()).contains("pink");
        assertThat(vexillum("odds", "--game", "warcrow", "--clash").code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(vexillum("odds", "--pool", "red").code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void listsBelongToTheEvent() {
        assertThat(vexillum("force", "list", "--game", "warcrow").code()).isEqualTo(ExitCode.USAGE);
    }
}
