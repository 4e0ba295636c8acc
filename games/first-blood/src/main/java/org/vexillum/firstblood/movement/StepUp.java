package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Referee;

/**
 * A challenged model steps up to its challenger by the shortest way (FB-CHALLENGE-05).
 *
 * <p>It takes the nearest free place from which the two engage each other. If there is none it
 * takes the nearest of all, and the bases there make room (FB-CHALLENGE-06).
 */
public record StepUp(String regiment, int model, String challenger, int character) {
    private static final int ROUND = 48;
    private static final int RINGS = 6;

    public void play(Battle battle, Referee<Battle> referee) {
        var stepping = battle.regiment(regiment);
        var acting = battle.regiment(challenger);
        var from = stepping.place(model);
        var to = acting.place(character);
        if (from == null || to == null || faceToFace(battle, stepping, acting)) return;
        int reach =
                Math.min(
                        Engagement.reach(battle, stepping, model),
                        Engagement.reach(battle, acting, character));
        int floor = acting.floor(character);
        var crush = new CrowdedPlaces(battle, stepping, model, floor);
        var places = spots(from, to, reach);
        places.addAll(
                crush.beside(from, new Disc(to.centre(), from.radius() + to.radius() + reach)));
        var spot = crush.nearest(from, places);
        var pushed = new ArrayList<MoveEvents.Pushed>();
        if (spot == null) {
            spot = spots(from, to, reach).getFirst();
            pushed.addAll(crush.makeRoom(spot));
        }
        stepping.place(model, spot, floor);
        var rules = Rules.of("FB-CHALLENGE-05");
        if (!pushed.isEmpty()) rules = rules.and("FB-CHALLENGE-06");
        referee.record(
                new MoveEvents.SteppedUp(regiment, model, from.centre(), spot, pushed, rules));
    }

    private boolean faceToFace(Battle battle, Regiment stepping, Regiment acting) {
        return Engagement.engages(battle, stepping, model, acting, character)
                && Engagement.engages(battle, acting, character, stepping, model);
    }

    /** Places in reach of the challenger; the first is straight ahead and as far off as may be. */
    private static List<Point> spots(Disc from, Disc to, int reach) {
        var spots = new ArrayList<Point>();
        double dx = from.x() - to.x();
        double dy = from.y() - to.y();
        double distance = Math.max(1, Math.sqrt(dx * dx + dy * dy));
        for (int ring = RINGS; ring > 0; ring--) {
            double far = from.radius() + to.radius() + (double) reach * ring / RINGS;
            for (int i = 0; i < ROUND; i++) {
                double angle = 2 * StrictMath.PI * i / ROUND;
                double cos = StrictMath.cos(angle) * far / distance;
                double sin = StrictMath.sin(angle) * far / distance;
                spots.add(
                        to.centre().plus((int) (dx * cos - dy * sin), (int) (dx * sin + dy * cos)));
            }
        }
        return spots;
    }
}
