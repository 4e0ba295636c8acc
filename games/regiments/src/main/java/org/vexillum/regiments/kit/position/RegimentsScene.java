package org.vexillum.regiments.kit.position;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;

/** A table set up from a file. */
public final class RegimentsScene implements Scene<Battle> {
    private final Battle battle;
    private final Frame frame;
    private final AssumedValues assumed;
    private final UnitReader units;
    private final RuleReader rules;
    private final Map<String, Node> fixed;
    private boolean edgesKnown;

    RegimentsScene(
            Battle battle,
            Frame frame,
            AssumedValues assumed,
            UnitReader units,
            RuleReader rules,
            Map<String, Node> fixed,
            boolean edgesKnown) {
        this.battle = battle;
        this.frame = frame;
        this.assumed = assumed;
        this.units = units;
        this.rules = rules;
        this.fixed = fixed;
        this.edgesKnown = edgesKnown;
    }

    @Override
    public Battle battle() {
        return battle;
    }

    @Override
    public Frame frame() {
        return frame;
    }

    @Override
    public AssumedValues assumed() {
        return assumed;
    }

    @Override
    public Options options() {
        return battle.options();
    }

    @Override
    public Map<String, Object> position() {
        return PositionWriter.write(this, battle);
    }

    /** Fields of the file that no rule ever changes, as they were written. */
    Map<String, Node> fixed() {
        return fixed;
    }

    /** The edges are chosen before what is asked next (AOFR-DEPLOY-01). */
    public void choosesEdges() {
        edgesKnown = true;
    }

    /** Units are set down from an edge of which the file may say nothing. */
    public void needsEdges() {
        if (!edgesKnown) assumed.add("", "southern", battle.southern());
    }

    /** Where the card of a unit comes from, or null if the file describes it. */
    @Nullable String reference(Unit unit) {
        return units.references().of(unit.id());
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
        var weapon = new WeaponReader(rules).weapon(node);
        rules.tell("");
        return weapon;
    }

    /** The rule written so; one of the file's own may be several traits. */
    public List<Trait> traits(Node node) {
        var traits = rules.traits(node);
        rules.tell("");
        return traits;
    }

    public List<Trait> traits(Node node, String rule) {
        return rules.traits(node, rule);
    }
}
