package org.vexillum.regiments.shooting;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.Arrays;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Arcs;
import org.vexillum.kernel.geometry.Shape;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/**
 * Arcs, ranges, sight and cover on a table as it stands now.
 *
 * <p>It remembers shapes: once a unit has moved or lost models, make a new one.
 */
public final class ShootingLines {
    /** Beyond this a volley is fired from afar (AOFR-PRINCIPLE-04). */
    private static final int FAR = inches(9);

    private static final int[] NOBODY = {};

    private final Battle battle;
    private final @Nullable UnitShapes[] outlines;
    private @Nullable Obstructions obstructions;
    private final @Nullable ModelSight[] looks;
    private final @Nullable NearestModelSight[] nearest;

    public ShootingLines(Battle battle) {
        this.battle = battle;
        outlines = new UnitShapes[battle.units().size()];
        looks = new ModelSight[outlines.length];
        nearest = new NearestModelSight[outlines.length];
    }

    /** The same table after one unit has moved. */
    public ShootingLines after(Unit moved) {
        var lines = new ShootingLines(battle);
        for (int i = 0; i < outlines.length; i++)
            if (battle.units().get(i) != moved) lines.outlines[i] = outline(i);
        return lines;
    }

    private UnitShapes outline(Unit unit) {
        for (int i = 0; i < outlines.length; i++)
            if (battle.units().get(i) == unit) return outline(i);
        throw new IllegalArgumentException(unit.id() + " is not in this battle");
    }

    private UnitShapes outline(int number) {
        var known = outlines[number];
        if (known == null)
            outlines[number] = known = new UnitShapes(battle.units().get(number), number);
        return known;
    }

    private Obstructions obstructions() {
        var known = obstructions;
        if (known == null) obstructions = known = collected();
        return known;
    }

    private Obstructions collected() {
        var all = new Obstructions();
        for (var terrain : battle.setting().terrain()) all.add(terrain);
        for (int i = 0; i < outlines.length; i++) {
            var unit = battle.units().get(i);
            if (unit.onTable() && unit.place() != null) all.add(outline(i));
        }
        return all;
    }

    private ModelSight looks(UnitShapes shooter, UnitShapes target) {
        var known = looks[target.number()];
        if (known == null || !known.from(shooter))
            looks[target.number()] = known = new ModelSight(obstructions(), shooter, target);
        return known;
    }

    private NearestModelSight nearest(UnitShapes shooter, UnitShapes target) {
        var known = nearest[target.number()];
        if (known == null || !known.from(shooter))
            nearest[target.number()] =
                    known = new NearestModelSight(obstructions(), shooter, target);
        return known;
    }

    private boolean everyModel() {
        return battle.reading().everyModelSeen();
    }

    /** Whether any part of a unit lies in the front arc of another (AOFR-FACING-02). */
    public boolean inArc(Unit shooter, Unit target) {
        return Arcs.inFrontArc(outline(shooter).footprint(), outline(target).footprint());
    }

    /** Whether the closest models are over 9 inches apart. */
    public boolean far(Unit shooter, Unit target) {
        return !within(shooter, target, FAR);
    }

    /** Whether the closest models are within a distance. */
    public boolean within(Unit one, Unit other, int distance) {
        for (var base : outline(one).occupied())
            if (within(base, outline(other), distance)) return true;
        return false;
    }

    static boolean within(Shape base, UnitShapes unit, int distance) {
        for (var part : unit.occupied()) if (Within.within(base, part, distance)) return true;
        return false;
    }

    /** Whether the model in a slot sees some model of another unit, in any direction. */
    public boolean sees(Unit one, int slot, Unit other) {
        return looks(outline(one), outline(other)).fromSlot(slot);
    }

