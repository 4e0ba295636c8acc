package org.vexillum.cli.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.vexillum.cli.Console;
import org.vexillum.cli.OptionArguments;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.WrongUsage;
import org.vexillum.cli.force.ForceFile;
import org.vexillum.formats.GameFormat;
import org.vexillum.formats.Games;
import org.vexillum.formats.adjudicate.Report;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.odds.OddsAsked;
import org.vexillum.formats.position.Fault;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Rulebook;

/** The options of a call as a question about odds. */
record Asking(Matched matched, GameFormat game, Console console) {
    /** What makes a call wrong, since no unit could have it, rather than what it names. */
    private static final List<String> USAGE =
            List.of(
                    "missing",
                    "unit-wanted",
                    "out-of-range",
                    "negative",
                    "not-number",
                    "not-whole",
                    "too-large",
                    "not-a-text");

    private static Class<?> flags(GameId game) {
        return switch (game) {
            case FIRST_BLOOD -> FirstBloodFlags.class;
            case WARCROW -> WarcrowFlags.class;
            default -> RegimentsFlags.class;
        };
    }

    /** Options of another game. */
    void refuseOthers() {
        for (var other : Games.all()) if (other.id() != game.id()) refuse(flags(other.id()));
        if (game.id() == GameId.WARCROW) refuse(Parties.class);
    }

    private void refuse(Class<?> flags) {
        for (var name : matched.of(flags).keySet())
            throw new WrongUsage(
                    console.say("odds.other.game", Matched.option(name), game.id().title()));
    }

    OddsAnswer answer(Parties parties) {
        var asked = game.id() == GameId.WARCROW ? pool() : units(parties);
        try {
            return game.odds().answer(asked, new ForceFile(console));
        } catch (Fault fault) {
            throw refused(fault);
        }
    }

    private OddsAsked pool() {
        var given = matched.of(WarcrowFlags.class);
        var pool = given.remove("pool");
        if (pool == null) throw new WrongUsage(console.say("odds.which.pool"));
        var against = given.remove("against");
        return new OddsAsked(
                "pool",
                String.valueOf(pool),
                against == null ? null : String.valueOf(against),
                given,
                game.options());
    }

    private OddsAsked units(Parties parties) {
        var given = matched.of(flags(game.id()));
        var actions = game.odds().actions();
        var said = actions.stream().filter(given::containsKey).toList();
        if (said.size() != 1) throw new WrongUsage(console.say("odds.one.of", options(actions)));
        given.values().removeIf(value -> value instanceof Boolean on && !on);
        given.entrySet().removeIf(each -> isAction(each, actions));
        given.putAll(parties.left());
        refuseIdle(said.getFirst(), given.keySet());
        refuseContradictions(given.keySet());
        var options = new OptionArguments(console).read(parties.options(), game);
        return new OddsAsked(said.getFirst(), parties.attacker(), parties.target(), given, options);
    }

    /** What would not be looked at. */
    private void refuseIdle(String action, Set<String> given) {
        var idle = new ArrayList<String>();
        for (var one : game.odds().circumstances())
            if (given.contains(one.id()) && !one.countsFor(action)) idle.add(one.id());
        if (!idle.isEmpty())
            throw new WrongUsage(
                    console.say("odds.not.for", options(idle), Matched.option(action)));
    }

    private void refuseContradictions(Set<String> given) {
        for (var one : game.odds().contradictions())
            if (given.containsAll(one))
                throw new WrongUsage(console.say("odds.contradiction", options(one)));
    }

    /** Options that a file leaves no room for. */
    void refuseBeside(String file) {
        var given = new ArrayList<String>();
        for (var one : Games.all()) given.addAll(matched.of(flags(one.id())).keySet());
        given.addAll(matched.of(Parties.class).keySet());
        if (!given.isEmpty())
            throw new WrongUsage(console.say("odds.beside.file", options(given), file));
    }

    /** {@code --clash} says what is done; {@code --hits 6} also says how many. */
    private static boolean isAction(Map.Entry<String, Object> given, List<String> actions) {
        return given.getValue() instanceof Boolean && actions.contains(given.getKey());
    }

    private static String options(List<String> actions) {
        return actions.stream().map(Matched::option).collect(Collectors.joining(", "));
    }

    /** The pools of Warcrow stand where other games have their units. */
    private String called(String path) {
        if (game.id() != GameId.WARCROW) return path;
        return switch (path) {
            case "attacker" -> "pool";
            case "target" -> "against";
            default -> path;
        };
    }

    private RuntimeException refused(Fault fault) {
        var report = new Report("odds", game.id(), Rulebook.load(), console.lang());
        if (fault.is("missing")) return new WrongUsage(console.say("odds.whom"));
        var path = fault.place().path();
        var where = path.isEmpty() ? "" : Matched.option(called(path)) + ": ";
        var said = where + report.told(fault);
        return USAGE.stream().anyMatch(fault::is) ? new WrongUsage(said) : new Refusal(said);
    }
}
