package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.tree.PlainTree;
import org.vexillum.rulebook.Rulebook;

/** Files that are damaged one after another, and what comes of them. */
final class Battered {
    private final Report report;
    private final List<Source> sources;
    private final List<String> names;
    private final Consumer<Verdict> sound;
    private int faults;
    private int verdicts;

    private record Source(String text, Map<String, Object> tree) {}

    /**
     * @param names fields that may be added
     * @param sound looks at the table that is left
     */
    @SuppressWarnings("unchecked")
    Battered(GameId game, List<String> texts, List<String> names, Consumer<Verdict> sound) {
        this.names = names;
        this.sound = sound;
        report = new Report("file.yaml", game, Rulebook.load(), Lang.EN);
        sources =
                texts.stream()
                        .map(text ->
                                new Source(
                                        text,
                                        (Map<String, Object>) PlainTree.of(NodeReader.file(text))))
                        .toList();
    }

    /** Nothing but verdicts and messages, and many of both. */
    void assertOnlyMessages(int files) {
        for (int i = 0; i < files; i++) {
            var source = sources.get(i % sources.size());
            var file = new Damage(i, names).of(source.text(), source.tree());
            try {
                for (var verdict : Adjudicator.judge(file)) look(verdict);
                verdicts++;
            } catch (FileFault fault) {
                assertThat(report.fault(fault)).startsWith("file.yaml").doesNotContain("{0}");
                faults++;
            } catch (RuntimeException | StackOverflowError | AssertionError broken) {
                fail("damage " + i + " of:\n" + file, broken);
            }
        }
        assertThat(faults).isGreaterThan(files / 5);
        assertThat(verdicts).isGreaterThan(files / 5);
    }

    private void look(Verdict verdict) {
        report.lines(verdict);
        var open = report.open(verdict);
        assertThat(open.isEmpty()).isEqualTo(verdict.done());
        new ReportJson(report).of(List.of(verdict));
        if (verdict.done()) sound.accept(verdict);
    }
}
