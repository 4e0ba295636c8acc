package org.vexillum.cli.tourney;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import org.vexillum.cli.Console;
import org.vexillum.cli.FileText;
import org.vexillum.cli.Refusal;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.Hand;
import org.vexillum.tourneys.event.Refused;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.pack.Packs;
import org.vexillum.tourneys.store.EventStore;
import org.vexillum.tourneys.text.Say;

/** The file in which an event is kept from one command to the next. */
final class EventFile implements Kept {
    private final Console console;
    private final Path path;

    EventFile(Console console, String name) {
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
        } catch (Refused refused) {
            throw refused.key().equals("no-log") ? damaged(text) : refusal(refused, null);
        }
    }

    private Refusal damaged(String text) {
        boolean event = text.contains(EventStore.FORMAT);
        return new Refusal(console.say(event ? "tourney.damaged" : "tourney.no.event", path));
    }

    @Override
    public Tourney change(Work work) {
        var tourney = read();
        try {
            work.on(tourney, hand());
        } catch (Refused refused) {
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

    Hand hand() {
        var now = Clock.systemUTC().instant().truncatedTo(ChronoUnit.SECONDS);
        return new Hand(Hand.ORGANISER.who(), now.toString(), "");
    }

    Refusal refusal(Refused refused, @Nullable Tourney tourney) {
        var pack = tourney == null ? Packs.warcrow() : tourney.event().pack();
        return new Refusal(Say.in(console.lang()).refusal(refused, pack));
    }

    /** Beside the old file first, so that a crash leaves one of the two whole. */
    void write(Tourney tourney) {
        try {
            var fresh = path.resolveSibling(path.getFileName() + ".new");
            Files.writeString(fresh, EventStore.write(tourney));
            Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException broken) {
            throw new Refusal(console.say("tourney.unwritable", path));
        }
    }
}
