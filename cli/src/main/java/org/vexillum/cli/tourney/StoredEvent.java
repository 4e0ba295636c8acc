package org.vexillum.cli.tourney;

import java.math.BigDecimal;
import java.time.Clock;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.cli.Console;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.serve.Storage;
import org.vexillum.server.Errors;
import org.vexillum.server.play.House;
import org.vexillum.server.play.Rooms;
import org.vexillum.server.store.Database;
import org.vexillum.server.tourneys.Catalogue;
import org.vexillum.server.tourneys.Seasons;
import org.vexillum.server.tourneys.Tourneys;
import org.vexillum.server.tourneys.Transfer;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.event.Hand;
import org.vexillum.tourneys.event.Refused;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.text.Say;

/** An event where a server keeps it; the server may run meanwhile. */
final class StoredEvent implements Kept {
    private final Console console;
    private final Storage storage;
    private final String written;

    /**
     * @param written the code, the id or the name of the event
     */
    StoredEvent(Console console, Storage storage, String written) {
        this.console = console;
        this.storage = storage;
        this.written = written;
    }

    /** Does something with the events of a server, which need not run. */
    static <R> R with(Console console, Storage storage, Function<Tourneys, R> work) {
        return in(storage.open(console), console, work);
    }

    private static <R> R in(Database opened, Console console, Function<Tourneys, R> work) {
        try (var database = opened) {
            var house = new House(database, Clock.systemUTC());
            try (var rooms = new Rooms(house)) {
                return work.apply(new Tourneys(house, rooms));
            }
        } catch (org.vexillum.gamekit.desk.Refused refused) {
            throw new Refusal(String.valueOf(Errors.words(refused, console.lang()).get("message")));
        }
    }

    /** The same with events that are there already: nothing new is made to look for one. */
    private <R> R at(Function<Tourneys, R> work) {
        return in(storage.openOld(console), console, work);
    }

    private String id(Tourneys tourneys) {
        var meant = new Catalogue(tourneys).meant(written);
        if (meant.size() == 1) return meant.getFirst();
        throw new Refusal(
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
                            } catch (Refused refused) {
                                throw refusal(refused, tourney.event());
                            }
                            return tourney;
                        }));
    }

    private static Hand hand() {
        return new Hand(Hand.ORGANISER.who(), Clock.systemUTC().instant().toString(), "");
    }

    private Refusal refusal(Refused refused, Event event) {
        var said = Say.in(console.lang()).refusal(refused, event.pack());
        return new Refusal(Kept.named(event, said));
    }

    @Override
    public String newId(Tourney tourney, String name) {
        return Tourneys.nextId(tourney);
    }

    @Override
    public String whole() {
        return at(tourneys ->
                org.vexillum.server.Json.write(new Transfer(tourneys).export(id(tourneys))) + "\n");
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
