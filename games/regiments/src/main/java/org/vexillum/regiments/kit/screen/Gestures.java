package org.vexillum.regiments.kit.screen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.vexillum.gamekit.screen.Drag;
import org.vexillum.gamekit.screen.NearestLegalPlace;
import org.vexillum.gamekit.screen.Prompt;
import org.vexillum.gamekit.screen.SoughtAnswer;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.mission.Arrive;
import org.vexillum.regiments.mission.Deploy;
import org.vexillum.regiments.mission.PlaceMarker;
import org.vexillum.regiments.mission.PlaceScout;
import org.vexillum.regiments.movement.Allowance;
import org.vexillum.regiments.movement.ChargeOptions;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.movement.ManoeuvrePlan;
import org.vexillum.regiments.movement.ManoeuvrePlanner;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;

/** What pulling and turning a block means; its handle is the centre of its front edge. */
final class Gestures {
    /** How far a hand strays that means to go straight. */
    private static final int UNSTEADY = Lengths.INCH / 3;

    private static final String DIFFICULT = "AOFR-TERRAIN-04";

    private final Battle battle;
    private final Question<Battle, ?> question;

    Gestures(Battle battle, Question<Battle, ?> question) {
        this.battle = battle;
        this.question = question;
    }

    static Prompt.@Nullable Handles handles(Battle battle, Question<Battle, ?> question) {
        return switch (question) {
            case ChooseMove move -> handle(move.unit(), false);
            case ChoosePivot pivot -> handle(pivot.unit(), true);
            case ChooseCharge charge -> handle(charge.unit(), false);
            case ChooseConsolidation consolidation -> handle(consolidation.unit(), false);
            case Deploy deploy -> waiting(battle, deploy.side(), Status.UNDEPLOYED);
            case PlaceScout scout -> waiting(battle, scout.side(), Status.SCOUT);
            case Arrive arrive -> waiting(battle, arrive.side(), Status.AMBUSH);
            case PlaceMarker _ -> new Prompt.Handles(List.of("marker"), true, false, false, false);
            default -> null;
        };
    }

    private static Prompt.Handles handle(String unit, boolean spot) {
        return new Prompt.Handles(List.of(unit), true, false, true, spot);
    }

    private static Prompt.Handles waiting(Battle battle, Side side, Status status) {
        var units = new ArrayList<String>();
        for (var unit : battle.units())
            if (unit.side() == side && unit.status() == status) units.add(unit.id());
        return new Prompt.Handles(units, true, false, true, false);
    }

    @Nullable SoughtAnswer sought(Drag drag) {
        return switch (question) {
            case ChooseMove move when move.unit().equals(drag.unit()) -> move(move, drag);
            case ChoosePivot pivot when pivot.unit().equals(drag.unit()) -> pivot(pivot, drag);
            case ChooseCharge charge when charge.unit().equals(drag.unit()) ->
                    new ChargeGestures(battle, charge).pulled(drag);
            case ChooseConsolidation consolidation when consolidation.unit().equals(drag.unit()) ->
                    consolidation(consolidation, drag);
            case Deploy deploy -> place(deploy, drag);
            case PlaceScout scout -> place(scout, drag);
            case Arrive arrive -> arrive(arrive, drag);
            case PlaceMarker marker -> marker(marker, drag.to());
            default -> null;
        };
    }

    private SoughtAnswer move(ChooseMove move, Drag drag) {
        var unit = battle.unit(move.unit());
        var plan = plan(move, unit, drag);
        var legal = plan.legal();
        return legal == null
                ? new SoughtAnswer(null, plan.whyNot(), plan.nearest())
                : SoughtAnswer.found(legal);
    }

    // ---- in words

