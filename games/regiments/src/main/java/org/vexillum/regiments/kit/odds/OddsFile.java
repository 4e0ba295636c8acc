package org.vexillum.regiments.kit.odds;

import java.util.List;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.Circumstance.Kind;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.kit.adjudicate.UnitFinder;
import org.vexillum.regiments.kit.position.RegimentsScene;
import org.vexillum.regiments.kit.position.SceneReader;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.odds.TakedownTargets;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Unit;

/**
 * Reads a question about odds from a position file.
 *
 * <p>The field {@code odds} says who does what to whom; units and options are those of positions.
 */
public final class OddsFile {
    private enum Action {
        CHARGE,
        SHOOT
    }

    /** What counts for one action alone. */
    private static final List<Circumstance> OF_ONE_ACTION =
            List.of(
                    Circumstance.of("side", Kind.TEXT, "charge"),
                    Circumstance.of("strikesBack", Kind.TEXT, "charge"),
                    Circumstance.of(OddsPreferences.ATTACKER_LOSES, Kind.TEXT, "charge"),
                    Circumstance.of(OddsPreferences.TARGET_PICKS, Kind.TEXT, "charge"),
                    Circumstance.of("distance", Kind.NUMBER, "shoot"),
                    Circumstance.of("moved", Kind.FLAG, "shoot"),
                    Circumstance.of("cover", Kind.TEXT, "shoot"));

    private final RegimentsScene scene;
    private final FieldGroup asked;

    private OddsFile(RegimentsScene scene, FieldGroup asked) {
        this.scene = scene;
        this.asked = asked;
    }

    /**
     * @param asked the field {@code odds}
     * @throws FileFault if the file cannot be understood
     */
    public static RegimentsOdds read(FieldGroup file, FieldGroup asked) {
        var scene = SceneReader.read(file, null);
        file.done();
        return new RegimentsOdds(new OddsFile(scene, asked).request());
    }

    private OddsRequest request() {
        var attacker = unit("attacker", Side.A);
        var target = unit("target", attacker.side().other());
        var action = NodeReader.word(asked.needed("action"), Action.class);
        boolean charge = action == Action.CHARGE;
        Circumstance.refuseOthers(asked, NodeReader.written(action), OF_ONE_ACTION);
        var request =
                new OddsRequest(
                        attacker,
                        target,
                        charge,
                        asked.flag("moved"),
                        distance(attacker, target),
                        cover(attacker, target),
                        side(),
                        OddsPreferences.read(
                                asked,
                                flag("strikesBack"),
                                flag("usesLimited"),
                                new OddsPreferences.Opponents(attacker, target),
                                charge),
                        scene.battle().options(),
                        shooters(attacker, target));
        asked.done();
        new OddsRequestCheck(asked, request).check();
        return request;
    }

    private Unit unit(String role, Side side) {
        var node = asked.needed(role);
        return node instanceof Node.Mapping
                ? scene.add(node, role, side)
                : UnitFinder.called(scene.battle(), node);
    }

    private int distance(Unit attacker, Unit target) {
        var given = asked.get("distance");
        if (given != null) return NodeReader.distance(given);
        if (attacker.place() == null || target.place() == null) return -1;
        int nearest = Integer.MAX_VALUE;
        for (var one : Footprint.occupied(attacker))
            for (var other : Footprint.occupied(target))
                nearest = Math.min(nearest, ShapeDistance.atMost(one, other));
        return nearest;
    }

    /** Arc, range and sight of each model, if both units have places and no distance is given. */
    private OddsRequest.Shooters shooters(Unit attacker, Unit target) {
        boolean measured = asked.get("distance") == null;
        if (!measured || attacker.place() == null || target.place() == null)
            return OddsRequest.Shooters.ALL;
        var lines = new ShootingLines(scene.battle());
        return new OddsRequest.Shooters() {
            @Override
            public int[] of(WeaponGroup group) {
                return lines.eligible(attacker, group.weapon(), target);
            }

            @Override
            public TakedownTargets marks(WeaponGroup group) {
                return TakedownTargets.of(lines, attacker, group.weapon(), target, of(group));
            }
        };
    }

    private Cover cover(Unit attacker, Unit target) {
        var given = asked.get("cover");
        if (given != null) return cover(given);
        if (attacker.place() == null || target.place() == null) return Cover.NONE;
        return new ShootingLines(scene.battle()).cover(attacker, target);
    }

    private static Cover cover(Node given) {
        return switch (NodeReader.name(given)) {
            case "inside" -> Cover.INSIDE;
            case "behind" -> Cover.BEHIND;
            default -> NodeReader.flag(given) ? Cover.INSIDE : Cover.NONE;
        };
    }

    private ChargedSide side() {
        var given = asked.get("side");
        return given == null ? ChargedSide.FRONT : UnitFinder.charged(given);
    }

    /** Assumed unless the file says otherwise. */
    private boolean flag(String name) {
        @Nullable Node given = asked.get(name);
        return given == null || NodeReader.flag(given);
    }
}
