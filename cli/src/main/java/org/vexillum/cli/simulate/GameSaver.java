package org.vexillum.cli.simulate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.files.journal.Journals;
import org.vexillum.kernel.match.Table;
import org.vexillum.lab.GameRecording;
import org.vexillum.lab.Matchup;

/** Saves the first game of a contest as a journal. */
record GameSaver(Console console) {
    <T extends Table<T>> void save(Matchup<T> contest, Path file) {
        var match = GameRecording.play(contest, 0);
        var text = Journals.known().write(contest.battle(0), contest.diceSeed(0), match.journal());
        try {
            write(file, text);
        } catch (IOException unwritable) {
            throw new CommandFailure(console.say("simulate.not.saved", file));
        }
        console.err().println(console.say("simulate.saved", file));
    }

    /** A file whose name says so is packed. */
    private static void write(Path file, String text) throws IOException {
        if (!file.toString().endsWith(".gz")) {
            Files.writeString(file, text);
            return;
        }
        try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
