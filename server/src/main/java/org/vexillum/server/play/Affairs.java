package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.server.Words;

/**
 * What changes about a match beside its journal.
 *
 * @param names of the players, by side
 * @param absent sides whose seat nobody has taken yet
 * @param promised sides whose share of the seed is awaited
 * @param shares of the seed, by side
 * @param deploy whether the bots set up both sides
 * @param ended how the players ended it by agreement, or null
 * @param calls whether the referee is called
 * @param made how many offers there have been
 * @param tableside what the referee of a real table needs, or null
 * @param always how sides answer questions from now on: {@code A UseBlessing
 *     UseBlessing.Answer.USE}; with yes where no answer is named
 * @param doors who may come, and by what right
 */
@Stored(
        as = "Affairs",
        with = {
            "names",
            "absent",
            "promised",
            "shares",
            "deploy",
            "ended",
            "offers",
            "calls",
            "made",
            "tableside",
            "always",
            "doors"
        })
record Affairs(
        SequencedMap<String, String> names,
        List<Side> absent,
        List<Side> promised,
        SequencedMap<String, String> shares,
        boolean deploy,
        Offer.@Nullable What ended,
        List<Offer> offers,
        boolean calls,
        int made,
        @Nullable Tableside tableside,
        List<String> always,
        Doors doors) {
    /** Of a match from before there was such a thing nothing is kept about it. */
    Affairs {
        always = Objects.requireNonNullElse(always, List.of());
        doors = Objects.requireNonNullElse(doors, Doors.OPEN);
    }

    static Affairs begin(List<Side> absent, List<Side> promised, boolean deploy) {
        return new Affairs(
                new TreeMap<>(),
                absent,
                promised,
                new TreeMap<>(),
                deploy,
                null,
                List.of(),
                false,
                0,
                null,
                List.of(),
                Doors.OPEN);
    }

    Affairs with(Doors now) {
        return new Affairs(
                names, absent, promised, shares, deploy, ended, offers, calls, made, tableside,
                always, now);
    }

    Affairs at(@Nullable Tableside table) {
        return new Affairs(
                names, absent, promised, shares, deploy, ended, offers, calls, made, table, always,
                doors);
    }

    /** Whether everybody is here and nothing is missing for the first die. */
    boolean begun() {
        return absent.isEmpty() && promised.isEmpty();
    }

    String name(Side side) {
        return names.getOrDefault(side.name(), "");
    }

    /**
     * What a side is called.
     *
     * @param bot that plays it, or empty
     */
    String name(Side side, String bot, Words words) {
        var own = name(side);
        if (!own.isEmpty()) return own;
        return bot.isEmpty() ? words.say("side." + side) : words.say("bot." + bot);
    }

    String share(Side side) {
        return shares.getOrDefault(side.name(), "");
    }

    Affairs named(Side side, String name) {
        var changed = new TreeMap<>(names);
        changed.put(side.name(), name);
        return new Affairs(
                changed, absent, promised, shares, deploy, ended, offers, calls, made, tableside,
                always, doors);
    }

    /** A seat is taken for the first time, perhaps by somebody who will send a share. */
    Affairs taken(Side side, boolean promises) {
        var waiting = new ArrayList<>(promised);
        if (promises && absent.contains(side)) waiting.add(side);
        return new Affairs(
                names,
                without(absent, side),
                waiting,
                shares,
                deploy,
                ended,
                offers,
                calls,
                made,
                tableside,
                always,
                doors);
    }

    Affairs shared(Side side, String share) {
        var changed = new TreeMap<>(shares);
        changed.put(side.name(), share);
        return new Affairs(
                names,
                absent,
                without(promised, side),
                changed,
                deploy,
                ended,
                offers,
                calls,
                made,
                tableside,
                always,
                doors);
    }

    private static List<Side> without(List<Side> sides, Side side) {
        return sides.stream().filter(each -> each != side).toList();
    }

    Affairs ended(Offer.What how) {
        return new Affairs(
                names, absent, promised, shares, deploy, how, List.of(), calls, made, tableside,
                always, doors);
    }

    Affairs offering(Offer offer) {
        var all = new ArrayList<>(offers);
        all.add(offer);
        return with(all, offer.n());
    }

    Affairs without(Offer offer) {
        return with(offers.stream().filter(each -> each.n() != offer.n()).toList(), made);
    }

    /** The same offer as it is now. */
    Affairs replacing(Offer offer) {
        return with(
                offers.stream().map(each -> each.n() == offer.n() ? offer : each).toList(), made);
    }

    /** What was asked before the table changed is no longer asked. */
    Affairs withoutUndo() {
        return with(
                offers.stream().filter(offer -> offer.what() != Offer.What.UNDO).toList(), made);
    }

    private Affairs with(List<Offer> now, int number) {
        return new Affairs(
                names, absent, promised, shares, deploy, ended, now, calls, number, tableside,
                always, doors);
    }

    Affairs calling(boolean now) {
        return new Affairs(
                names, absent, promised, shares, deploy, ended, offers, now, made, tableside,
                always, doors);
    }

    /** How a side always answers a question, or null if it is asked. */
    @Nullable String always(Side side, String question) {
        var key = side + " " + question;
        for (var each : always) {
            if (each.equals(key)) return "true";
            if (each.startsWith(key + " ")) return each.substring(key.length() + 1);
        }
        return null;
    }

    Affairs always(Side side, String question, @Nullable String answer) {
        var key = side + " " + question;
        var now = new ArrayList<>(always);
        now.removeIf(each -> each.equals(key) || each.startsWith(key + " "));
        if (answer != null) now.add(key + " " + answer);
        return new Affairs(
                names, absent, promised, shares, deploy, ended, offers, calls, made, tableside, now,
                doors);
    }
}
