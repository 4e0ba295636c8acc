package org.vexillum.cli.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls of {@code odds --game first-blood}, and position files in a folder. */
record FirstBloodCalls(Path folder) {
    static Call odds(String... more) {
        var args = new ArrayList<>(List.of("odds", "--game", "first-blood"));
        args.addAll(List.of(more));
        return Call.vexillum(args.toArray(String[]::new));
    }

    static JsonNode json(String... more) {
        var args = new ArrayList<>(List.of(more));
        args.add("--json");
        return read(odds(args.toArray(String[]::new)));
    }

    JsonNode file(String text) throws IOException {
        return read(Call.vexillum("odds", written(text), "--json"));
    }

    Call asked(String text) throws IOException {
        return Call.vexillum("odds", written(text));
    }

    private String written(String text) throws IOException {
        return Files.writeString(folder.resolve("odds.yaml"), text).toString();
    }

    private static JsonNode read(Call call) {
        assertThat(call.code()).as(call.err()).isEqualTo(ExitCode.DONE);
        return JsonMapper.builder().build().readTree(call.out());
    }
}
