package org.vexillum.tourneys.event;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Objects;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.Packs;

/**
 * What the organiser decides when an event is made.
 *
 * @param rounds 0 until the table of the pack gives the number, when the first round is paired
 * @param k how far ratings move; 0 while it must still be entered, as for special events
 * @param seed of the lots
 * @param places 0 if there is no limit
 * @param tables 0 if there are enough
 * @param lateUntil the round whose pairing ends late entries
 * @param specialRules the event's own rules, in words
 * @param referee the id of the entrant who is also referee; empty if the referee does not play
 * @param registrationClosed whether nobody can register any more by the public link
 * @param listed whether the event is offered to everybody who looks for one
 * @param listsUntil when players' lists are locked, in ISO 8601; empty for the first pairing
 */
@Stored(
        as = "Settings",
        with = {
            "name",
            "date",
            "place",
            "pack",
            "rounds",
            "official",
            "k",
            "seed",
            "places",
            "tables",
            "lateUntil",
            "listsRequired",
            "pointsLimit",
            "gameMinutes",
            "graceMinutes",
            "specialRules",
            "referee",
            "registrationClosed",
            "listed",
            "listsUntil",
            "options"
        })
public record Settings(
        String name,
        String date,
        String place,
        String pack,
        int rounds,
        boolean official,
        BigDecimal k,
        long seed,
        int places,
        int tables,
        int lateUntil,
        boolean listsRequired,
        int pointsLimit,
        int gameMinutes,
        int graceMinutes,
        String specialRules,
        String referee,
        boolean registrationClosed,
        boolean listed,
        String listsUntil,
        EventOptions options) {
    public Settings {
        listsUntil = Objects.requireNonNullElse(listsUntil, ""); // older files have none
    }

    /** A new event as its pack has it. */
    public static Settings of(String name, String pack) {
        var settings = usual(name, pack);
        for (var entry : Packs.called(pack).map(Pack::usual).orElse(Map.of()).entrySet())
            settings = OptionNames.with(settings, entry.getKey(), entry.getValue());
        return settings;
    }

    private static Settings usual(String name, String pack) {
        return new Settings(
                name,
                "",
                "",
                pack,
                0,
                true,
                BigDecimal.valueOf(32), // WC-RATING-08
                0,
                0,
                0,
                2,
                true,
                200,
                150,
                15,
                "",
                "",
                false,
                false,
                "",
                EventOptions.USUAL);
    }
}
