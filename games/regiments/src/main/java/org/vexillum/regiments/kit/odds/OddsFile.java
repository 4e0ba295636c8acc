package org.vexillum.regiments.kit.odds;

import java.util.List;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.Circumstance.Kind;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Gap;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.kit.adjudicate.Units;
import org.vexillum.regiments.kit.position.RegimentsScene;
import org.vexillum.regiments.kit.position.SceneReader;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.odds.Marks;
import org.vexillum.regiments.shooting.Lines;
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
                    Circumstance.of(Preferences.ATTACKER_LOSES, Kind.TEXT, "charge"),
                    Circumstance.of(Preferences.TARGET_PICKS, Kind.TEXT, "charge"),
                    Circumstance.of("distance", Kind.NUMBER, "shoot"),
                    Circumstance.of("moved", Kind.FLAG, "shoot"),
                    Circumstance.of("cover", Kind.TEXT, "shoot"));

    private final RegimentsScene scene;
    private final Group asked;

    private OddsFile(RegimentsScene scene, Group asked) {
        this.scene = scene;
        this.asked = asked;
    }

    /**
     * @param asked the field {@code odds}
     * @throws Fault if the file cannot be understood
     */
    public static RegimentsOdds read(Group file, Group asked) {
        var scene = SceneReader.read(file, null);
        file.done();
        return new RegimentsOdds(new OddsFile(scene, asked).request());
    }

    private OddsRequest request() {
        var attacker = unit("attacker", Side.A);
        var target = unit("target", attacker.side().other());
        var action = Read.word(asked.needed("action"), Action.class);
        boolean charge = action == Action.CHARGE;
        Circumstance.refuseOthers(asked, Read.written(action), OF_ONE_ACTION);
        var request =
                new OddsRequest(
                        attacker,
                        target,
                        charge,
                        asked.flag("moved"),
                        distance(attacker, target),
                        cover(attacker, target),
                        side(),
                        Preferences.read(
                                asked,
                                flag("strikesBack"),
                                flag("usesLimited"),
                                new Preferences.Opponents(attacker, target),
                                charge),
                        scene.battle().options(),
                        shooters(attacker, target));
        asked.done();
        new Possible(asked, request).check();
        return request;
    }

    private Unit unit(String role, Side side) {
        var node = asked.needed(role);
        return node instanceof Node.Mapping
                ? scene.add(node, role, side)
                : Units.called(scene.battle(), node);
    }

    private int distance(Unit attacker, Unit target) {
        var given = asked.get("distance");
        if (given != null) return Read.distance(given);
        if (attacker.place() == null || target.place() == null) return -1;
        int nearest = Integer.MAX_VALUE;
        for (var one : Footprint.occupied(attacker))
            for (var other : Footprint.occupied(target))
                nearest = Math.min(nearest, Gap.atMost(one, other));
        return nearest;
    }

    /** Arc, range and sight of each model, if both units have places and no distance is given. */
    private OddsRequest.Shooters shooters(Unit attacker, Unit target) {
        boolean measured = asked.get("distance") == null;
        if (!measured || attacker.place() == null || target.place() == null)
            return OddsRequest.Shooters.ALL;
        var lines = new Lines(scene.battle());
        return new OddsRequest.Shooters() {
            @Override
            public int[] of(WeaponGroup group) {
                return lines.eligible(attacker, group.weapon(), target);
            }

            @Override
            public Marks marks(WeaponGroup group) {
                return Marks.of(lines, attacker, group.weapon(), target, of(group));
            }
        };
    }

    private Cover cover(Unit attacker, Unit target) {
        var given = asked.get("cover");
        if (given != null) return cover(given);
        if (attacker.place() == null || target.place() == null) return Cover.NONE;
        return new Lines(scene.battle()).cover(attacker, target);
    }

    private static Cover cover(Node given) {
        return switch (Read.name(given)) {
            case "inside" -> Cover.INSIDE;
            case "behind" -> Cover.BEHIND;
            default -> Read.flag(given) ? Cover.INSIDE : Cover.NONE;
        };
    }

    private ChargedSide side() {
        var given = asked.get("side");
        return given == null ? ChargedSide.FRONT : Units.charged(given);
    }

    /** Assumed unless the file says otherwise. */
    private boolean flag(String name) {
        @Nullable Node given = asked.get(name);
        return given == null || Read.flag(given);
    }
}
