package org.vexillum.cli.tourney;

import org.vexillum.cli.Console;
import org.vexillum.cli.serve.StorageOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The event of a command: in a file, or where a server keeps it. */
final class EventLocation {
    @Parameters(index = "0", paramLabel = "EVENT", descriptionKey = "tourney.file")
    private String event = "";

    @Mixin private final StorageOptions storage = new StorageOptions();

    /** Whether a server keeps it. */
    boolean stored() {
        return storage.given();
    }

    EventStorage open(Console console) {
        return stored()
                ? new ServerEventStorage(console, storage, event)
                : new EventFileStorage(console, event);
    }
}
