package org.vexillum.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Turns the ledger into what {@link Rulebook#load} reads; the build runs it. */
public final class LedgerCompiler {
    private LedgerCompiler() {}

    /** Takes the folder of the YAML files and the folder to write to. */
    public static void main(String[] folders) throws IOException {
        var from = Path.of(folders[0]);
        var to = Path.of(folders[1]);
        if (upToDate(from, to)) return;
        var rules = LedgerYaml.read(from);
        Files.createDirectories(to);
        Files.write(to.resolve(Rulebook.INDEX), SearchIndex.build(rules));
        Files.write(to.resolve(Rulebook.LEDGER), LedgerBinary.write(rules));
    }

    /** Newer than the ledger and than the classes beside it that say how it is written. */
    private static boolean upToDate(Path from, Path to) throws IOException {
        var made = to.resolve(Rulebook.LEDGER);
        if (!Files.exists(made)) return false;
        return newest(from, ".yaml") < Files.getLastModifiedTime(made).toMillis()
                && newest(to, ".class") < Files.getLastModifiedTime(made).toMillis();
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
