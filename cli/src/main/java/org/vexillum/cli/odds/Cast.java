package org.vexillum.cli.odds;

import java.util.Locale;
import java.util.stream.Collectors;
import org.vexillum.cli.Console;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.WrongUsage;
import org.vexillum.cli.force.ForceFile;
import org.vexillum.formats.regiments.force.RegimentsForces;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.table.Unit;

/** Units as they are named in a call: a force, a slash, and a unit of it. */
final class Cast {
    private final Console console;

    Cast(Console console) {
        this.console = console;
    }

    /**
     * @param models how many are left, or null for all
     */
    Unit unit(String named, Side side, @Nullable Integer models) {
        int slash = named.lastIndexOf('/');
        if (slash < 0) throw new WrongUsage(console.say("odds.force.unit", named));
        var force =
                new ForceFile(console).playable(named.substring(0, slash), new RegimentsForces());
        var card = card(force, named.substring(slash + 1).strip());
        @Nullable UnitCard hero = null;
        for (var other : force.units()) if (card.id().equals(other.joins())) hero = other;
        var unit = new Unit(side + "-" + card.id(), side, card, hero);
        if (models != null) reduce(unit, models);
        return unit;
    }

    private void reduce(Unit unit, int models) {
        if (models < 1 || models > unit.startingSize())
            throw new WrongUsage(
                    console.say("odds.models.range", models, unit.name(), unit.startingSize()));
        while (unit.living() > models) Casualties.strike(unit, 1);
    }

    private UnitCard card(Force force, String wanted) {
        var key = wanted.toLowerCase(Locale.ROOT);
        if (key.isEmpty()) throw new WrongUsage(console.say("odds.force.unit", wanted));
        for (var card : force.units())
            if (card.id().equals(key) || card.name().toLowerCase(Locale.ROOT).equals(key))
                return card;
        for (var card : force.units())
            if (card.name().toLowerCase(Locale.ROOT).contains(key)) return card;
        var names = force.units().stream().map(UnitCard::name).distinct();
        throw new Refusal(
                console.say(
                        "odds.no.unit",
                        wanted,
                        force.name(),
                        names.collect(Collectors.joining(", "))));
    }
}
