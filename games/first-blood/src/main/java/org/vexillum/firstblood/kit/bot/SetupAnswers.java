package org.vexillum.firstblood.kit.bot;

import java.util.ArrayList;
import java.util.Objects;
import org.vexillum.firstblood.movement.ChooseEntry;
import org.vexillum.firstblood.movement.Deploy;
import org.vexillum.firstblood.movement.DeploymentZones;
import org.vexillum.firstblood.movement.ModelMove;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.odds.SingleAttackOdds;
import org.vexillum.firstblood.scenario.ChooseArrivals;
import org.vexillum.firstblood.scenario.Chosen;
import org.vexillum.firstblood.scenario.HeldZones;
import org.vexillum.firstblood.scenario.KeepBack;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;

/** How the greedy bot sets up: everybody opposite a zone, as far forward as he may. */
final class SetupAnswers {
    private static final int STEP = Lengths.inches(2);
    private static final int TRIES = 24;

    /** So much of the deployment zone can be filled without searching long for the last place. */
    private static final double ROOMY = 0.6;

    private final Battle battle;
    private final SingleAttackOdds blows;

    SetupAnswers(Battle battle, SingleAttackOdds blows) {
        this.battle = battle;
        this.blows = blows;
    }

    /** The dearest first: it needs most room. */
    ReasonedAnswer deployed(Side side) {
        Regiment best = null;
        for (var regiment : battle.regiments(side))
            if (regiment.status() == Status.UNDEPLOYED
                    && (best == null || regiment.card().points() > best.card().points()))
                best = regiment;
        var id = Objects.requireNonNull(best).id();
        return ReasonedAnswer.of(id, BotReason.STRONGEST_FIRST, id);
    }

    /**
     * Nobody, as long as there is room for all.
     *
     * <p>In trials of the bot against itself it won less on the whole with a regiment held back.
     */
    static ReasonedAnswer keptBack(Battle battle, KeepBack question) {
        var strip = DeploymentZones.deployment(battle.setting(), question.side());
        double room = ROOMY * strip.width() * strip.height();
        for (var regiment : battle.regiments(question.side())) room -= taken(regiment);
        var later = new ArrayList<String>();
        for (var id : question.able(battle)) {
            if (room >= 0) break;
            room += taken(battle.regiment(id));
            later.add(id);
        }
        return later.isEmpty()
                ? ReasonedAnswer.of(Chosen.NONE, BotReason.NO_RESERVES)
                : ReasonedAnswer.of(new Chosen(later), BotReason.NO_ROOM);
    }

    /** The squares in which its bases stand. */
    private static double taken(Regiment regiment) {
        double sum = 0;
        for (int model : regiment.models()) {
            double width = 2.0 * regiment.card(model).radius();
            sum += width * width;
        }
        return sum;
    }

    /** All that may come. */
    static ReasonedAnswer arrivals(Battle battle, ChooseArrivals question) {
        return ReasonedAnswer.of(new Chosen(question.able(battle)), BotReason.COME_NOW);
    }

    @Nullable ReasonedAnswer place(Deploy question) {
        var regiment = battle.regiment(question.regiment());
        var strip = DeploymentZones.deployment(battle.setting(), regiment.side());
        var goal = goal(regiment.side());
        boolean south = regiment.side() == Side.A;
        int deep = radius(regiment) + Lengths.INCH;
        for (int step = 0; step < 3 * TRIES; step++) {
            int aside = (step % TRIES + 1) / 2 * STEP * (step % 2 == 0 ? 1 : -1);
            int back = deep + step / TRIES * Lengths.inches(3);
            int x = Math.clamp(goal.x() + aside, strip.minX() + deep, strip.maxX() - deep);
            int y = south ? strip.maxY() - back : strip.minY() + back;
            var moves = placed(question, regiment, new Point(x, y));
            if (moves != null)
                return ReasonedAnswer.of(moves, BotReason.TOWARDS_ZONE, question.regiment());
        }
        return null;
    }

    /** Shooters in a line, if there is room for it; everybody else in ranks. */
    private @Nullable ModelMoves placed(Deploy question, Regiment regiment, Point leader) {
        if (new ShootingValue(battle, blows).weapons(regiment).isEmpty())
            return question.round(battle, leader);
        var line = line(regiment, leader);
        return question.choices(battle).refusal(line) == null
                ? line
                : question.round(battle, leader);
    }

    /** The leader in the middle, the others base to base to both sides of him. */
    private static ModelMoves line(Regiment regiment, Point leader) {
        var all = new ArrayList<ModelMove>();
        int[] leaders = regiment.leaders();
        int middle = leaders.length > 0 ? leaders[0] : regiment.models()[0];
        int left = regiment.card(middle).radius();
        int right = left;
        all.add(ModelMove.to(middle, leader));
        for (int model : regiment.models()) {
            if (model == middle) continue;
            int radius = regiment.card(model).radius();
            boolean toTheLeft = left <= right;
            int x = toTheLeft ? -left - radius : right + radius;
            all.add(ModelMove.to(model, leader.plus(x, 0)));
            if (toTheLeft) left += 2 * radius;
            else right += 2 * radius;
        }
        return new ModelMoves(all);
    }

    private static int radius(Regiment regiment) {
        return regiment.card(0).radius();
    }

    /** The zone with fewest friends before it, by what it is worth. */
    private Point goal(Side side) {
        ObjectiveZone best = null;
        double most = 0;
        for (var zone : Scenario.of(battle).zones(battle.setting())) {
            double value = HeldZones.prize(battle, zone, side) / (1.0 + friends(side, zone));
            if (value <= most) continue;
            most = value;
            best = zone;
        }
        if (best != null) return best.centre();
        var setting = battle.setting();
        return new Point(setting.width() / 2, setting.depth() / 2);
    }

    private int friends(Side side, ObjectiveZone zone) {
        int friends = 0;
        for (var regiment : battle.onTable(side)) {
            var at = RegimentPlaces.of(battle, regiment);
            if (at != null && Math.abs(at.x() - zone.centre().x()) < Lengths.inches(7)) friends++;
        }
        return friends;
    }

    /** Where most models come on, nearest to the zone. */
    @Nullable ReasonedAnswer entry(ChooseEntry question, Choices<ModelMoves> choices) {
        var goal = goal(battle.regiment(question.regiment()).side());
        ModelMoves best = null;
        double least = Double.MAX_VALUE;
        for (var moves : choices.list()) {
            if (moves.models().isEmpty()) continue;
            double away =
                    RegimentPlaces.apart(moves.models().getFirst().end(), goal)
                            - (double) Lengths.inches(3) * moves.models().size();
            if (away >= least) continue;
            least = away;
            best = moves;
        }
        return best == null
                ? null
                : ReasonedAnswer.of(best, BotReason.TOWARDS_ZONE, question.regiment());
    }
}
