package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;

/** Placing a model that returns (FB-HEAL-06). */
final class RestoreRules extends MoveRules {
    private static final int ROUND = 24;
    private static final int RINGS = 6;
    private static final int AIR = 20;

    private final int model;
    private final List<String> fighting;

    RestoreRules(Battle battle, Regiment regiment, int model, List<String> fighting) {
        super(battle, regiment, MoveKind.COMBAT, Lengths.inches(12), false);
        this.model = model;
        this.fighting = fighting;
    }

    @Override
    boolean mayMove(int other) {
        return other == model && !regiment.alive(model);
    }

    @Override
    int most(int other) {
        return 0;
    }

    @Override
    String lengthRule() {
        return "FB-HEAL-06";
    }

    @Override
    @Nullable Refusal way(ModelMove go) {
        var base = new Disc(go.end(), regiment.card(model).radius());
        if (!battle.setting().bounds().contains(base))
            return Refusal.because("FB-HEAL-06", "off-the-table", regiment.id(), model);
        var misfit = routes.floors().misfit(model, base, go.floor());
        if (misfit != null) return misfit;
        var standing = hindrance().standing(model, base, go.floor());
        return standing != null ? standing : intoCombat(base, go.floor());
    }

    /** In reach only of enemies that its regiment fights already (FB-HEAL-07). */
    private @Nullable Refusal intoCombat(Disc base, int floor) {
        for (var neighbour : around.neighbours()) {
            if (!neighbour.enemy() || fighting.contains(neighbour.regiment().id())) continue;
            boolean near =
                    neighbour.floor() == floor
                            && Within.within(base, neighbour.base(), neighbour.reach(battle));
            if (near)
                return Refusal.because(
                        "FB-HEAL-07",
                        "restored-into-combat",
                        regiment.id(),
                        model,
                        neighbour.regiment().id());
        }
        return null;
    }

    @Override
    Refusal outOfCommand(int other) {
        var refusal = super.outOfCommand(other);
        return new Refusal(
                refusal.key(), refusal.facts(), Rules.of("FB-HEAL-06").and(refusal.rules()));
    }

    @Override
    @Nullable Refusal end(ModelPlaces after, ModelMoves moves) {
        return moves.models().size() == 1
                ? null
                : Refusal.because("FB-HEAL-06", "unclear-move", regiment.id(), model);
    }

    @Override
    boolean suits(int other, Disc base, int floor) {
        return around.stand(base.radius(), floor).free(base.x(), base.y())
                && intoCombat(base, floor) == null;
    }

    /** Places round its leaders, the nearest first. */
    List<ModelMoves> all() {
        var found = new ArrayList<ModelMoves>();
        int radius = regiment.card(model).radius();
        for (int leader : cohesion.leaders()) {
            var at = before.base(leader);
            if (at == null) continue;
            for (int ring = 0; ring < RINGS; ring++)
                for (int i = 0; i < ROUND; i++) {
                    double far = at.radius() + radius + AIR + ring * (2.0 * radius + AIR);
                    double angle = 2 * StrictMath.PI * i / ROUND;
                    var spot =
                            at.centre()
                                    .plus(
                                            (int) (far * StrictMath.cos(angle)),
                                            (int) (far * StrictMath.sin(angle)));
                    if (fits(spot, before.floor(leader)))
                        found.add(ModelMoves.of(ModelMove.to(model, spot, before.floor(leader))));
                }
        }
        return found;
    }

    private boolean fits(Point spot, int floor) {
        var base = new Disc(spot, regiment.card(model).radius());
        return battle.setting().bounds().contains(base)
                && before.overlapped(model, base.radius(), spot.x(), spot.y(), floor)
                        == Regiment.NOBODY
                && cohesion.holds(before, model, base, floor)
                && routes.floors().misfit(model, base, floor) == null
                && suits(model, base, floor);
    }

    /** The enemy regiments that this one engages or is engaged by. */
    static List<String> fighting(Battle battle, Regiment regiment) {
        var ids = new ArrayList<String>();
        for (var enemy : battle.regiments(regiment.side().other()))
            if (Engagement.engages(battle, enemy, regiment)
                    || Engagement.engages(battle, regiment, enemy)) ids.add(enemy.id());
        return ids;
    }
}
