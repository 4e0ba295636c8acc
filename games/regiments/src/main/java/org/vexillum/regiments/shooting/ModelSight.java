package org.vexillum.regiments.shooting;

/** Which models of one unit see which of another (AOFR-LOS-01), looked up when it matters. */
final class ModelSight {
    private static final byte SEEN = 1;
    private static final byte HIDDEN = 2;

    private final Obstructions obstructions;
    private final UnitShapes viewer;
    private final UnitShapes viewed;
    private final boolean clear;
    private final byte[] known;
    private final byte[][] each;

    ModelSight(Obstructions obstructions, UnitShapes viewer, UnitShapes viewed) {
        this.obstructions = obstructions;
        this.viewer = viewer;
        this.viewed = viewed;
        clear = obstructions.clear(viewer.footprint(), viewed.footprint(), viewer, viewed);
        known = new byte[viewer.unit().living()];
        each = new byte[known.length][];
    }

    boolean from(UnitShapes one) {
        return one == viewer;
    }

    /** Whether the model in a slot sees any. */
    boolean fromSlot(int slot) {
        if (clear) return true;
        if (known[slot] == 0) known[slot] = look(slot) ? SEEN : HIDDEN;
        return known[slot] == SEEN;
    }

    private boolean look(int slot) {
        var base = viewer.model(slot);
        for (var part : viewed.occupied())
            if (obstructions.sees(base, part, viewer, viewed)) return true;
        return false;
    }

    /** Whether the model in a slot sees the one in a slot of the other unit. */
    boolean at(int slot, int other) {
        if (clear) return true;
        var row = each[slot];
        if (row == null) each[slot] = row = new byte[viewed.unit().living()];
        if (row[other] == 0) row[other] = look(slot, other) ? SEEN : HIDDEN;
        return row[other] == SEEN;
    }

    private boolean look(int slot, int other) {
        return obstructions.sees(viewer.model(slot), viewed.model(other), viewer, viewed);
    }
}
