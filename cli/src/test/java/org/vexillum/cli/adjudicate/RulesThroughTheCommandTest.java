package org.vexillum.cli.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.cli.Call;
import tools.jackson.databind.json.JsonMapper;

/** Whoever has only the command can examine every rule. */
class RulesThroughTheCommandTest {
    private static final Path FILES = Path.of("../kits/src/test/resources/positions/rules");

    static List<Path> files() throws IOException {
        try (var files = Files.list(FILES)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void theRuleIsFoundInTheOutput(Path file) {
        var id = file.getFileName().toString().replace(".yaml", "");
        var call = Call.vexillum("adjudicate", file.toString());
        assertThat(call.code()).isLessThanOrEqualTo(1);
        assertThat(call.out()).contains(id);
        assertThat(call.out() + call.err()).doesNotContain("Exception", "null,");
    }

    @ParameterizedTest
    @MethodSource("files")
    void theAnswerIsJsonToo(Path file) {
        var call = Call.vexillum("adjudicate", file.toString(), "--json", "--lang", "es");
        var json = new JsonMapper().readTree(call.out());
        assertThat(json.get("status").asString()).isIn("done", "refused");
    }
}
