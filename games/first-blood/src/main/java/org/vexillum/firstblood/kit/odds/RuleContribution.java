package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.vexillum.firstblood.odds.Odds;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.kernel.Cancellation;

/**
 * What a special rule adds to the wounds on the target: their mean with it less that without.
 *
 * @param regiment that has it
 */
record RuleContribution(String regiment, Trait trait, double wounds) {
    private static final double NOTHING = 1e-9;

    /**
     * Every rule that makes a difference, the attacker's first.
     *
     * <p>Each is left out for itself on a table of its own, so all are worked out at once, for as
     * long as the whole is wanted.
     *
     * @param odds with all of them
     */
    static List<RuleContribution> all(OddsRequest request, Odds odds) {
        double with = odds.target().wounds().mean();
        var wanted = Cancellation.here();
        return without(request).stream()
                .parallel()
                .map(left -> Cancellation.asLongAs(wanted, () -> left.addition(with)))
                .filter(addition -> Math.abs(addition.wounds) > NOTHING)
                .toList();
    }

    /** How many more times odds are worked out for them. */
    static int count(OddsRequest request) {
        return without(request).size();
    }

    private static List<Without> without(OddsRequest request) {
        var all = new ArrayList<Without>();
        for (var id : new LinkedHashSet<>(List.of(request.actor(), request.target())))
            all.addAll(without(request, id));
        return all;
    }

    /** The same question with one rule left out. */
    private record Without(String regiment, Trait trait, OddsRequest request) {
        RuleContribution addition(double with) {
            return new RuleContribution(regiment, trait, with - request.wounds());
        }
    }

    private static List<Without> without(OddsRequest request, String id) {
        var all = new ArrayList<Without>();
        for (var trait : traits(request, request.battle().regiment(id)))
            all.add(new Without(id, trait, without(request, id, trait)));
        var shots = new ShotRules(request);
        if (id.equals(request.actor()))
            for (var trait : shots.all()) all.add(new Without(id, trait, shots.without(trait)));
        return all;
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
        var lost = new TemporaryEffect.Gift.Loses(trait.name());
        battle.regiment(id)
                .gain(
                        new TemporaryEffect(
                                "odds", trait.rule(), lost, TemporaryEffect.Until.GAME_END, id));
        return new OddsRequest(
                battle, request.deed(), request.actor(), request.target(), request.circumstances());
    }
}