    @Nullable SoughtAnswer typed(String words) {
        var answer = TypedMove.read(question, words);
        return switch (question) {
            case ChooseMove move when answer instanceof Manoeuvre manoeuvre ->
                    typed(move, manoeuvre);
            case ChoosePivot pivot when answer instanceof Integer angle ->
                    new SoughtAnswer(angle, pivot.choices(battle).refusal(angle), null);
            case ChooseConsolidation room when answer instanceof Manoeuvre manoeuvre ->
                    typed(room, manoeuvre);
            case ChooseCharge charge when answer instanceof Manoeuvre path ->
                    new ChargeGestures(battle, charge).typed(path);
            default -> null;
        };
    }

    private SoughtAnswer typed(ChooseMove move, Manoeuvre manoeuvre) {
        var refusal = move.choices(battle).refusal(manoeuvre);
        if (refusal == null) return SoughtAnswer.found(manoeuvre);
        var unit = battle.unit(move.unit());
        var end = manoeuvre.end(unit);
        var nearest = plan(move, unit, end.place(), end.facing()).nearest();
        return new SoughtAnswer(manoeuvre, refusal, nearest);
    }

    /** A turn, or a straight piece as a shift; both together are no answer here. */
    private @Nullable SoughtAnswer typed(ChooseConsolidation room, Manoeuvre manoeuvre) {
        if (manoeuvre.pivot() != 0 && manoeuvre.distance() > 0) return null;
        var unit = battle.unit(room.unit());
        ChooseConsolidation.Answer answer =
                manoeuvre.pivot() != 0
                        ? new ChooseConsolidation.Pivot(manoeuvre.pivot())
                        : shift(unit, manoeuvre.end(unit).place());
        if (manoeuvre.stays()) answer = new ChooseConsolidation.Stay();
        return new SoughtAnswer(answer, room.choices(battle).refusal(answer), null);
    }

    // ---- how far

    @Nullable Integer left(Object answer) {
        return question instanceof ChooseMove move && answer instanceof Manoeuvre manoeuvre
                ? (Integer) left(move, manoeuvre)
                : null;
    }

    /** Difficult terrain anywhere on the way shortens all of it. */
    private int left(ChooseMove move, Manoeuvre manoeuvre) {
        var unit = battle.unit(move.unit());
        var most = Allowance.of(unit, move.action(), manoeuvre.way());
        if (ChargeOptions.passed(battle, unit, manoeuvre).has(DIFFICULT))
            most = Allowance.throughDifficult(unit, most);
        return Math.max(0, most.value() - manoeuvre.distance());
    }

    // ---- pulled about

    /** To the facing it was turned to; else straight if the hand means that, else after a pivot. */
    private ManoeuvrePlan plan(ChooseMove move, Unit unit, Drag drag) {
        var facing = drag.facing();
        if (facing != null) return plan(move, unit, drag.to(), facing);
        var meant = straight(unit.front(), drag.to());
        var to = meant == null ? drag.to() : meant;
        var straight = plan(move, unit, to, unit.front().facing());
        if (straight.legal() != null) return straight;
        var ahead = ManoeuvrePlanner.ahead(battle, unit, move.action(), drag.to());
        if (ahead.legal() != null) return ahead;
        var whyNot = meant == null ? ahead.whyNot() : straight.whyNot();
        var nearer = Comparator.<Manoeuvre>comparingDouble(m -> apart(m.end(unit), drag.to()));
        var nearest = Collections.min(List.of(straight.nearest(), ahead.nearest()), nearer);
        return new ManoeuvrePlan(null, whyNot, nearest);
    }

    private ManoeuvrePlan plan(ChooseMove move, Unit unit, Point to, int facing) {
        var wanted = new Pose(to.x(), to.y(), facing);
        return ManoeuvrePlanner.plan(battle, unit, move.action(), wanted, List.of());
    }

    /** The place straight ahead, aside or behind that an unsteady hand means, or null. */
    private static @Nullable Point straight(Pose front, Point to) {
        double sin = Angle.sin(front.facing());
        double cos = Angle.cos(front.facing());
        double dx = to.x() - front.x();
        double dy = to.y() - front.y();
        int right = (int) Math.rint(dx * cos - dy * sin);
        int ahead = (int) Math.rint(dx * sin + dy * cos);
        boolean along = Math.abs(ahead) >= Math.abs(right);
        if (Math.abs(along ? right : ahead) > UNSTEADY) return null;
        return along ? front.toWorld(0, ahead) : front.toWorld(right, 0);
    }

