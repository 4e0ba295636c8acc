package org.vexillum.cli.odds;

import org.vexillum.cli.Console;
import org.vexillum.cli.WrongUsage;
import org.vexillum.formats.regiments.force.RegimentsForces;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.table.Unit;

/** Units of Regiments as they are named in a call. */
final class Cast {
    private static final Named.Cards<Force, UnitCard> CARDS =
            new Named.Cards<>(Force::units, UnitCard::id, UnitCard::name, Force::name);

    private final Console console;

    Cast(Console console) {
        this.console = console;
    }

    /**
     * @param models how many are left, or null for all
     */
    Unit unit(String named, Side side, @Nullable Integer models) {
        var found = Named.read(named, new RegimentsForces(), CARDS, console);
        var card = found.unit();
        @Nullable UnitCard hero = null;
        for (var other : found.force().units()) if (card.id().equals(other.joins())) hero = other;
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
}
