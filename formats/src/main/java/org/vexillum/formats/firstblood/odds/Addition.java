package org.vexillum.formats.firstblood.odds;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.vexillum.firstblood.table.Boon;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.Unenforced;

/**
 * What a special rule adds to the wounds on the target: their mean with it less that without.
 *
 * @param regiment that has it
 */
record Addition(String regiment, Trait trait, double wounds) {
    private static final double NOTHING = 1e-9;

    /** Every rule that makes a difference, the attacker's first. */
    static List<Addition> all(OddsRequest request) {
        var all = new ArrayList<Addition>();
        double with = mean(request);
        var sides = new LinkedHashSet<>(List.of(request.actor(), request.target()));
        for (var id : sides)
            for (var trait : traits(request, request.battle().regiment(id))) {
                double added = with - mean(without(request, id, trait));
                if (Math.abs(added) > NOTHING) all.add(new Addition(id, trait, added));
            }
        return all;
    }

    private static double mean(OddsRequest request) {
        return request.odds().target().wounds().mean();
    }

    /** Each name once. */
    private static List<Trait> traits(OddsRequest request, Regiment regiment) {
        var names = new LinkedHashSet<String>();
        var traits = new ArrayList<Trait>();
        for (int model : regiment.models())
            for (var trait : Traits.of(request.battle(), regiment, model))
                if (!(trait instanceof Unenforced)
                        && !(trait instanceof Barrage)
                        && names.add(trait.name())) traits.add(trait);
        return traits;
    }

    private static OddsRequest without(OddsRequest request, String id, Trait trait) {
        var battle = request.battle().copy();
        var lost = new Boon.Gift.Loses(trait.name());
        battle.regiment(id).gain(new Boon("odds", trait.rule(), lost, Boon.Until.GAME_END, id));
        return new OddsRequest(
                battle, request.deed(), request.actor(), request.target(), request.circumstances());
    }
}
