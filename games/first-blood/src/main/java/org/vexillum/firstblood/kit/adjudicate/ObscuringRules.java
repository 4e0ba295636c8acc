package org.vexillum.firstblood.kit.adjudicate;

import java.util.List;
import org.vexillum.firstblood.sight.RegimentSight;
import org.vexillum.firstblood.sight.SightPurpose;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.GrantedTraits;
import org.vexillum.kernel.Rules;

/** By what a target is obscured for those who see it by no clear line. */
final class ObscuringRules {
    private ObscuringRules() {}

    static Rules rules(Battle battle, Regiment from, Regiment to, List<Integer> models) {
        if (models.isEmpty()) return Rules.NONE;
        for (var boon : to.boons())
            if (boon.gift() instanceof TemporaryEffect.Gift.Obscured) return Rules.of(boon.rule());
        if (GrantedTraits.obscured(to)) return carried(to);
        boolean terrain = battle.terrain().stream().anyMatch(ObscuringRules::obscures);
        if (!terrain) return Rules.of("FB-VOLLEY-11");
        var view = alone(battle, from, to);
        var rules = Rules.NONE;
        for (int model : models)
            rules = rules.and(clear(view, model, to) ? "FB-VOLLEY-11" : "FB-VOLLEY-10");
        return rules;
    }

    /** By items, tiers or specialists that obscure every model. */
    private static Rules carried(Regiment to) {
        var rules = new Rules[] {Rules.NONE};
        for (int model : to.models())
            GrantedTraits.toModel(
                    to,
                    model,
                    (gift, cause) -> {
                        if (gift instanceof TemporaryEffect.Gift.Obscured)
                            rules[0] = rules[0].and(cause.rule());
                    });
        return rules[0];
    }

    private static boolean obscures(Terrain piece) {
        return piece.is(Terrain.Kind.OBSCURING);
    }

    /** The two as they would see each other with nobody else on the table. */
    private static RegimentSight alone(Battle battle, Regiment from, Regiment to) {
        var bare = battle.copy();
        for (var other : bare.regiments())
            if (!other.id().equals(from.id()) && !other.id().equals(to.id())) other.lift();
        return new RegimentSight(
                bare, bare.regiment(from.id()), bare.regiment(to.id()), SightPurpose.VOLLEY);
    }

    private static boolean clear(RegimentSight view, int model, Regiment to) {
        for (int other : to.models())
            if (view.sees(model, other) && view.clear(model, other)) return true;
        return false;
    }
}
