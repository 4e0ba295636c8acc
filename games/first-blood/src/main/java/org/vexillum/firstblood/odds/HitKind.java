package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.OrderHits;

/** What tells some hits from others. */
public sealed interface HitKind {
    boolean fits(HitGroup hits);

    /**
     * Hits with a special rule.
     *
     * @param name with its value or without
     */
    record Ruled(String name) implements HitKind {
        @Override
        public boolean fits(HitGroup hits) {
            for (var rule : hits.rules())
                if (rule.equalsIgnoreCase(name) || valueless(rule).equalsIgnoreCase(name))
                    return true;
            return false;
        }

        private static String valueless(String rule) {
            int value = rule.indexOf(" (");
            return value < 0 ? rule : rule.substring(0, value);
        }
    }

    /** Hits without special rules. */
    record Plain() implements HitKind {
        @Override
        public boolean fits(HitGroup hits) {
            return hits.rules().isEmpty();
        }
    }

    /**
     * Hits of attackers within 1 inch, or of those farther away (FB-SR-SUPPORT-2).
     *
     * @param near whether they are
     */
    record From(boolean near) implements HitKind {
        @Override
        public boolean fits(HitGroup hits) {
            return hits.near() == near;
        }
    }

    /** The groups that are wished for first, the others as they came, like the greedy bot's. */
    static OrderHits.Sequence order(List<HitGroup> groups, List<HitKind> first) {
        var places = new ArrayList<Integer>();
        for (int place = 0; place < groups.size(); place++) places.add(place);
        places.sort(Comparator.comparingInt(place -> rank(groups.get(place), first)));
        return new OrderHits.Sequence(places);
    }

    private static int rank(HitGroup hits, List<HitKind> first) {
        for (int rank = 0; rank < first.size(); rank++) if (first.get(rank).fits(hits)) return rank;
        return first.size();
    }
}
