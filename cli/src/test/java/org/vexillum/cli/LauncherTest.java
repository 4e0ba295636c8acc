package org.vexillum.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the script {@code ./vexillum} decides before any Java of ours runs. */
class LauncherTest {
    private static final Path SCRIPT = Path.of("..", "vexillum");

    @TempDir private Path folder;

    @Test
    void withoutAFittingJdkItSaysInOneSentenceWhatToInstall() throws Exception {
        var script = folder.resolve("vexillum");
        Files.writeString(
                script, Files.readString(SCRIPT).replace("\nneeded=25\n", "\nneeded=999\n"));
        var english = run(script, Map.of("LANG", "C"), "rules", "list");
        assertThat(english.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(english.err().lines()).hasSize(1);
        assertThat(english.err()).contains("needs a JDK 999 or newer", "JAVA_HOME");
        var spanish = run(script, Map.of("LANG", "C"), "rules", "list", "--lang", "es");
        assertThat(spanish.err()).contains("necesita un JDK 999 o posterior");
    }

    @Test
    void anUnknownOptionOfTestIsWrongUsage() throws Exception {
        var call = run(SCRIPT, Map.of("LANG", "es_ES.UTF-8"), "test", "--fast");
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.err()).contains("No se entiende: --fast", "--mutation");
    }

    @Test
    void aPartOfTheLargeCountsThatDoesNotExistIsRefusedWithTheOnesThatDo() throws Exception {
        var english = run(SCRIPT, Map.of("LANG", "C"), "test", "--long", "weather");
        assertThat(english.code()).isEqualTo(ExitCode.USAGE);
        assertThat(english.err()).contains("no part weather", "corpus", "kills", "random-warcrow");
        var spanish = run(SCRIPT, Map.of("LANG", "es_ES"), "test", "--long", "weather");
        assertThat(spanish.err()).contains("No hay ninguna parte weather");
        var alone = run(SCRIPT, Map.of("LANG", "C"), "test", "corpus");
        assertThat(alone.code()).isEqualTo(ExitCode.USAGE);
        assertThat(alone.err()).contains("Not understood: corpus");
    }

    @Test
    void testAndBenchSayHowTheyAreUsedWithoutBuildingAnything() throws Exception {
        for (var command : List.of("test", "bench")) {
            var english = run(SCRIPT, Map.of("LANG", "C"), command, "--help");
            assertThat(english.code()).isEqualTo(ExitCode.DONE);
            assertThat(english.out()).startsWith("Usage: ./vexillum " + command + " [");
            var spanish = run(SCRIPT, Map.of("LANG", "C"), command, "-h", "--lang", "es");
            assertThat(spanish.code()).isEqualTo(ExitCode.DONE);
            assertThat(spanish.out()).startsWith("Uso: ./vexillum " + command + " [");
            assertThat(spanish.err()).isEmpty();
        }
    }

    /** All that a cache holds is loaded at every start: who asks for a rule needs no server. */
    @Test
    void shortCommandsStartWithSmallCachesOfTheirOwn() throws Exception {
        var script = folder.resolve("vexillum");
        Files.copy(SCRIPT, script);
        var jdk = pretended();
        var home = Files.createDirectories(folder.resolve(".vexillum"));
        for (var args : List.of("rules", "ask", "run", "serve"))
            Files.writeString(home.resolve(args + ".args"), "");
        Files.writeString(home.resolve("stamp"), jdk + " " + folder.toRealPath() + "\n");
        var calls =
                Map.of(
                        "rules show X", "rules.args",
                        "rules search X", "run.args",
                        "force check X", "ask.args",
                        "odds X", "ask.args",
                        "adjudicate X", "ask.args",
                        "--help", "ask.args",
                        "simulate", "run.args",
                        "serve", "serve.args");
        for (var call : calls.entrySet()) {
            var words = call.getKey().split(" ");
            var run = run(script, Map.of("JAVA_HOME", jdk.toString()), words);
            assertThat(run.out()).as(call.getKey()).contains("/" + call.getValue());
            assertThat(run.out()).as(call.getKey()).endsWith(call.getKey() + "\n");
        }
    }

    /** A JDK whose {@code java} says what it was called with. */
    private Path pretended() throws IOException {
        var jdk = folder.resolve("jdk");
        Files.createDirectories(jdk.resolve("bin"));
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25\"\n");
        for (var name : List.of("java", "javac")) {
            var program = Files.writeString(jdk.resolve("bin/" + name), "#!/bin/sh\necho \"$@\"\n");
            assertThat(program.toFile().setExecutable(true)).isTrue();
        }
        return jdk;
    }

    private Call run(Path script, Map<String, String> environment, String... args)
            throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("sh", script.toString()));
        command.addAll(List.of(args));
        var err = folder.resolve("err");
        var builder = new ProcessBuilder(command).redirectError(err.toFile());
        builder.environment().remove("LC_ALL");
        builder.environment().remove("LC_MESSAGES");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        var process = builder.start();
        var out = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return new Call(process.exitValue(), out, Files.readString(err));
    }
}
