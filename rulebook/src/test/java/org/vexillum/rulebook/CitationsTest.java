package org.vexillum.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Everything in the repository that names a rule names one that exists. */
class CitationsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Rulebook BOOK = Rulebook.load();
    static final Pattern ID = Pattern.compile("\\b(?:FB|AOFR|W40K|WC)-[A-Z0-9]+(?:-[A-Z0-9]+)*");
    private static final Set<String> SKIPPED =
            Set.of("target", "node_modules", "dist", ".git", ".vexillum", "ledger");
    private static final Pattern SOURCES =
            Pattern.compile(".*\\.(java|properties|json|ya?ml|md|txt|html|ts|svelte|js)");
    private static final double WAIVED_AT_MOST = 0.04;

    @Test
    void everyRuleCitedInCodeTestsAndPagesExists() throws IOException {
        var unknown = new ArrayList<String>();
        for (var file : sources())
            ID.matcher(Files.readString(file))
                    .results()
                    .filter(cited -> BOOK.rule(cited.group()).isEmpty())
                    .forEach(cited -> unknown.add(cited.group() + " in " + ROOT.relativize(file)));
        assertThat(unknown).isEmpty();
    }

    @Test
    void everyWaiverNamesARuleAndAReason() throws IOException {
        for (var line : waivers()) {
            assertThat(line).matches("[A-Z0-9-]+: .{10,}");
            assertThat(BOOK.rule(line.substring(0, line.indexOf(':')))).as(line).isPresent();
        }
    }

    @Test
    void atMostFourInAHundredRulesOfAGameAreWaived() throws IOException {
        for (var game : BOOK.games())
            assertThat(waivers().stream().filter(line -> line.startsWith(game.prefix())).count())
                    .isLessThanOrEqualTo((long) (BOOK.list(game).size() * WAIVED_AT_MOST));
    }

    private static List<String> waivers() throws IOException {
        return Files.readAllLines(Path.of("waivers.txt")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    private static List<Path> sources() throws IOException {
        var found = new ArrayList<Path>();
        Files.walkFileTree(
                ROOT,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) {
                        return SKIPPED.contains(folder.getFileName().toString())
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes a) {
                        if (SOURCES.matcher(file.getFileName().toString()).matches())
                            found.add(file);
                        return FileVisitResult.CONTINUE;
                    }
                });
        return found;
    }
}
