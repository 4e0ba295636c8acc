package org.vexillum.gamekit.odds;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;

/** A unit that was asked about, and the force it belongs to. */
public record AskedUnit<F, U>(F force, U unit) {
    /** What is to be known of the units of a force. */
    public record Cards<F, U>(
            ForceFormat<F> format,
            Function<F, List<U>> all,
            Function<U, String> id,
            Function<U, String> name) {}

    /** FORCE/UNIT, or a unit as players type it. */
    public static <F, U> AskedUnit<F, U> read(Node node, Cards<F, U> cards, ForceLookup musters) {
        var written = NodeReader.name(node);
        if (typed(written)) return typed(written, node, cards);
        int slash = written.lastIndexOf('/');
        var wanted = written.substring(slash + 1).strip();
        if (slash < 0 || wanted.isEmpty())
            throw new FileFault(node.place(), "unit-wanted", written);
        var force = musters.force(written.substring(0, slash), cards.format);
        var units = cards.all.apply(force);
        var own = units.stream().anyMatch(unit -> called(unit, wanted, cards));
        return new AskedUnit<>(
                force, find(units, own ? wanted : musters.unit(wanted), cards, node));
    }

    /** Profiles stand in brackets; what a unit costs stands behind a line. */
    private static boolean typed(String written) {
        return written.contains("[") || written.contains("|") || written.contains("\n");
    }

    private static <F, U> AskedUnit<F, U> typed(String text, Node node, Cards<F, U> cards) {
        var reading = ForceReader.read(cards.format, text, "unit.txt");
        var force = reading.force();
        if (force == null) throw new FileFault(node.place(), "unit-wanted", text);
        for (var problem : reading.problems())
            if (problem.error() && matters(problem)) throw FileFault.of(problem);
        return new AskedUnit<>(force, cards.all.apply(force).getFirst());
    }

    /** Nobody asks what a unit costs. */
    private static boolean matters(Problem problem) {
        return !problem.key().equals("text.no-points");
    }

    /** By id, by name, or by a part of the name. */
    private static <F, U> U find(List<U> units, String wanted, Cards<F, U> cards, Node node) {
        for (var unit : units) if (called(unit, wanted, cards)) return unit;
        var key = wanted.toLowerCase(Locale.ROOT);
        for (var unit : units)
            if (cards.name.apply(unit).toLowerCase(Locale.ROOT).contains(key)) return unit;
        var names = units.stream().map(cards.name).distinct().toList();
        throw NodeReader.unknown(node, "unknown-unit", wanted, names);
    }

    private static <U> boolean called(U unit, String wanted, Cards<?, U> cards) {
        var key = wanted.toLowerCase(Locale.ROOT);
        return cards.id.apply(unit).equals(key)
                || cards.name.apply(unit).toLowerCase(Locale.ROOT).equals(key);
    }
}
