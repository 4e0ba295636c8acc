package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.Comparator;
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
        if (candidates.size() > 1 && mixed(unit, candidates)) sortByWorth(unit, candidates);
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
                && unit.tokens(one) == unit.tokens(other)
                && spentAlike(unit, one, other);
    }

    private static boolean spentAlike(Unit unit, int one, int other) {
        for (int weapon = 0; weapon < unit.card(one).weapons().size(); weapon++)
            if (unit.spent(one, weapon) != unit.spent(other, weapon)) return false;
        return true;
    }

    /** Whether there are models that spare a Tough one by their presence (AOFR-SR-TOUGH-2). */
    static boolean spares(Unit unit) {
        boolean tough = false;
        boolean other = false;
        for (int slot = 0; slot < unit.living(); slot++) {
            boolean isTough = unit.card(unit.inSlot(slot)).isTough();
            tough |= isTough;
            other |= !isTough;
        }
        return tough && other;
    }

    /** Lower ranks take wounds first. */
    private static int rank(Unit unit, int model) {
        ModelCard card = unit.card(model);
        if (card.hero() && unit.startingSize() > 1) return 1000;
        return card.isTough() ? 500 - unit.wounds(model) : 0;
    }

    /** Plain models go first, then special weapons, then Sergeant, Musician, Banner. */
    private static void sortByWorth(Unit unit, List<Integer> candidates) {
        var plain = commonest(unit);
        candidates.sort(Comparator.comparingInt(model -> worth(unit.card(model), plain)));
    }

    private static int worth(ModelCard card, ModelCard plain) {
        if (card.has(Banner.class)) return 1003;
        if (card.has(Musician.class)) return 1002;
        if (card.has(Sergeant.class)) return 1001;
        return card.equals(plain) ? 0 : 1 + card.weapons().size();
    }

    /** The kind of most models at the start: what is plain does not change with casualties. */
    private static ModelCard commonest(Unit unit) {
        var best = unit.card(0);
        int most = 0;
        for (int model = 0; model < unit.startingSize(); model++) {
            int count = count(unit, unit.card(model));
            if (count <= most) continue;
            most = count;
            best = unit.card(model);
        }
        return best;
    }

    private static int count(Unit unit, ModelCard card) {
        int count = 0;
        for (int model = 0; model < unit.startingSize(); model++)
            if (unit.card(model) == card || unit.card(model).equals(card)) count++;
        return count;
    }
}
