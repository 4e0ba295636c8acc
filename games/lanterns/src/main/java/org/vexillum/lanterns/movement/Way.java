package org.vexillum.lanterns.movement;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.geometry.path.Ground;
import org.vexillum.kernel.geometry.path.Path;
import org.vexillum.kernel.geometry.path.PathFinder;
import org.vexillum.lanterns.lantern.Light;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Fighter;

/** Where a fighter may go with an action. */
public record Way(Battle battle, Fighter fighter, Action action) {
    private static final int DIRECTIONS = 16;
    private static final int ROUNDS_EACH = 5;

    /** How far, in inches. */
    public int allowed() {
        int move = fighter.profile().move();
        return switch (action) {
            case RUN -> battle.bears(fighter) ? move : move + 4; // LD-RUN-01, LD-LANTERN-02
            case CHARGE -> move + 2; // LD-CHARGE-01
            default -> move; // LD-SHOOT-01
        };
    }

    private String rule() {
        return action == Action.RUN && battle.bears(fighter) ? "LD-LANTERN-02" : action.rule();
    }

    /** The shortest way there, or null. */
    public @Nullable Path path(Point to) {
        return PathFinder.find(ground(), fighter.place(), to, inches(allowed()));
    }

    private Ground ground() {
        var ground = new Ground(Battle.TABLE, Fighter.RADIUS);
        battle.rocks().forEach(ground::block); // LD-MOVE-01
        battle.standing()
                .filter(other -> !other.id().equals(fighter.id()))
                .forEach(other -> {
                    if (avoids(other)) ground.shun(other.base(), Lengths.INCH);
                    else ground.block(other.base());
                });
        return ground;
    }

    /** LD-MOVE-02. */
    private boolean avoids(Fighter other) {
        return action != Action.CHARGE
                && other.side() != fighter.side()
                && !other.within(1, fighter);
    }

    /** Why it may not go there, or null. */
    public @Nullable Refusal refusal(Point to) {
        var wrong = wrongEnd(to);
        if (wrong != null) return wrong;
        if (!Within.within(fighter.place(), to, inches(allowed())))
            return Refusal.because(rule(), "too-far", fighter.id(), allowed());
        if (path(to) == null)
            return Refusal.because("LD-MOVE-01", "no-way", fighter.id(), allowed());
        return null;
    }

    private @Nullable Refusal wrongEnd(Point to) {
        var room = noRoom(battle, fighter, to);
        if (room != null) return room;
        var near = enemyNear(to);
        if (action == Action.CHARGE)
            return near == null ? Refusal.because("LD-CHARGE-01", "no-contact") : null;
        return near == null
                ? null
                : Refusal.because("LD-MOVE-02", "near-enemy", fighter.id(), near.id());
    }

    /** Why its base may not stand there, or null (LD-MOVE-01). */
    public static @Nullable Refusal noRoom(Battle battle, Fighter fighter, Point to) {
        int r = Fighter.RADIUS;
        if (to.x() < r || to.y() < r || to.x() > Battle.SIZE - r || to.y() > Battle.SIZE - r)
            return Refusal.because("LD-MOVE-01", "off-table");
        var base = new Disc(to, r);
        for (var rock : battle.rocks())
            if (Within.overlaps(base, rock)) return Refusal.because("LD-MOVE-01", "in-rocks");
        for (var other : battle.standing().toList())
            if (!other.id().equals(fighter.id()) && Within.overlaps(base, other.base()))
                return Refusal.because("LD-MOVE-01", "on-base", other.id());
        return null;
    }

    private @Nullable Fighter enemyNear(Point to) {
        var there = fighter.at(to);
        return battle.standing(fighter.side().other()).stream()
                .filter(enemy -> enemy.within(1, there))
                .findFirst()
                .orElse(null);
    }

    /** Legal places worth a thought. */
    public List<Point> proposals() {
        var all = new LinkedHashSet<Point>();
        if (action == Action.CHARGE) beside(all);
        else around(all);
        return all.stream().filter(to -> refusal(to) == null).toList();
    }

    private void around(LinkedHashSet<Point> all) {
        all.add(fighter.place());
        toLantern(all);
        int far = inches(allowed());
        for (int i = 0; i < DIRECTIONS; i++) {
            all.add(off(fighter.place(), i * Angle.FULL / DIRECTIONS, far - 2));
            all.add(off(fighter.place(), i * Angle.FULL / DIRECTIONS, far / 2));
        }
    }

    /** As far as it comes on the shortest way to the lantern. */
    private void toLantern(LinkedHashSet<Point> all) {
        if (battle.lantern().carried()) return;
        var whole =
                PathFinder.find(
                        ground(), fighter.place(), Light.place(battle), ROUNDS_EACH * Battle.SIZE);
        if (whole != null) all.add(along(whole, inches(allowed()) - 2));
    }

    private static Point along(Path path, int most) {
        var points = path.points();
        double left = most;
        for (int i = 1; i < points.size(); i++) {
            var from = points.get(i - 1);
            var to = points.get(i);
            double leg = Path.straight(from, to).length();
            if (leg > left)
                return from.plus(
                        (int) ((to.x() - from.x()) * left / leg),
                        (int) ((to.y() - from.y()) * left / leg));
            left -= leg;
        }
        return path.to();
    }

    /** Places that touch the base of an enemy, the nearest side first. */
    private void beside(LinkedHashSet<Point> all) {
        int reach = inches(allowed() + 1) + 2 * Fighter.RADIUS;
        for (var enemy : battle.standing(fighter.side().other())) {
            if (!Within.within(enemy.place(), fighter.place(), reach)) continue;
            int dx = fighter.place().x() - enemy.place().x();
            int dy = fighter.place().y() - enemy.place().y();
            int nearest = Angle.towards(dx, dy);
            for (int turn : List.of(0, 45, -45, 90, -90))
                all.add(
                        off(
                                enemy.place(),
                                Angle.normalise(nearest + Angle.degrees(turn)),
                                2 * Fighter.RADIUS + 2));
        }
    }

    private static Point off(Point from, int direction, int far) {
        int most = Battle.SIZE;
        int x = from.x() + (int) Math.round(far * Angle.sin(direction));
        int y = from.y() + (int) Math.round(far * Angle.cos(direction));
        return new Point(Math.clamp(x, 0, most), Math.clamp(y, 0, most));
    }

    /** Whether there is any place to go. */
    public boolean open() {
        return !proposals().isEmpty();
    }

    List<Move> moves() {
        var moves = new ArrayList<Move>();
        for (var to : proposals()) moves.add(new Move(to));
        return moves;
    }
}
