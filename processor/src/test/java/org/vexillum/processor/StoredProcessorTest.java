package org.vexillum.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Declarations that fit their types compile; others are refused with the reason. */
class StoredProcessorTest {
    private static final String ANNOTATION =
            "package org.vexillum.kernel.stored;"
                    + " public @interface Stored { String as(); String[] with() default {}; }";

    /** What the written class stands on, as far as it needs it to compile. */
    private static final String TYPES =
            "package org.vexillum.kernel.stored; public abstract class StoredTypes {"
                    + " protected StoredTypes(StoredTypes shared) {}"
                    + " protected void declare(Class<?> type, String key, String... parts) {}"
                    + " protected abstract Object part(int type, Object record, int part); }";

    private static final String SHARED =
            "package org.vexillum.kernel.stored; public class KernelTypes {"
                    + " public static final StoredTypes ALL = null; }";

    @TempDir private Path out;

    @Test
    void aTypeMayHaveAnotherNameThanItsKey() {
        assertThat(
                        faults(
                                "@Stored(as = \"Old\", with = {\"unit\", \"from\"})"
                                        + " public record New(String id, int origin) {}",
                                "@Stored(as = \"Way\", with = {\"LEFT\", \"RIGHT\"})"
                                        + " public enum Turn { WEST, EAST }",
                                "@Stored(as = \"Nothing\") public record Nothing() {}"))
                .isEmpty();
        assertThat(out.resolve("game/Types.class")).exists();
    }

    @Test
    void aComponentWithoutAKeyIsRefused() {
        assertThat(
                        faults(
                                "@Stored(as = \"Move\", with = \"unit\")"
                                        + " public record Move(String unit, int inches) {}"))
                .singleElement()
                .asString()
                .contains("declares the keys [unit], but has [unit, inches]");
    }

    @Test
    void anotherOrderIsRefused() {
        assertThat(
                        faults(
                                "@Stored(as = \"Way\", with = {\"LEFT\", \"RIGHT\"})"
                                        + " public enum Way { RIGHT, LEFT }"))
                .singleElement()
                .asString()
                .contains("in another order than [RIGHT, LEFT]");
    }

    @Test
    void theSameKeyTwiceIsRefused() {
        assertThat(
                        faults(
                                "@Stored(as = \"One\") public record One() {}",
                                "@Stored(as = \"One\") public record Two() {}"))
                .singleElement()
                .asString()
                .contains("its key is that of game.One");
        assertThat(
                        faults(
                                "@Stored(as = \"Pair\", with = {\"a\", \"a\"})"
                                        + " public record Pair(int a, int b) {}"))
                .singleElement()
                .asString()
                .contains("two of its keys are the same");
    }

    @Test
    void onlyRecordsAndEnumsAreStored() {
        assertThat(faults("@Stored(as = \"Thing\") public class Thing {}"))
                .singleElement()
                .asString()
                .contains("only records and enums are stored");
    }

    private List<String> faults(String... types) {
        var sources = new ArrayList<JavaFileObject>();
        sources.add(source("org.vexillum.kernel.stored.Stored", ANNOTATION));
        sources.add(source("org.vexillum.kernel.stored.StoredTypes", TYPES));
        sources.add(source("org.vexillum.kernel.stored.KernelTypes", SHARED));
        for (var type : types)
            sources.add(
                    source(
                            "game." + type.replaceAll("(?s).*(?:record|enum|class) (\\w+).*", "$1"),
                            "package game; import org.vexillum.kernel.stored.Stored; " + type));
        var said = new DiagnosticCollector<JavaFileObject>();
        var options = List.of("-d", out.toString(), "-Astored=game.Types");
        var compiler = ToolProvider.getSystemJavaCompiler();
        var task = compiler.getTask(null, null, said, options, null, sources);
        task.setProcessors(List.of(new StoredProcessor()));
        boolean compiled = task.call();
        var faults =
                said.getDiagnostics().stream()
                        .filter(each -> each.getKind() == javax.tools.Diagnostic.Kind.ERROR)
                        .map(each -> each.getMessage(null))
                        .toList();
        assertThat(compiled).isEqualTo(faults.isEmpty());
        return faults;
    }

    private static JavaFileObject source(String name, String text) {
        var uri = URI.create("string:///" + name.replace('.', '/') + ".java");
        return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }
}
