package org.vexillum.firstblood.kit.position;

import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.StandingGround;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Within;

/** What no table can look like: bases over its edge, over each other, inside a cliff. */
final class PlacementCheck {
    private PlacementCheck() {}

    static void mustBeNew(Battle battle, Regiment regiment, Node node) {
        for (var other : battle.regiments())
            if (other.id().equals(regiment.id()))
                throw new FileFault(node.place(), "unit-twice", regiment.id());
    }

    static void check(Battle battle, Frame frame, Regiment regiment, Node node) {
        if (regiment.garrison() != null) garrison(battle, regiment, regiment.garrison(), node);
        for (int model : regiment.models()) {
            var base = regiment.place(model);
            if (base != null) check(battle, frame, regiment, model, base, node);
        }
    }

    /** It is there, nobody else is in it, and the regiment is of the kind that may be. */
    private static void garrison(Battle battle, Regiment regiment, String name, Node node) {
        var piece = Garrisons.named(battle, name);
        if (piece == null) throw new FileFault(node.place(), "no-garrison", regiment.id(), name);
        for (var other : battle.regiments())
            if (other != regiment && Garrisons.of(battle, other) == piece)
                throw new FileFault(
                        node.place(), "garrison-taken", regiment.id(), other.id(), piece.name());
        var type = regiment.card().type();
        int room = piece.garrison() == null ? 0 : piece.garrison().capacity();
        if (type != ModelType.INFANTRY || regiment.living() > room)
            throw new FileFault(node.place(), "garrison-unfit", regiment.id(), piece.name(), room);
    }

    private static void check(
            Battle battle, Frame frame, Regiment regiment, int model, Disc base, Node node) {
        if (!Bounds.ofSize(frame.width(), frame.depth()).contains(base))
            throw new FileFault(node.place(), "off-table", regiment.id());
        for (var other : battle.regiments())
            for (int one : other.models()) {
                var place = other.place(one);
                if (place == null || other == regiment && one == model) continue;
                if (other.floor(one) == regiment.floor(model) && Within.overlaps(base, place))
                    throw new FileFault(node.place(), "bases-overlap", regiment.id(), other.id());
            }
        for (var piece : battle.terrain())
            if (piece.is(Terrain.Kind.IMPASSABLE) && Within.overlaps(base, piece.area()))
                throw new FileFault(node.place(), "in-impassable", regiment.id(), piece.name());
        var footing = StandingGround.refusal(battle, base, regiment.floor(model));
        if (footing != null)
            throw new FileFault(
                    node.place(), "cannot-stand", regiment.id(), footing, footing.rules());
    }
}
