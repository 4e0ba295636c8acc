package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Every example on the page about positions runs as it stands. */
class PositionsPageTest {
    private static final Pattern EXAMPLE = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);

    private static List<String> examples() throws IOException {
        var page = Files.readString(Path.of("..", "docs", "positions.md"));
        return EXAMPLE.matcher(page).results().map(found -> found.group(1)).toList();
    }

    /** What files and units may say, and what dice and questions are called. */
    @ParameterizedTest
    @ValueSource(strings = {"regiments", "first-blood", "warcrow"})
    void everyNameIsOnThePage(String game) throws IOException {
        var page = Files.readString(Path.of("..", "docs", "positions.md"));
        var forces = Files.readString(Path.of("..", "docs", "forces.md"));
        var call = Call.vexillum("adjudicate", "--kinds", "--json", "--game", game);
        var kinds = JsonMapper.shared().readTree(call.out());
        for (var list : List.of("dice", "answers"))
            for (var name : kinds.get(list)) assertThat(page).contains(word(name.asString()));
        for (var field : kinds.get("file"))
            assertThat(page).contains(word(field.get("name").asString()));
        for (var field : kinds.get("unit"))
            assertThat(page + forces).containsPattern("\\b" + field.get("name").asString() + "\\b");
    }

    private static String word(String name) {
        return "`" + name + "`";
    }

    @Test
    void kindsTellTheStagesOfFirstBlood() {
        var call = Call.vexillum("adjudicate", "--kinds", "--game", "first-blood");
        assertThat(call.out().replaceAll("\\s+", " "))
                .contains("One of: reserves, deployment, reinforcement, command, supremacy");
    }

    @Test
    void everyExampleIsAnswered(@TempDir Path folder) throws IOException {
        assertThat(examples()).hasSizeGreaterThanOrEqualTo(4);
        for (var example : examples()) {
            var file = folder.resolve("example.yaml");
            Files.writeString(file, example);
            var command = example.contains("odds:") ? "odds" : "adjudicate";
            var call = Call.vexillum(command, file.toString());
            assertThat(call.code()).as(example + call.err()).isEqualTo(ExitCode.DONE);
            assertThat(call.out()).as(example).containsPattern("AOFR-|FB-|WC-");
        }
    }
}
