package org.vexillum.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.GameId;

/**
 * What a game's folder says about its ledger, in {@code game.yaml} beside it.
 *
 * @param shelf its place among the games
 * @param files its ledgers, in their order
 */
record GameLedger(
        GameId game, int shelf, List<Publication> publications, Path folder, List<String> files) {
    private static final String FOLDER = "src/main/ledger";
    private static final String FILE = "game.yaml";

    /** The ledgers of all games below a folder, in their order. */
    static List<GameLedger> all(Path games) throws IOException {
        var found = new ArrayList<GameLedger>();
        try (var folders = Files.newDirectoryStream(games)) {
            for (var folder : folders)
                if (Files.exists(folder.resolve(FOLDER).resolve(FILE)))
                    found.add(read(folder.resolve(FOLDER)));
        }
        found.sort(Comparator.comparingInt(GameLedger::shelf));
        return found;
    }

    private static GameLedger read(Path folder) throws IOException {
        var fields = (Map<?, ?>) LedgerYaml.load(Files.readString(folder.resolve(FILE)));
        var publications = new ArrayList<Publication>();
        for (var each : list(fields, "publications")) publications.add(publication(each));
        var files = list(fields, "ledgers").stream().map(String::valueOf).toList();
        return new GameLedger(
                new GameId(
                        text(fields, "id"),
                        text(fields, "title"),
                        text(fields, "prefix"),
                        Boolean.parseBoolean(text(fields, "played"))),
                Integer.parseInt(text(fields, "shelf")),
                publications,
                folder,
                files);
    }

    private static Publication publication(Object written) {
        var fields = (Map<?, ?>) written;
        var title = new Bilingual(text(fields, "en"), text(fields, "es"));
        return new Publication(title, text(fields, "beforeChapter"));
    }

    private static List<?> list(Map<?, ?> fields, String name) {
        if (fields.get(name) instanceof List<?> list) return list;
        throw new IllegalArgumentException("no list " + name + " in " + fields);
    }

    private static String text(Map<?, ?> fields, String name) {
        var value = fields.get(name);
        if (value == null) throw new IllegalArgumentException("no " + name + " in " + fields);
        return value.toString();
    }
}