    private static double apart(Pose end, Point to) {
        return Math.hypot(end.x() - to.x(), end.y() - to.y());
    }

    /** To a facing, or towards the place. */
    private SoughtAnswer pivot(ChoosePivot pivot, Drag drag) {
        var unit = battle.unit(pivot.unit());
        int angle = turn(unit, drag);
        var refusal = pivot.choices(battle).refusal(angle);
        return new SoughtAnswer(angle, refusal, null);
    }

    private static int turn(Unit unit, Drag drag) {
        var centre = Footprint.centre(unit);
        var facing = drag.facing();
        int wanted =
                facing != null
                        ? facing
                        : Angle.towards(drag.to().x() - centre.x(), drag.to().y() - centre.y());
        return Angle.difference(centre.facing(), wanted);
    }

    /** A turn if it is turned, else a shift. */
    private SoughtAnswer consolidation(ChooseConsolidation question, Drag drag) {
        var unit = battle.unit(question.unit());
        var choices = question.choices(battle);
        var facing = drag.facing();
        if (facing != null && facing != unit.front().facing()) {
            var pivot = new ChooseConsolidation.Pivot(turn(unit, drag));
            return new SoughtAnswer(pivot, choices.refusal(pivot), null);
        }
        var shift = shift(unit, drag.to());
        var refusal = choices.refusal(shift);
        if (refusal == null) return SoughtAnswer.found(shift);
        var place =
                NearestLegalPlace.place(drag.to(), to -> choices.refusal(shift(unit, to)) == null);
        return new SoughtAnswer(shift, refusal, place == null ? null : shift(unit, place));
    }

    private static ChooseConsolidation.Answer shift(Unit unit, Point to) {
        return new ChooseConsolidation.Shift(to.x() - unit.front().x(), to.y() - unit.front().y());
    }

    private SoughtAnswer place(Question<Battle, Deploy.Placement> question, Drag drag) {
        var choices = question.choices(battle);
        var wanted = placement(drag, drag.to());
        var refusal = choices.refusal(wanted);
        if (refusal == null) return SoughtAnswer.found(wanted);
        var place =
                NearestLegalPlace.place(
                        drag.to(), to -> choices.refusal(placement(drag, to)) == null);
        return new SoughtAnswer(wanted, refusal, place == null ? null : placement(drag, place));
    }

    private SoughtAnswer arrive(Arrive question, Drag drag) {
        var choices = question.choices(battle);
        var wanted = new Arrive.Arrival(placement(drag, drag.to()));
        var refusal = choices.refusal(wanted);
        if (refusal == null) return SoughtAnswer.found(wanted);
        var place =
                NearestLegalPlace.place(
                        drag.to(),
                        to -> choices.refusal(new Arrive.Arrival(placement(drag, to))) == null);
        var nearest = place == null ? null : new Arrive.Arrival(placement(drag, place));
        return new SoughtAnswer(wanted, refusal, nearest);
    }

    /** Facing the enemy's edge unless it was turned. */
    private Deploy.Placement placement(Drag drag, Point to) {
        var facing = drag.facing();
        if (facing == null) {
            boolean south = battle.unit(drag.unit()).side() == battle.southern();
            facing = south ? Angle.NORTH : Angle.SOUTH;
        }
        return new Deploy.Placement(drag.unit(), new Pose(to.x(), to.y(), facing));
    }

    private SoughtAnswer marker(PlaceMarker question, Point to) {
        var choices = question.choices(battle);
        var refusal = choices.refusal(to);
        if (refusal == null) return SoughtAnswer.found(to);
        return new SoughtAnswer(
                to, refusal, NearestLegalPlace.place(to, spot -> choices.refusal(spot) == null));
    }
}
