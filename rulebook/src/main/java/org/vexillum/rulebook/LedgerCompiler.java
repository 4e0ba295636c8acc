package org.vexillum.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Turns the ledger into what {@link Rulebook#load} reads; the build runs it. */
public final class LedgerCompiler {
    private LedgerCompiler() {}

    /** Takes the folder of the games and the folder to write to. */
    public static void main(String[] folders) throws IOException {
        var ledgers = GameLedger.all(Path.of(folders[0]));
        var to = Path.of(folders[1]);
        if (upToDate(ledgers, to)) return;
        var rules = LedgerYaml.read(ledgers);
        Files.createDirectories(to);
        Files.write(to.resolve(Rulebook.INDEX), SearchIndex.build(rules));
        Files.write(
                to.resolve(Rulebook.LEDGER),
                LedgerBinary.write(ledgers.stream().map(GameLedger::game).toList(), rules));
    }

    /** Newer than the ledger and than the classes beside it that say how it is written. */
    private static boolean upToDate(List<GameLedger> ledgers, Path to) throws IOException {
        var made = to.resolve(Rulebook.LEDGER);
        if (!Files.exists(made)) return false;
        long when = Files.getLastModifiedTime(made).toMillis();
        for (var ledger : ledgers) if (newest(ledger.folder(), ".yaml") >= when) return false;
        return newest(to, ".class") < when;
    }

    private static long newest(Path folder, String ending) throws IOException {
        long newest = 0;
        try (var files = Files.newDirectoryStream(folder, "*" + ending)) {
            for (var file : files)
                newest = Math.max(newest, Files.getLastModifiedTime(file).toMillis());
        }
        return newest;
    }
}
