package org.vexillum.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;

/** Every command the README shows runs, and says what the README says it says. */
class ReadmeTest {
    private static final Pattern BLOCK = Pattern.compile("```console\n(.*?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final String PROGRAM = "$ ./vexillum ";
    private static final String FILE = "$ cat ";

    @TempDir static Path folder;

    /** A line behind a dollar sign, and what is shown below it. */
    private record Shown(String line, List<String> below) {}

    private static List<Shown> shown() throws IOException {
        var page = Files.readString(Path.of("..", "README.md"));
        var all = new ArrayList<Shown>();
        for (var block : BLOCK.matcher(page).results().map(found -> found.group(1)).toList())
            for (var line : block.split("\n"))
                if (line.startsWith("$ ")) all.add(new Shown(line, new ArrayList<>()));
                else all.getLast().below().add(line);
        return all;
    }

    @Test
    void everyCommandIsShown() throws IOException {
        var lines = shown().stream().map(Shown::line).toList();
        for (var command : List.of("rules", "odds", "adjudicate", "force", "simulate", "replay"))
            assertThat(lines).anyMatch(line -> line.startsWith(PROGRAM + command));
    }

    @TestFactory
    List<DynamicTest> everyExampleIsTrue() throws IOException {
        return shown().stream()
                .map(one -> DynamicTest.dynamicTest(one.line(), () -> holds(one)))
                .toList();
    }

    private static void holds(Shown one) throws IOException {
        if (one.line().startsWith(FILE)) {
            var name = one.line().substring(FILE.length());
            Files.writeString(folder.resolve(name), String.join("\n", one.below()));
            return;
        }
        assertThat(one.line()).startsWith(PROGRAM);
        var call = Call.vexillum(words(one.line().substring(PROGRAM.length())));
        assertThat(call.code()).as(call.err()).isEqualTo(ExitCode.DONE);
        var said = call.out().lines().toList();
        for (var line : one.below()) assertThat(said).anyMatch(real -> matches(line, real));
    }

    private static String[] words(String line) {
        return WORD.matcher(line)
                .results()
                .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                .map(word ->
                        word.matches("[\\w-]+\\.\\w+") ? folder.resolve(word).toString() : word)
                .toArray(String[]::new);
    }

    /** An ellipsis stands for anything. */
    private static boolean matches(String shown, String real) {
        var parts = Arrays.stream(shown.split("…", -1)).map(Pattern::quote).toList();
        return real.stripTrailing().matches(String.join(".*", parts).stripTrailing());
    }
}
