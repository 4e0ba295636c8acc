package org.vexillum.cli.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.cli.OptionArguments;
import org.vexillum.cli.WrongUsage;
import org.vexillum.cli.force.ForceFile;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.adjudicate.Report;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.odds.OddsQuery;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.kernel.Nullable;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Model.CommandSpec;

/** The options of a call as a question about odds. */
record OddsCall(CommandSpec command, GameKit game, Console console) {
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

    private GameFlags flags() {
        return new GameFlags(command);
    }

    /** Options of another game. */
    void refuseOthers() {
        for (var id : flags().foreign(game)) refuse(GivenOptions.option(id));
        if (!game.odds().ofUnits())
            for (var option : new GivenOptions(command).of(OddsOptions.class)) refuse(option);
    }

    private void refuse(String option) {
        throw new WrongUsage(console.say("odds.other.game", option, game.id().title()));
    }

    OddsAnswer answer(OddsOptions parties) {
        var asked = game.odds().ofUnits() ? units(parties) : typed();
        try {
            return game.odds().answer(asked, new ForceFile(console));
        } catch (FileFault fault) {
            throw refused(fault);
        }
    }

    /** What stands where other games name units is an option of the game's own. */
    private OddsQuery typed() {
        var given = flags().given(game);
        var form = game.odds();
        var attacker = given.remove(form.parties().getFirst());
        var target = given.remove(form.parties().getLast());
        if (attacker == null
                && form.onlyInCalls().stream().noneMatch(one -> given.containsKey(one.id())))
            throw new WrongUsage(console.say("odds.which", options(openings(form))));
        return new OddsQuery(
                form.actions().getFirst(), text(attacker), text(target), given, game.options());
    }

    private static List<String> openings(OddsForm form) {
        var openings = new ArrayList<String>();
        openings.add(form.parties().getFirst());
        form.onlyInCalls().forEach(one -> openings.add(one.id()));
        return openings;
    }

    private static @Nullable String text(@Nullable Object given) {
        return given == null ? null : String.valueOf(given);
    }

    private OddsQuery units(OddsOptions parties) {
        var given = flags().given(game);
        var actions = game.odds().actions();
        var said = actions.stream().filter(given::containsKey).toList();
        if (said.size() != 1) throw new WrongUsage(console.say("odds.one.of", options(actions)));
        given.values().removeIf(value -> value instanceof Boolean on && !on);
        given.entrySet().removeIf(each -> isAction(each, actions));
        given.putAll(parties.left());
        refuseIdle(said.getFirst(), given.keySet());
        refuseContradictions(given.keySet());
        var options = new OptionArguments(console).read(parties.options(), game);
        return new OddsQuery(said.getFirst(), parties.attacker(), parties.target(), given, options);
    }

    /** What would not be looked at. */
    private void refuseIdle(String action, Set<String> given) {
        var idle = new ArrayList<String>();
        for (var one : game.odds().circumstances())
            if (given.contains(one.id()) && !one.countsFor(action)) idle.add(one.id());
        if (!idle.isEmpty())
            throw new WrongUsage(
                    console.say("odds.not.for", options(idle), GivenOptions.option(action)));
    }

    private void refuseContradictions(Set<String> given) {
        for (var one : game.odds().contradictions())
            if (given.containsAll(one))
                throw new WrongUsage(console.say("odds.contradiction", options(one)));
    }

    /** Options that a file leaves no room for. */
    void refuseBeside(String file) {
        var given = new ArrayList<>(flags().all().stream().map(GivenOptions::option).toList());
        given.addAll(new GivenOptions(command).of(OddsOptions.class));
        if (!given.isEmpty())
            throw new WrongUsage(console.say("odds.beside.file", String.join(", ", given), file));
    }

    /** {@code --clash} says what is done; {@code --hits 6} also says how many. */
    private static boolean isAction(Map.Entry<String, Object> given, List<String> actions) {
        return given.getValue() instanceof Boolean && actions.contains(given.getKey());
    }

    private static String options(List<String> actions) {
        return actions.stream().map(GivenOptions::option).collect(Collectors.joining(", "));
    }

    /** By the option that says who attacks or is attacked in this game. */
    private String called(String path) {
        return switch (path) {
            case "attacker" -> game.odds().parties().getFirst();
            case "target" -> game.odds().parties().getLast();
            default -> path;
        };
    }

    private RuntimeException refused(FileFault fault) {
        var report = new Report("odds", game.id(), Rulebook.load(), console.lang());
        if (fault.is("missing")) return new WrongUsage(console.say("odds.whom"));
        var path = fault.place().path();
        var where = path.isEmpty() ? "" : GivenOptions.option(called(path)) + ": ";
        var said = where + report.told(fault);
        return USAGE.stream().anyMatch(fault::is) ? new WrongUsage(said) : new CommandFailure(said);
    }
}
