package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.server.ServerWords;

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
record MatchMetadata(
        SequencedMap<String, String> names,
        List<Side> absent,
        List<Side> promised,
        SequencedMap<String, String> shares,
        boolean deploy,
        Offer.@Nullable What ended,
        List<Offer> offers,
        boolean calls,
        int made,
        @Nullable RealTable tableside,
        List<String> always,
        AccessRights doors) {
    /** Of a match from before there was such a thing nothing is kept about it. */
    MatchMetadata {
        always = Objects.requireNonNullElse(always, List.of());
        doors = Objects.requireNonNullElse(doors, AccessRights.OPEN);
    }

    static MatchMetadata begin(List<Side> absent, List<Side> promised, boolean deploy) {
        return new MatchMetadata(
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
                AccessRights.OPEN);
    }

    MatchMetadata with(AccessRights now) {
        return new MatchMetadata(
                names, absent, promised, shares, deploy, ended, offers, calls, made, tableside,
                always, now);
    }

    MatchMetadata at(@Nullable RealTable table) {
        return new MatchMetadata(
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
    String name(Side side, String bot, ServerWords words) {
        var own = name(side);
        if (!own.isEmpty()) return own;
        return bot.isEmpty() ? words.say("side." + side) : words.say("bot." + bot);
    }

    String share(Side side) {
        return shares.getOrDefault(side.name(), "");
    }

    MatchMetadata named(Side side, String name) {
        var changed = new TreeMap<>(names);
        changed.put(side.name(), name);
        return new MatchMetadata(
                changed, absent, promised, shares, deploy, ended, offers, calls, made, tableside,
                always, doors);
    }

    /** A seat is taken for the first time, perhaps by somebody who will send a share. */
    MatchMetadata taken(Side side, boolean promises) {
        var waiting = new ArrayList<>(promised);
        if (promises && absent.contains(side)) waiting.add(side);
        return new MatchMetadata(
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

    MatchMetadata shared(Side side, String share) {
        var changed = new TreeMap<>(shares);
        changed.put(side.name(), share);
        return new MatchMetadata(
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

    MatchMetadata ended(Offer.What how) {
        return new MatchMetadata(
                names, absent, promised, shares, deploy, how, List.of(), calls, made, tableside,
                always, doors);
    }

    MatchMetadata offering(Offer offer) {
        var all = new ArrayList<>(offers);
        all.add(offer);
        return with(all, offer.n());
    }

    MatchMetadata without(Offer offer) {
        return with(offers.stream().filter(each -> each.n() != offer.n()).toList(), made);
    }

    /** The same offer as it is now. */
    MatchMetadata replacing(Offer offer) {
        return with(
                offers.stream().map(each -> each.n() == offer.n() ? offer : each).toList(), made);
    }

    /** What was asked before the table changed is no longer asked. */
    MatchMetadata withoutUndo() {
        return with(
                offers.stream().filter(offer -> offer.what() != Offer.What.UNDO).toList(), made);
    }

    private MatchMetadata with(List<Offer> now, int number) {
        return new MatchMetadata(
                names, absent, promised, shares, deploy, ended, now, calls, number, tableside,
                always, doors);
    }

    MatchMetadata calling(boolean now) {
        return new MatchMetadata(
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

    MatchMetadata always(Side side, String question, @Nullable String answer) {
        var key = side + " " + question;
        var now = new ArrayList<>(always);
        now.removeIf(each -> each.equals(key) || each.startsWith(key + " "));
        if (answer != null) now.add(key + " " + answer);
        return new MatchMetadata(
                names, absent, promised, shares, deploy, ended, offers, calls, made, tableside, now,
                doors);
    }
}
