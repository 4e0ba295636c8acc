package org.vexillum.cli.tourney;

import org.vexillum.cli.Console;
import org.vexillum.cli.serve.Storage;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The event of a command: in a file, or where a server keeps it. */
final class WhichEvent {
    @Parameters(index = "0", paramLabel = "EVENT", descriptionKey = "tourney.file")
    private String event = "";

    @Mixin private final Storage storage = new Storage();

    /** Whether a server keeps it. */
    boolean stored() {
        return storage.given();
    }

    Kept open(Console console) {
        return stored() ? new StoredEvent(console, storage, event) : new EventFile(console, event);
    }
}
