package org.vexillum.cli.tourney;

import java.math.BigDecimal;
import java.time.Clock;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.serve.StorageOptions;
import org.vexillum.server.RefusalWords;
import org.vexillum.server.play.RoomServices;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.Database;
import org.vexillum.server.tourneys.EventCatalogue;
import org.vexillum.server.tourneys.EventTransfer;
import org.vexillum.server.tourneys.Seasons;
import org.vexillum.server.tourneys.Tourneys;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.text.TourneyMessages;

/** An event where a server keeps it; the server may run meanwhile. */
final class ServerEventStorage implements EventStorage {
    private final Console console;
    private final StorageOptions storage;
    private final String written;

    /**
     * @param written the code, the id or the name of the event
     */
    ServerEventStorage(Console console, StorageOptions storage, String written) {
        this.console = console;
        this.storage = storage;
        this.written = written;
    }

    /** Does something with the events of a server, which need not run. */
    static <R> R with(Console console, StorageOptions storage, Function<Tourneys, R> work) {
        return in(storage.open(console), console, work);
    }

    private static <R> R in(Database opened, Console console, Function<Tourneys, R> work) {
        try (var database = opened) {
            var house = new RoomServices(database, Clock.systemUTC());
            try (var rooms = new Rooms(house)) {
                return work.apply(new Tourneys(house, rooms));
            }
        } catch (org.vexillum.gamekit.desk.RequestRefused refused) {
            throw new CommandFailure(
                    String.valueOf(RefusalWords.words(refused, console.lang()).get("message")));
        }
    }

    /** The same with events that are there already: nothing new is made to look for one. */
    private <R> R at(Function<Tourneys, R> work) {
        return in(storage.openOld(console), console, work);
    }

    private String id(Tourneys tourneys) {
        var meant = new EventCatalogue(tourneys).meant(written);
        if (meant.size() == 1) return meant.getFirst();
        throw new CommandFailure(
                console.say(meant.isEmpty() ? "tourney.unknown" : "tourney.several", written));
    }

    @Override
    public Tourney read() {
        return at(tourneys -> tourneys.hall(id(tourneys)).ask(now -> now.tourney()));
    }

    @Override
    public Tourney change(Work work) {
        return at(tourneys ->
                tourneys.hall(id(tourneys))
                        .change(now -> {
                            var tourney = now.tourney();
                            try {
                                work.on(tourney, hand());
                            } catch (ChangeRefused refused) {
                                throw refusal(refused, tourney.event());
                            }
                            return tourney;
                        }));
    }

    private static ChangeAuthor hand() {
        return new ChangeAuthor(
                ChangeAuthor.ORGANISER.who(), Clock.systemUTC().instant().toString(), "");
    }

    private CommandFailure refusal(ChangeRefused refused, EventState event) {
        var said = TourneyMessages.in(console.lang()).refusal(refused, event.pack());
        return new CommandFailure(EventStorage.named(event, said));
    }

    @Override
    public String newId(Tourney tourney, String name) {
        return Tourneys.nextId(tourney);
    }

    @Override
    public String whole() {
        return at(tourneys ->
                org.vexillum.server.Json.write(new EventTransfer(tourneys).export(id(tourneys)))
                        + "\n");
    }

    @Override
    public Map<String, BigDecimal> before() {
        return at(tourneys -> new Seasons(tourneys).before(id(tourneys)));
    }

    /** The season of the event, as everybody sees it. */
    Map<String, Object> season() {
        return at(tourneys -> new Seasons(tourneys).around(id(tourneys), console.lang()));
    }
}
