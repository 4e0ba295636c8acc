package org.vexillum.lanterns;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.referee.Referee;

/** The lantern: who has it, and whom it shows. */
public final class Light {
    public static final int REACH = Lengths.inches(3);

    private Light() {}

    public static Point place(Battle battle) {
        return battle.bearer.isEmpty() ? battle.lantern : battle.fighter(battle.bearer).place();
    }

    /** LD-LIGHT-01. */
    public static boolean lit(Battle battle, Fighter fighter) {
        return Within.within(place(battle), fighter.base(), REACH);
    }

    /** A fighter who has moved takes the lantern if it may (LD-LANTERN-01). */
    static void take(Battle battle, Fighter fighter, Referee<Battle> referee) {
        boolean near = Within.within(place(battle), fighter.base(), Lengths.INCH);
        boolean may = battle.bearer.isEmpty() && !fighter.shaken() && !battle.engaged(fighter);
        if (!near || !may) return;
        battle.bearer = fighter.id();
        referee.record(new Events.LanternTaken(fighter.id(), Rules.of("LD-LANTERN-01")));
    }

    /** A fighter who is shaken or about to leave the table loses it (LD-LANTERN-03). */
    static void drop(Battle battle, Fighter fighter, Referee<Battle> referee) {
        if (!battle.bearer.equals(fighter.id())) return;
        battle.lantern = fighter.place();
        battle.bearer = "";
        var rules = Rules.of("LD-LANTERN-03");
        referee.record(new Events.LanternDropped(fighter.id(), fighter.place(), rules));
    }
}
