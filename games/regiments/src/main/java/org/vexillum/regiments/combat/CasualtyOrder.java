package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Unit;

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
            candidates.sort(Comparator.comparingInt(unit::worth));
        return candidates;
    }

    /** The engine's proposal. */
    static int first(Unit unit) {
        return first(unit, CasualtyPreference.NOBODY);
    }

    /** The engine's proposal to an owner who gives up some models before others. */
    static int first(Unit unit, CasualtyPreference givenUp) {
        int first = -1;
        for (int slot = unit.living() - 1; slot >= 0; slot--) {
            int model = unit.inSlot(slot);
            if (first < 0 || before(unit, model, first, givenUp)) first = model;
        }
        return first;
    }

    private static boolean before(Unit unit, int one, int other, CasualtyPreference givenUp) {
        int later = rank(unit, one) - rank(unit, other);
        if (later == 0) later = givenUp.turn(one) - givenUp.turn(other);
        return later < 0 || later == 0 && unit.worth(one) < unit.worth(other);
    }

    /** Whether the candidates are not all alike. */
    static boolean mixed(Unit unit, List<Integer> candidates) {
        for (int i = 1; i < candidates.size(); i++)
            if (!alike(unit, candidates.get(0), candidates.get(i))) return true;
        return false;
    }

    static boolean alike(Unit unit, int one, int other) {
        return unit.sameKind(one, other)
                && unit.wounds(one) == unit.wounds(other)
                && unit.tokens(one) == unit.tokens(other)
                && spentAlike(unit, one, other);
    }

    private static boolean spentAlike(Unit unit, int one, int other) {
        for (int weapon = 0; weapon < unit.card(one).weapons().size(); weapon++)
            if (unit.spent(one, weapon) != unit.spent(other, weapon)) return false;
        return true;
    }

    /** The rules by which another model than this one takes the next wound. */
    static Rules sparing(Unit unit, int model) {
        var rules = Rules.of("AOFR-CASUALTY-01");
        if (model < 0 || model >= unit.startingSize() || !unit.alive(model)) return rules;
        if (unit.tough(model))
            rules = rules.and(spares(unit) ? "AOFR-SR-TOUGH-2" : "AOFR-SR-TOUGH-3");
        return unit.leads(model) ? rules.and("AOFR-SR-TOUGH-4") : rules;
    }

    /** Whether there are models that spare a Tough one by their presence (AOFR-SR-TOUGH-2). */
    static boolean spares(Unit unit) {
        boolean tough = false;
        boolean other = false;
        for (int slot = 0; slot < unit.living(); slot++) {
            boolean isTough = unit.tough(unit.inSlot(slot));
            tough |= isTough;
            other |= !isTough;
        }
        return tough && other;
    }

    /** Lower ranks take wounds first. */
    private static int rank(Unit unit, int model) {
        if (unit.leads(model)) return 1000;
        return unit.tough(model) ? 500 - unit.wounds(model) : 0;
    }
}
