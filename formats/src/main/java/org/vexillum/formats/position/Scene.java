package org.vexillum.formats.position;

import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;

/** A table set up from a file. */
public final class Scene {
    private final Battle battle;
    private final Frame frame;
    private final Assumed assumed;
    private final UnitReader units;
    private final TraitReader traits;
    private final @Nullable Node terrain;

    Scene(
            Battle battle,
            Frame frame,
            Assumed assumed,
            UnitReader units,
            TraitReader traits,
            @Nullable Node terrain) {
        this.battle = battle;
        this.frame = frame;
        this.assumed = assumed;
        this.units = units;
        this.traits = traits;
        this.terrain = terrain;
    }

    public Battle battle() {
        return battle;
    }

    public Frame frame() {
        return frame;
    }

    public Assumed assumed() {
        return assumed;
    }

    /** The terrain as the file wrote it, or null; it never changes. */
    @Nullable Node terrain() {
        return terrain;
    }

    /** The unit of this id, or null. */
    public @Nullable Unit find(String id) {
        for (var unit : battle.units()) if (unit.id().equals(id)) return unit;
        return null;
    }

    /** Sets up a unit that a question describes on the spot. */
    public Unit add(Node node, String id, Side side) {
        var unit = units.read(node, id, side);
        SceneReader.mustBeNew(battle, unit, node);
        battle.add(unit);
        SceneReader.mustFit(battle, frame, unit, node);
        return unit;
    }

    public Weapon weapon(Node node) {
        return new WeaponReader(traits).read(node).weapon();
    }

    public Trait trait(Node node, String written) {
        return traits.read(node, written);
    }
}