    /**
     * Whether the model in a slot sees a model of another unit within a distance, in any direction
     * (AOFR-SR-CASTER-3, AOFR-SR-CASTER-4).
     */
    public boolean reaches(Unit one, int slot, Unit other, int distance) {
        var viewer = outline(one);
        var viewed = outline(other);
        var base = viewer.model(slot);
        if (!within(base, viewed, distance)) return false;
        if (!everyModel()) return nearest(viewer, viewed).fromSlot(slot);
        if (!looks(viewer, viewed).fromSlot(slot)) return false;
        for (int each = 0; each < other.living(); each++)
            if (Within.within(base, viewed.model(each), distance)
                    && looks(viewer, viewed).at(slot, each)) return true;
        return false;
    }

    /** Whether some model of a unit sees some model of another, in any direction (AOFR-LOS-01). */
    public boolean sees(Unit one, Unit other) {
        var viewer = outline(one);
        var viewed = outline(other);
        for (var from : viewer.occupied())
            for (var to : viewed.occupied())
                if (obstructions().sees(from, to, viewer, viewed)) return true;
        return false;
    }

    /**
     * The models that may fire a weapon at a target, in the order of their slots, each once for
     * every unspent copy it carries (AOFR-SHOOT-01, AOFR-SHOOT-02).
     */
    public int[] eligible(Unit shooter, Weapon weapon, Unit target) {
        if (!inArc(shooter, target)) return NOBODY;
        return volley(shooter, weapon, target).models();
    }

    /** Whether anybody may fire the weapon at the target. */
    boolean any(Unit shooter, Weapon weapon, Unit target) {
        return inArc(shooter, target) && volley(shooter, weapon, target).any();
    }

    /** Whether the model in a slot might fire such a weapon, whoever carries it. */
    public boolean mayFire(Unit shooter, int slot, Weapon weapon, Unit target) {
        return inArc(shooter, target) && volley(shooter, weapon, target).mayFire(slot);
    }

    /** Why none of the models in these slots may fire such a weapon, or null if one may. */
    public @Nullable Refusal whyNoShot(
            Unit shooter, Weapon weapon, String label, Unit target, int... slots) {
        if (!inArc(shooter, target))
            return Refusal.because("AOFR-FACING-02", "not-in-front", target.id());
        return volley(shooter, weapon, target).whyNot(label, slots);
    }

    /** The same for those who carry it. */
    @Nullable Refusal whyNoShot(Unit shooter, Weapon weapon, String label, Unit target) {
        var carriers = volley(shooter, weapon, target).carriers();
        return whyNoShot(shooter, weapon, label, target, carriers);
    }

    private Shooters volley(Unit shooter, Weapon weapon, Unit target) {
        var from = outline(shooter);
        var at = outline(target);
        return everyModel()
                ? new Shooters(from, weapon, at, this::looks)
                : new NearestShooters(from, weapon, at, this::looks, this::nearest);
    }

    /** What shelters a unit from another that shoots at it (AOFR-TERRAIN-01, AOFR-TERRAIN-02). */
    public Cover cover(Unit shooter, Unit target) {
        return judge(shooter, target).cover();
    }

    /** What shelters a single model picked by Takedown (AOFR-TERRAIN-02). */
    public Cover coverOfModel(Unit shooter, Unit target, int model) {
        return judge(shooter, target).ofModel(target.slotOf(model));
    }

    private CoverJudge judge(Unit shooter, Unit target) {
        return new CoverJudge(
                battle.setting().terrain(), obstructions(), outline(shooter), outline(target));
    }

    /** The models of the target that a Takedown weapon may single out (AOFR-SR-TAKEDOWN-1). */
    public int[] pickable(Unit shooter, int attacker, Weapon weapon, Unit target) {
        boolean blind =
                Shooters.indirect(shooter, attacker, weapon)
                        || battle.options().takedownSight() == Options.TakedownSight.NOT_NEEDED;
        var viewer = outline(shooter);
        var viewed = outline(target);
        var base = viewer.model(shooter.slotOf(attacker));
        int[] models = new int[target.living()];
        int count = 0;
        for (int slot = 0; slot < target.living(); slot++) {
            var model = viewed.model(slot);
            if (Within.within(base, model, weapon.range())
                    && (blind || obstructions().sees(base, model, viewer, viewed)))
                models[count++] = target.inSlot(slot);
        }
        return Arrays.copyOf(models, count);
    }
}
