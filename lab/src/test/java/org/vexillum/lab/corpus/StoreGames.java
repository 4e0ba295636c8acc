package org.vexillum.lab.corpus;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.vexillum.files.journal.Journals;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.kernel.match.Table;

/** Stores a hundred whole matches of each game and edition under its newest rules. */
final class StoreGames {
    static final List<Stored<?>> GAMES =
            List.of(
                    new StoredRegiments(),
                    new StoredFirstBlood(Edition.FIRST),
                    new StoredFirstBlood(Edition.SECOND),
                    new StoredWarcrow());
    static final int EACH = 100;

    private StoreGames() {}

    /** The first word is the folder; more words name the games, all of them if there are none. */
    public static void main(String... words) throws IOException {
        var wanted = List.of(words).subList(1, words.length);
        for (var game : GAMES)
            if (wanted.isEmpty() || wanted.contains(game.folder())) store(game, Path.of(words[0]));
    }

    private static <T extends Table<T>> void store(Stored<T> game, Path corpus) throws IOException {
        var version = String.valueOf(game.rules().version());
        var folder = Files.createDirectories(corpus.resolve(game.folder()).resolve(version));
        for (int number = 0; number < EACH; number++)
            write(
                    folder.resolve(String.format(Locale.ROOT, "%03d.json.gz", number)),
                    journal(game, number));
    }

    static <T extends Table<T>> String journal(Stored<T> game, int number) {
        var recorder = new Recorder<>(game, number);
        var entries = recorder.play().journal();
        return Journals.known().write(recorder.start(), recorder.usedSeed(), entries);
    }

    private static void write(Path file, String journal) throws IOException {
        try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(journal.getBytes(StandardCharsets.UTF_8));
        }
    }
}
