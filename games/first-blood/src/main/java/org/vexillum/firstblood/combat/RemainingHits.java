package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;

/** Hits not yet defended against, used up group by group. */
final class RemainingHits {
    private final List<HitGroup> left;

    RemainingHits(List<HitGroup> groups) {
        left = new ArrayList<>(groups);
        left.removeIf(group -> group.hits() == 0);
    }

    List<HitGroup> groups() {
        return left;
    }

    boolean isEmpty() {
        return left.isEmpty();
    }

    int hits() {
        int sum = 0;
        for (var group : left) sum += group.hits();
        return sum;
    }

    /** Takes at most so many hits off the pile. */
    List<HitGroup> draw(int most) {
        var drawn = new ArrayList<HitGroup>();
        while (most > 0 && !left.isEmpty()) {
            var group = left.removeFirst();
            int count = Math.min(most, group.hits());
            drawn.add(group.of(count));
            if (count < group.hits()) left.addFirst(group.of(group.hits() - count));
            most -= count;
        }
        return drawn;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RemainingHits pile && left.equals(pile.left);
    }

    @Override
    public int hashCode() {
        return left.hashCode();
    }
}
