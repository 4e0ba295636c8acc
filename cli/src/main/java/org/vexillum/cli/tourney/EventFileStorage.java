package org.vexillum.cli.tourney;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.FileText;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.pack.Packs;
import org.vexillum.tourneys.store.EventStore;
import org.vexillum.tourneys.text.TourneyMessages;

/** The file in which an event is kept from one command to the next. */
final class EventFileStorage implements EventStorage {
    private final Console console;
    private final Path path;

    EventFileStorage(Console console, String name) {
        this.console = console;
        this.path = Path.of(name);
    }

    boolean exists() {
        return Files.exists(path);
    }

    @Override
    public Tourney read() {
        var text = new FileText(console).read(path.toString());
        try {
            return EventStore.read(text);
        } catch (ChangeRefused refused) {
            throw refused.key().equals("no-log") ? damaged(text) : refusal(refused, null);
        }
    }

    private CommandFailure damaged(String text) {
        boolean event = text.contains(EventStore.FORMAT);
        return new CommandFailure(
                console.say(event ? "tourney.damaged" : "tourney.no.event", path));
    }

    @Override
    public Tourney change(Work work) {
        var tourney = read();
        try {
            work.on(tourney, hand());
        } catch (ChangeRefused refused) {
            throw refusal(refused, tourney);
        }
        write(tourney);
        return tourney;
    }

    /** In a file people are known by their names. */
    @Override
    public String newId(Tourney tourney, String name) {
        return name;
    }

    @Override
    public String whole() {
        return EventStore.write(read());
    }

    ChangeAuthor hand() {
        var now = Clock.systemUTC().instant().truncatedTo(ChronoUnit.SECONDS);
        return new ChangeAuthor(ChangeAuthor.ORGANISER.who(), now.toString(), "");
    }

    CommandFailure refusal(ChangeRefused refused, @Nullable Tourney tourney) {
        var pack = tourney == null ? Packs.warcrow() : tourney.event().pack();
        return new CommandFailure(TourneyMessages.in(console.lang()).refusal(refused, pack));
    }

    /** Beside the old file first, so that a crash leaves one of the two whole. */
    void write(Tourney tourney) {
        try {
            var fresh = path.resolveSibling(path.getFileName() + ".new");
            Files.writeString(fresh, EventStore.write(tourney));
            Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException broken) {
            throw new CommandFailure(console.say("tourney.unwritable", path));
        }
    }
}
