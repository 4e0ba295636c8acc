package org.vexillum.cli.odds;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.vexillum.cli.Console;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.WrongUsage;
import org.vexillum.cli.force.ForceFile;
import org.vexillum.formats.force.ForceFormat;

/** A unit as a call names it: a force, a slash, and a unit of it. */
record Named<F, U>(F force, U unit) {
    /** What is to be known of the units of a force. */
    record Cards<F, U>(
            Function<F, List<U>> all,
            Function<U, String> id,
            Function<U, String> name,
            Function<F, String> force) {}

    static <F, U> Named<F, U> read(
            String named, ForceFormat<F> format, Cards<F, U> cards, Console console) {
        int slash = named.lastIndexOf('/');
        if (slash < 0) throw new WrongUsage(console.say("odds.force.unit", named));
        var force = new ForceFile(console).playable(named.substring(0, slash), format);
        var wanted = named.substring(slash + 1).strip();
        return new Named<>(force, find(force, wanted, cards, console));
    }

    /** By id, by name, or by a part of the name. */
    private static <F, U> U find(F force, String wanted, Cards<F, U> cards, Console console) {
        var key = wanted.toLowerCase(Locale.ROOT);
        if (key.isEmpty()) throw new WrongUsage(console.say("odds.force.unit", wanted));
        var units = cards.all.apply(force);
        for (var unit : units)
            if (cards.id.apply(unit).equals(key)
                    || cards.name.apply(unit).toLowerCase(Locale.ROOT).equals(key)) return unit;
        for (var unit : units)
            if (cards.name.apply(unit).toLowerCase(Locale.ROOT).contains(key)) return unit;
        var names = units.stream().map(cards.name).distinct().collect(Collectors.joining(", "));
        throw new Refusal(console.say("odds.no.unit", wanted, cards.force.apply(force), names));
    }
}
