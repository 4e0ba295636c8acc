package org.vexillum.firstblood.terrain;

import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/** Who holds which garrison, and who may. */
public final class Garrisons {
    private Garrisons() {}

    /** The piece it occupies, or null. */
    public static @Nullable Terrain of(Battle battle, Regiment regiment) {
        var name = regiment.garrison();
        if (regiment.status() != Status.IN_GARRISON || name == null) return null;
        return named(battle, name);
    }

    /** The piece of this name that can be occupied, or null. */
    public static @Nullable Terrain named(Battle battle, String name) {
        for (var piece : battle.terrain())
            if (piece.garrison() != null && piece.name().equals(name)) return piece;
        return null;
    }

    /** The one regiment inside, or null (FB-GARRISON-07). */
    public static @Nullable Regiment occupant(Battle battle, Terrain piece) {
        for (var regiment : battle.regiments())
            if (of(battle, regiment) == piece && regiment.living() > 0) return regiment;
        return null;
    }

    /** Why it may not occupy the piece, wherever it stands, or null if it may. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment, Terrain piece) {
        var garrison = piece.garrison();
        if (garrison == null)
            return Refusal.because("FB-GARRISON-01", "not-a-garrison", piece.name());
        if (regiment.card().type() != ModelType.INFANTRY)
            return Refusal.because("FB-GARRISON-05", "garrison-infantry-only", regiment.id());
        if (regiment.living() > garrison.capacity())
            return Refusal.because(
                    "FB-GARRISON-05",
                    "garrison-too-small",
                    piece.name(),
                    garrison.capacity(),
                    regiment.living());
        var inside = occupant(battle, piece);
        if (inside == null) return null;
        return Refusal.because("FB-GARRISON-07", "garrison-taken", piece.name(), inside.id());
    }

    /** What the garrison adds to the Defence of those inside (FB-GARRISON-09). */
    public static int defence(Battle battle, Regiment regiment) {
        var piece = of(battle, regiment);
        var garrison = piece == null ? null : piece.garrison();
        return garrison == null ? 0 : garrison.defence();
    }
}
