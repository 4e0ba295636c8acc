package org.vexillum.lanterns.lantern;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Fighter;
import org.vexillum.lanterns.table.Lantern;

/** The lantern: who has it, and whom it shows. */
public final class Light {
    public static final int REACH = Lengths.inches(3);

    @Stored(
            as = "LanternTaken",
            with = {"unit", "rules"})
    public record LanternTaken(String unit, Rules rules) implements Event {}

    @Stored(
            as = "LanternDropped",
            with = {"unit", "at", "rules"})
    public record LanternDropped(String unit, Point at, Rules rules) implements Event {}

    private Light() {}

    public static Point place(Battle battle) {
        var lantern = battle.lantern();
        return lantern.carried() ? battle.fighter(lantern.bearer()).place() : lantern.at();
    }

    /** LD-LIGHT-01. */
    public static boolean lit(Battle battle, Fighter fighter) {
        return within(battle, fighter, REACH);
    }

    private static boolean within(Battle battle, Fighter fighter, int distance) {
        return Within.within(place(battle), fighter.base(), distance);
    }

    /** A fighter who has moved takes the lantern if it may (LD-LANTERN-01). */
    public static void take(Battle battle, Fighter fighter, Referee<Battle> referee) {
        boolean may = !battle.lantern().carried() && !fighter.shaken() && !battle.engaged(fighter);
        if (!may || !within(battle, fighter, Lengths.INCH)) return;
        battle.setLantern(new Lantern(fighter.place(), fighter.id()));
        referee.record(new LanternTaken(fighter.id(), Rules.of("LD-LANTERN-01")));
    }

    /** A fighter who is shaken or about to leave the table loses it (LD-LANTERN-03). */
    public static void drop(Battle battle, Fighter fighter, Referee<Battle> referee) {
        if (!battle.bears(fighter)) return;
        battle.setLantern(new Lantern(fighter.place(), ""));
        referee.record(
                new LanternDropped(fighter.id(), fighter.place(), Rules.of("LD-LANTERN-03")));
    }
}
