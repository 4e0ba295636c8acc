package org.vexillum.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.formats.journal.Journals;
import org.vexillum.regiments.Regiments;

/**
 * Finished games kept as files go on under the rules they were played by.
 *
 * <p>A change of the rules under which a stored game comes out otherwise needs a new ruleset
 * version: see docs/journals.md.
 */
class CorpusTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "corpus", "regiments");

    static List<Path> games() throws IOException {
        try (var files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".json.gz")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStoredGameComesOutAsItDid(Path file) throws IOException {
        var journals = Journals.known();
        var journal = journals.read(text(file));
        assertThat(file.getParent()).hasFileName(String.valueOf(journal.ruleset()));
        assertThat(journal.dice()).isGreaterThan(10);
        assertThat(journal.tables()).isGreaterThan(20);
        var playback = journals.verify(journal);
        assertThat(playback.trouble()).isEmpty();
        assertThat(playback.match().over()).isTrue();
    }

    private static String text(Path file) throws IOException {
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void everyPairingHasGamesUnderTheNewestRules() {
        var newest = FOLDER.resolve(String.valueOf(new Regiments().version()));
        for (var pairing : Duels.pairings())
            for (var bot : List.of("greedy", "random"))
                assertThat(newest.resolve(pairing.a() + "." + pairing.b() + "." + bot + ".json.gz"))
                        .isNotEmptyFile();
    }
}
