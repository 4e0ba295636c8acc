package org.vexillum.regiments.kit.adjudicate;

import java.util.Arrays;
import java.util.List;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Unit;

/**
 * How one unit shoots at another: as the file says, else as they stand, else as is assumed.
 *
 * <p>A distance in the file goes before the places: then nobody measures arcs and ranges.
 */
final class ShootingSituation {
    private static final int FAR = Lengths.inches(9);

    private final Args args;
    private final Unit shooter;
    private final Unit target;
    private final boolean placed;

    ShootingSituation(Args args, Unit shooter, Unit target) {
        this.args = args;
        this.shooter = shooter;
        this.target = target;
        placed = shooter.place() != null && target.place() != null;
    }

    /** Lines on the table as it stands now, or null if they do not count. */
    @Nullable ShootingLines lines() {
        return placed && !args.has("distance") ? new ShootingLines(args.scene().battle()) : null;
    }

    /** The distance that the file tells, or 0. */
    int given() {
        var node = args.get("distance");
        return node == null ? 0 : NodeReader.distance(node);
    }

    /** AOFR-PRINCIPLE-04. */
    boolean far() {
        var lines = lines();
        return lines == null ? given() > FAR : lines.far(shooter, target);
    }

    /**
     * @param model the one that is picked out, or below 0
     */
    Cover cover(int model) {
        if (args.has("cover") || !placed) return args.cover("cover");
        var lines = new ShootingLines(args.scene().battle());
        return model < 0
                ? lines.cover(shooter, target)
                : lines.coverOfModel(shooter, target, model);
    }

    /** Why nobody may fire this weapon, or null. */
    @Nullable Refusal refusal(WeaponGroup group, String label) {
        var lines = lines();
        if (lines == null)
            return given() > group.weapon().range()
                    ? ShootingTasks.outOfRange(label, target)
                    : null;
        int[] slots = group.models().stream().mapToInt(shooter::slotOf).toArray();
        return lines.whyNoShot(shooter, group.weapon(), label, target, slots);
    }

    /** Who may fire this weapon, once for each copy. */
    List<Integer> able(WeaponGroup group) {
        var lines = lines();
        if (lines == null) return group.models();
        int[] models = lines.eligible(shooter, group.weapon(), target);
        return Arrays.stream(models).boxed().toList();
    }

    /** Says what is taken for granted. */
    void assume() {
        if (!placed && !args.has("distance")) args.scene().assumed().add("", "near");
        if (!placed && !args.has("cover")) args.scene().assumed().add("", "open");
    }
}
