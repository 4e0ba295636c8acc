package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;

/** Enemies that models want to get at: bases, or the pieces that hold them (FB-GARRISON-16). */
final class EnemyBodies {
    /**
     * One thing to strike at.
     *
     * @param walls whether it is a garrison, engaged within 1 inch only (FB-GARRISON-17)
     */
    record Foe(String regiment, Shape body, int floor, boolean walls) {
        boolean inReach(Disc base, int level, int reach) {
            return floor == level && Within.within(base, body, walls ? Engagement.USUAL : reach);
        }
    }

    private final List<Foe> all = new ArrayList<>();

    static EnemyBodies of(Battle battle, List<Regiment> regiments) {
        var foes = new EnemyBodies();
        for (var regiment : regiments) foes.add(battle, regiment);
        return foes;
    }

    private void add(Battle battle, Regiment regiment) {
        var piece = Garrisons.of(battle, regiment);
        if (piece != null)
            for (var part : piece.area().parts()) all.add(new Foe(regiment.id(), part, 0, true));
        if (!regiment.onTable()) return;
        for (int model : regiment.models()) {
            var base = regiment.place(model);
            if (base != null) all.add(new Foe(regiment.id(), base, regiment.floor(model), false));
        }
    }

    /** All enemies near a moving regiment, garrisons included. */
    static EnemyBodies near(Surroundings around) {
        var foes = new EnemyBodies();
        for (var neighbour : around.neighbours())
            if (neighbour.enemy())
                foes.all.add(
                        new Foe(
                                neighbour.regiment().id(),
                                neighbour.base(),
                                neighbour.floor(),
                                false));
        for (var piece : around.solid())
            if (around.heldByEnemy(piece))
                for (var part : piece.area().parts())
                    foes.all.add(new Foe(piece.name(), part, 0, true));
        return foes;
    }

    List<Foe> all() {
        return all;
    }

    /** The same foes, regiment by regiment. */
    List<EnemyBodies> byRegiment() {
        var groups = new LinkedHashMap<String, EnemyBodies>();
        for (var foe : all)
            groups.computeIfAbsent(foe.regiment, _ -> new EnemyBodies()).all.add(foe);
        return List.copyOf(groups.values());
    }

    /** The nearest few to a base, in order. */
    List<Foe> nearest(Disc base, int few) {
        double[] gaps = new double[Math.min(few, all.size())];
        var nearest = new ArrayList<Foe>(gaps.length);
        for (int i = 0; i < all.size(); i++) {
            double gap = between(all.get(i).body, base);
            int place = nearest.size();
            while (place > 0 && gaps[place - 1] > gap) place--;
            if (place == gaps.length) continue;
            if (nearest.size() == gaps.length) nearest.removeLast();
            System.arraycopy(gaps, place, gaps, place + 1, nearest.size() - place);
            gaps[place] = gap;
            nearest.add(place, all.get(i));
        }
        return nearest;
    }

    /** How far the nearest of them is, or the largest number if there is none. */
    int gap(Disc base) {
        double least = Integer.MAX_VALUE;
        for (int i = 0; i < all.size(); i++)
            least = Math.min(least, between(all.get(i).body, base));
        return (int) Math.ceil(least);
    }

    /** Negative if two discs overlap; a model is asked this very often. */
    private static double between(Shape body, Disc base) {
        if (!(body instanceof Disc disc)) return ShapeDistance.between(body, base);
        double dx = disc.x() - base.x();
        double dy = disc.y() - base.y();
        return Math.sqrt(dx * dx + dy * dy) - disc.radius() - base.radius();
    }

    boolean inReach(Disc base, int floor, int reach) {
        for (int i = 0; i < all.size(); i++)
            if (all.get(i).inReach(base, floor, reach)) return true;
        return false;
    }
}
