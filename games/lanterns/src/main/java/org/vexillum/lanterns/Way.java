package org.vexillum.lanterns;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.geometry.path.PassableGround;
import org.vexillum.kernel.geometry.path.Path;
import org.vexillum.kernel.geometry.path.PathFinder;
import org.vexillum.kernel.geometry.path.Places;

/** Where a fighter may go with an action. */
public record Way(Battle battle, Fighter fighter, Action action) {
    private boolean loaded() {
        return action == Action.RUN && battle.bearer.equals(fighter.id());
    }

    /** How far, in inches. */
    public int allowed() {
        int move = fighter.profile().move();
        return switch (action) {
            case RUN -> loaded() ? move : move + 4; // LD-LANTERN-02, LD-RUN-01
            case CHARGE -> move + 2; // LD-CHARGE-01
            default -> move; // LD-SHOOT-01
        };
    }

    /** The shortest way there, or null. */
    public @Nullable Path path(Point to) {
        return PathFinder.find(ground(), fighter.place(), to, inches(allowed()));
    }

    private PassableGround ground() {
        var ground = new PassableGround(Battle.TABLE, Fighter.RADIUS);
        battle.rocks.forEach(ground::block); // LD-MOVE-01
        for (var other : battle.standing())
            if (avoids(other)) ground.shun(other.base(), Lengths.INCH);
            else if (!other.id().equals(fighter.id())) ground.block(other.base());
        return ground;
    }

    /** LD-MOVE-02. */
    private boolean avoids(Fighter other) {
        boolean enemy = other.side() != fighter.side();
        return enemy && action != Action.CHARGE && !other.within(1, fighter);
    }

    /** Why it may not go there, or null. */
    public @Nullable Refusal refusal(Point to) {
        var wrong = noRoom(battle, fighter, to);
        if (wrong == null) wrong = wrongEnd(battle.foes(fighter.at(to)));
        if (wrong != null) return wrong;
        var id = fighter.id();
        if (!Within.within(fighter.place(), to, inches(allowed())))
            return Refusal.because(
                    loaded() ? "LD-LANTERN-02" : action.rule(), "too-far", id, allowed());
        return path(to) != null ? null : Refusal.because("LD-MOVE-01", "no-way", id, allowed());
    }

    private @Nullable Refusal wrongEnd(List<Fighter> near) {
        if (action == Action.CHARGE)
            return near.isEmpty() ? Refusal.because("LD-CHARGE-01", "no-contact") : null;
        return near.isEmpty()
                ? null
                : Refusal.because("LD-MOVE-02", "near-enemy", fighter.id(), near.getFirst().id());
    }

    /** Why its base may not stand there, or null (LD-MOVE-01). */
    static @Nullable Refusal noRoom(Battle battle, Fighter fighter, Point to) {
        var base = new Disc(to, Fighter.RADIUS);
        if (!Battle.TABLE.contains(base)) return Refusal.because("LD-MOVE-01", "off-table");
        for (var rock : battle.rocks)
            if (Within.overlaps(base, rock)) return Refusal.because("LD-MOVE-01", "in-rocks");
        for (var other : battle.standing())
            if (!other.id().equals(fighter.id()) && Within.overlaps(base, other.base()))
                return Refusal.because("LD-MOVE-01", "on-base", other.id());
        return null;
    }

    /** Legal moves worth a thought. */
    List<Move> proposals() {
        var places = action == Action.CHARGE ? beside() : around();
        return places.stream().filter(to -> refusal(to) == null).distinct().map(Move::new).toList();
    }

    private List<Point> around() {
        var all = new ArrayList<>(List.of(fighter.place()));
        int far = inches(allowed()) - 2;
        var lantern =
                PathFinder.find(ground(), fighter.place(), Light.place(battle), 2 * Battle.SIZE);
        if (lantern != null) all.add(Places.along(lantern, far));
        all.addAll(Places.around(fighter.place(), far, 16));
        all.addAll(Places.around(fighter.place(), far / 2, 8));
        return all;
    }

    private List<Point> beside() {
        var all = new ArrayList<Point>();
        for (var enemy : battle.standing(fighter.side().other()))
            if (enemy.within(allowed(), fighter))
                all.addAll(Places.beside(enemy.base(), fighter.place(), Fighter.RADIUS));
        return all;
    }
}
