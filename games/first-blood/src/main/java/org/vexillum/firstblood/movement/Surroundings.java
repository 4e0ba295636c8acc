package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.geometry.path.PassableGround;

/** Everything near a moving regiment that may stand in its way. */
final class Surroundings {
    private final Battle battle;
    private final Regiment mover;
    private final MoveKind gait;
    private final List<NearbyModel> neighbours = new ArrayList<>();
    private final List<Terrain> solid = new ArrayList<>();
    private final List<Terrain> obstacles = new ArrayList<>();
    private final List<Kept> kept = new ArrayList<>();

    private record Kept(PassableGround ground, Purpose purpose, int radius, int reach, int floor) {}

    private enum Purpose {
        WAY,
        STAND,
        PEACE
    }

    Surroundings(Battle battle, Regiment mover, MoveKind gait, BoundingBox box) {
        this.battle = battle;
        this.mover = mover;
        this.gait = gait;
        for (int i = 0; i < battle.regiments().size(); i++) {
            var other = battle.regiments().get(i);
            if (other != mover && other.onTable() && box.meets(other.box())) collect(other, box);
        }
        for (int i = 0; i < battle.terrain().size(); i++) {
            var piece = battle.terrain().get(i);
            if (!box.meets(piece.area())) continue;
            if (piece.is(Terrain.Kind.IMPASSABLE) || piece.garrison() != null) solid.add(piece);
            if (piece.is(Terrain.Kind.OBSTACLE)) obstacles.add(piece);
        }
    }

    private void collect(Regiment other, BoundingBox box) {
        boolean enemy = other.side() != mover.side();
        for (int model = 0; model < other.size(); model++) {
            var base = other.place(model);
            if (base != null && other.alive(model) && box.meets(base))
                neighbours.add(new NearbyModel(other, model, base, other.floor(model), enemy));
        }
    }

    List<NearbyModel> neighbours() {
        return neighbours;
    }

    /** What nobody may stand on or walk through (FB-TERRAIN-22, FB-GARRISON-03). */
    List<Terrain> solid() {
        return solid;
    }

    List<Terrain> obstacles() {
        return obstacles;
    }

    MoveKind gait() {
        return gait;
    }

    /** Where a base may pass on a floor. */
    PassableGround way(int radius, int floor) {
        var ground = kept(Purpose.WAY, radius, 0, floor);
        return ground != null
                ? ground
                : keep(Purpose.WAY, radius, 0, floor, way(radius, floor, null));
    }

    /** The same for a base that starts where it could not go: what it stands in lets it out. */
    PassableGround wayOut(Disc start, int floor) {
        return way(start.radius(), floor, start);
    }

    private PassableGround way(int radius, int floor, @Nullable Disc start) {
        var ground = new PassableGround(battle.setting().bounds(), radius);
        if (gait.flies()) return ground;
        for (var neighbour : neighbours) pass(ground, neighbour, floor, start);
        if (floor > 0) return ground;
        for (var piece : solid) pass(ground, piece, start);
        return ground;
    }

    private void pass(
            PassableGround ground, NearbyModel neighbour, int floor, @Nullable Disc start) {
        if (neighbour.floor() != floor) return;
        var base = neighbour.base();
        if (start == null || !Within.overlaps(start, base)) ground.block(base);
        if (!gait.shunsRanges() || !neighbour.enemy()) return;
        int range = neighbour.reach(battle);
        if (start == null || !Within.within(start, base, range)) ground.shun(base, range);
    }

    private void pass(PassableGround ground, Terrain piece, @Nullable Disc start) {
        boolean held = gait.shunsRanges() && heldByEnemy(piece);
        for (Shape part : piece.area().parts()) {
            if (start == null || !Within.overlaps(start, part)) ground.block(part);
            if (held && (start == null || !Within.within(start, part, Engagement.USUAL)))
                ground.shun(part, Engagement.USUAL); // FB-GARRISON-21
        }
    }

    boolean heldByEnemy(Terrain piece) {
        if (piece.garrison() == null) return false;
        var inside = Garrisons.occupant(battle, piece);
        return inside != null && inside.side() != mover.side();
    }

    /** Where a base may end on a floor, whatever the enemy does there. */
    PassableGround stand(int radius, int floor) {
        var ground = kept(Purpose.STAND, radius, 0, floor);
        if (ground != null) return ground;
        ground = new PassableGround(battle.setting().bounds(), radius);
        for (var neighbour : neighbours)
            if (neighbour.floor() == floor) ground.block(neighbour.base());
        if (floor == 0) {
            for (var piece : solid) ground.block(piece.area());
            for (var piece : obstacles) ground.block(piece.area()); // FB-TERRAIN-15
        }
        return keep(Purpose.STAND, radius, 0, floor, ground);
    }

    /** Where a base surely is in no fight: out of every enemy's reach, and they out of its own. */
    PassableGround peace(int radius, int reach, int floor) {
        var ground = kept(Purpose.PEACE, radius, reach, floor);
        if (ground != null) return ground;
        ground = new PassableGround(battle.setting().bounds(), radius);
        for (var neighbour : neighbours) {
            if (!neighbour.enemy()) continue;
            if (neighbour.floor() == floor)
                ground.shun(neighbour.base(), Math.max(reach, neighbour.reach(battle)));
            else if (Math.abs(neighbour.floor() - floor) == 1)
                ground.block(neighbour.base()); // FB-RUIN-12
        }
        for (var piece : solid) if (heldByEnemy(piece)) ground.shun(piece.area(), Engagement.USUAL);
        return keep(Purpose.PEACE, radius, reach, floor, ground);
    }

    boolean enemies() {
        for (int i = 0; i < neighbours.size(); i++) if (neighbours.get(i).enemy()) return true;
        for (int i = 0; i < solid.size(); i++) if (heldByEnemy(solid.get(i))) return true;
        return false;
    }

    private @Nullable PassableGround kept(Purpose purpose, int radius, int reach, int floor) {
        for (int i = 0; i < kept.size(); i++) {
            var one = kept.get(i);
            if (one.purpose == purpose
                    && one.radius == radius
                    && one.reach == reach
                    && one.floor == floor) return one.ground;
        }
        return null;
    }

    private PassableGround keep(
            Purpose purpose, int radius, int reach, int floor, PassableGround ground) {
        kept.add(new Kept(ground, purpose, radius, reach, floor));
        return ground;
    }
}
