package org.vexillum.cli.odds;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.rules.Lang;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options of a call that come from the odds of the games. */
record GameFlags(CommandSpec command) {
    /** Adds the options of all games; where two have the same, it is one. */
    void addAll(Lang lang) {
        var added = new LinkedHashMap<String, OptionSpec.Builder>();
        for (var kit : Kits.all())
            for (var flag : of(kit.odds()))
                added.merge(
                        flag.id(),
                        option(flag, kit, lang),
                        (first, second) -> first.description(both(first, second)));
        for (var option : added.values()) command.addOption(option.build());
    }

    private static String[] both(OptionSpec.Builder first, OptionSpec.Builder second) {
        return new String[] {first.description()[0], second.description()[0]};
    }

    private static OptionSpec.Builder option(Circumstance flag, GameKit kit, Lang lang) {
        var said = OddsWords.of(kit.id(), lang).say("call." + flag.id());
        var option =
                OptionSpec.builder(GivenOptions.option(flag.id()))
                        .description(kit == Kits.usual() ? said : kit.id().id() + ": " + said);
        return flag.kind() == Circumstance.Kind.FLAG
                ? option.type(boolean.class).arity("0")
                : option.type(String.class).arity("1").paramLabel(kit.odds().label(flag));
    }

    /** What a call can say about the odds of a game, beside who, whom and how many. */
    private static List<Circumstance> of(OddsForm form) {
        var flags = new LinkedHashMap<String, Circumstance>();
        for (var action : form.actions()) add(flags, flag(action));
        for (var party : form.parties()) add(flags, text(party));
        for (var one : form.circumstances()) flags.put(one.id(), one);
        for (var one : form.onlyInCalls()) flags.put(one.id(), one);
        OddsOptions.IDS.forEach(flags::remove);
        return List.copyOf(flags.values());
    }

    private static void add(Map<String, Circumstance> flags, Circumstance flag) {
        flags.put(flag.id(), flag);
    }

    private static Circumstance flag(String id) {
        return new Circumstance(id, Circumstance.Kind.FLAG, List.of(), List.of());
    }

    private static Circumstance text(String id) {
        return new Circumstance(id, Circumstance.Kind.TEXT, List.of(), List.of());
    }

    /** What the call says about the odds of a game, by the ids of circumstances. */
    Map<String, Object> given(GameKit game) {
        var given = new LinkedHashMap<String, Object>();
        for (var flag : of(game.odds())) {
            var option = command.findOption(GivenOptions.option(flag.id()));
            if (option != null && command.commandLine().getParseResult().hasMatchedOption(option))
                given.put(flag.id(), value(option.getValue(), flag.kind()));
        }
        return given;
    }

    private static Object value(Object given, Circumstance.Kind kind) {
        if (kind != Circumstance.Kind.NUMBER) return given;
        try {
            return new BigDecimal(String.valueOf(given));
        } catch (NumberFormatException _) {
            return given;
        }
    }

    /** What the call says that this game's odds do not know. */
    List<String> foreign(GameKit game) {
        var own = of(game.odds()).stream().map(Circumstance::id).toList();
        var foreign = new ArrayList<String>();
        for (var kit : Kits.all())
            for (var id : given(kit).keySet()) if (!own.contains(id)) foreign.add(id);
        return foreign;
    }

    /** Everything of any game that the call says. */
    List<String> all() {
        return Kits.all().stream().flatMap(kit -> given(kit).keySet().stream()).distinct().toList();
    }
}
