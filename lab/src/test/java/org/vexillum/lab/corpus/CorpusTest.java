package org.vexillum.lab.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.files.journal.Journals;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.kernel.Nullable;

/**
 * Finished games kept as files go on under the rules they were played by.
 *
 * <p>A change of the rules under which a stored game comes out otherwise needs a new ruleset
 * version: see docs/journals.md.
 */
@Tag("long-corpus")
class CorpusTest {
    private static final Path CORPUS = Path.of("src", "test", "resources", "corpus");

    /** In the short tests one game of so many is played again. */
    private static final int ONE_IN = Boolean.getBoolean("vexillum.long") ? 1 : 7;

    private static List<Path> all() throws IOException {
        try (var files = Files.walk(CORPUS)) {
            return files.filter(file -> file.toString().endsWith(".json.gz")).sorted().toList();
        }
    }

    /** Every manner of play among them, since seven and ten have no common divisor. */
    static Stream<Path> games() throws IOException {
        var all = all();
        return Stream.iterate(0, i -> i < all.size(), i -> i + ONE_IN).map(all::get);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStoredGameComesOutAsItDid(Path file) throws IOException {
        var journals = Journals.known();
        var journal = journals.read(text(file));
        assertThat(file.getParent()).hasFileName(String.valueOf(journal.ruleset()));
        assertThat(journal.tables()).isPositive();
        var playback = journals.verify(journal);
        assertThat(playback.trouble()).isEmpty();
        assertThat(playback.match().over()).isTrue();
    }

    @Test
    void aHundredGamesOfEachGameAndEditionAreStored() throws IOException {
        for (var game : StoreGames.GAMES)
            assertThat(folders(game)).allSatisfy(CorpusTest::hasAHundred);
    }

    private static void hasAHundred(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            assertThat(files).hasSizeGreaterThanOrEqualTo(StoreGames.EACH);
        }
    }

    private static List<Path> folders(Stored<?> game) throws IOException {
        try (var versions = Files.list(CORPUS.resolve(game.folder()))) {
            return versions.sorted().toList();
        }
    }

    @Test
    void whatPeopleDoBesideAnsweringIsAmongThem() throws IOException {
        for (var game : StoreGames.GAMES) {
            var seen = new HashSet<String>();
            for (var file : all())
                if (file.startsWith(CORPUS.resolve(game.folder()))) addKinds(text(file), seen);
            assertThat(seen)
                    .as(game.folder())
                    .contains("answer", "rolled", "takenBack", "correction", "conceded");
        }
    }

    private static void addKinds(String journal, Set<String> seen) {
        for (var entry : MapFields.of(JsonText.read(journal), "").list("entries"))
            for (var kind : List.of("answer", "rolled", "takenBack", "correction", "conceded"))
                if (MapFields.of(entry, "").has(kind)) seen.add(kind);
    }

    @Test
    void everyScenarioOfFirstBloodIsAmongThem() throws IOException {
        for (var edition : List.of("1", "2")) {
            var seen = new HashSet<@Nullable Object>();
            for (var file : all())
                if (file.startsWith(CORPUS.resolve("first-blood-edition-" + edition)))
                    seen.add(setting(file).find("scenario"));
            assertThat(seen).hasSize(Scenario.values().length);
        }
    }

    private static MapFields setting(Path file) throws IOException {
        var journal = MapFields.of(JsonText.read(text(file)), "");
        return MapFields.of(journal.get("setting"), "setting");
    }

    static String text(Path file) throws IOException {
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
