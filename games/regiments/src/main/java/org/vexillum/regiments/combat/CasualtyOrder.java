package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HitTraits.Sergeant;
import org.vexillum.regiments.traits.UnitTraits.Banner;
import org.vexillum.regiments.traits.UnitTraits.Musician;

/**
 * Who takes the next wound: models without Tough, then Tough ones, most wounded first, hero last.
 *
 * <p>AOFR-CASUALTY-01, AOFR-SR-TOUGH-2, AOFR-SR-TOUGH-3, AOFR-SR-TOUGH-4.
 */
final class CasualtyOrder {
    private CasualtyOrder() {}

    /** The living models among which the owner may choose, the engine's proposal first. */
    static List<Integer> candidates(Unit unit) {
        var candidates = new ArrayList<Integer>();
        int best = Integer.MAX_VALUE;
        for (int slot = unit.living() - 1; slot >= 0; slot--) {
            int model = unit.inSlot(slot);
            int rank = rank(unit, model);
            if (rank > best) continue;
            if (rank < best) candidates.clear();
            best = rank;
            candidates.add(model);
        }
        if (candidates.size() > 1 && mixed(unit, candidates))
            candidates.sort((one, other) -> worth(unit, one) - worth(unit, other));
        return candidates;
    }

    /** Whether the candidates are not all alike. */
    static boolean mixed(Unit unit, List<Integer> candidates) {
        for (int i = 1; i < candidates.size(); i++)
            if (!alike(unit, candidates.get(0), candidates.get(i))) return true;
        return false;
    }

    static boolean alike(Unit unit, int one, int other) {
        return unit.card(one).equals(unit.card(other))
                && unit.wounds(one) == unit.wounds(other)
                && unit.tokens(one) == unit.tokens(other);
    }

    /** Lower ranks take wounds first. */
    private static int rank(Unit unit, int model) {
        ModelCard card = unit.card(model);
        if (card.hero() && unit.startingSize() > 1) return 1000;
        return card.isTough() ? 500 - unit.wounds(model) : 0;
    }

    /** Plain models go first, then special weapons, then Sergeant, Musician, Banner. */
    private static int worth(Unit unit, int model) {
        ModelCard card = unit.card(model);
        if (card.has(Banner.class)) return 1003;
        if (card.has(Musician.class)) return 1002;
        if (card.has(Sergeant.class)) return 1001;
        return card.equals(commonest(unit)) ? 0 : 1 + card.weapons().size();
    }

    private static ModelCard commonest(Unit unit) {
        ModelCard best = unit.card(unit.inSlot(0));
        int most = 0;
        for (int slot = 0; slot < unit.living(); slot++) {
            int count = 0;
            for (int other = 0; other < unit.living(); other++)
                if (unit.card(unit.inSlot(other)).equals(unit.card(unit.inSlot(slot)))) count++;
            if (count > most) {
                most = count;
                best = unit.card(unit.inSlot(slot));
            }
        }
        return best;
    }
}
