package org.vexillum.regiments.kit.adjudicate;

import java.util.ArrayList;
import java.util.Locale;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.CommitTokens;
import org.vexillum.regiments.magic.SpentTokens;
import org.vexillum.regiments.mission.Arrive;
import org.vexillum.regiments.mission.Deploy;
import org.vexillum.regiments.mission.PlaceScout;
import org.vexillum.regiments.mission.SetAside;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Traits;

/** Reads answers as players put them. */
record PlayerAnswers(Battle battle, Frame frame) {
    private static final int MOST_TOKENS = 99;

    /** A unit that turns on the spot may be told so to a tenth of a millimetre. */
    private static final int ROUNDING = 10;

    /** Forms for moves and placements that nobody would want to write otherwise. */
    @Nullable Object read(Question<Battle, ?> question, Node node) {
        return switch (question) {
            case ChooseMove move -> move(move, node);
            case ChooseCharge _ -> charge(node);
            case ChooseConsolidation asked -> consolidation(asked, node);
            case Deploy _, PlaceScout _ -> placement(node);
            case Arrive _ -> arrival(node);
            case SetAside asked -> no(node) ? SetAside.Reserves.NONE : keptBack(asked, node);
            case ChooseCast asked -> no(node) ? ChooseCast.Cast.NONE : cast(asked, node);
            case CommitTokens commit -> tokens(commit, node);
            case ChoosePivot pivot -> pivot(pivot, node);
            case ChooseTargets _ -> targets(node);
            default -> null;
        };
    }

    private static boolean no(Node node) {
        return node instanceof Node.Scalar scalar
                && NodeReader.written(scalar)
                        .strip()
                        .toLowerCase(Locale.ROOT)
                        .matches("no|none|false");
    }

    private static boolean has(Node node, String field) {
        return node instanceof Node.Mapping group && group.fields().containsKey(field);
    }

    /** An action, which a Shaken unit does not take (AOFR-SHAKEN-01). */
    private @Nullable Object pivot(ChoosePivot question, Node node) {
        if (has(node, "action")) IdleReason.mustNotBe(battle.unit(question.unit()));
        return null;
    }

    /** {@code {Y: ambush, X: scout}}; of them those on this side. */
    private SetAside.@Nullable Reserves keptBack(SetAside question, Node node) {
        if (!(node instanceof Node.Mapping group) || has(node, "ambush") || has(node, "scouts"))
            return null;
        var ambush = new ArrayList<String>();
        var scouts = new ArrayList<String>();
        for (var one : group.fields().entrySet()) {
            var name = new Node.Scalar(one.getValue().place(), one.getKey());
            var unit = UnitFinder.called(battle, name);
            var how = NodeReader.written(one.getValue()).strip().toLowerCase(Locale.ROOT);
            if (!how.matches("ambush|scouts?")) return null;
            if (unit.side() == question.side())
                (how.equals("ambush") ? ambush : scouts).add(unit.id());
        }
        return new SetAside.Reserves(ambush, scouts);
    }

    /** {@code {spell: Bolt, target: Y}} where one model alone can be meant. */
    private ChooseCast.@Nullable Cast cast(ChooseCast question, Node node) {
        if (!has(node, "spell") || !has(node, "target") || has(node, "model")) return null;
        var unit = battle.unit(question.unit());
        int caster = -1;
        for (int slot = 0; slot < unit.living(); slot++) {
            int model = unit.inSlot(slot);
            if (!Traits.has(unit.traits(model), PlainTrait.Caster.class)) continue;
            if (caster >= 0) return null;
            caster = model;
        }
        var fields = new FieldGroup(node);
        var spell = NodeReader.name(fields.needed("spell"));
        var target = UnitFinder.called(battle, fields.needed("target"));
        fields.done();
        return new ChooseCast.Cast(caster, spell, target.id());
    }

    /** A number, taken from the models in the order of the question. */
    private static CommitTokens.@Nullable Commitment tokens(CommitTokens question, Node node) {
        if (no(node)) return CommitTokens.Commitment.NOTHING;
        if (!NodeReader.written(node).strip().matches("\\d+")) return null;
        int left = NodeReader.whole(node, 0, MOST_TOKENS);
        var spent = new ArrayList<SpentTokens>();
        for (var one : question.available()) {
            boolean last = one.equals(question.available().getLast());
            int given = last ? left : Math.min(left, one.tokens()); // too many are refused
            if (given > 0) spent.add(new SpentTokens(one.unit(), one.model(), given));
            left -= given;
        }
        return new CommitTokens.Commitment(spent);
    }

    /** {@code {Bow: Y, Pistol: Z}}, or nothing at all. */
    private ChooseTargets.@Nullable Aims targets(Node node) {
        if (no(node)) return ChooseTargets.Aims.NONE;
        if (!(node instanceof Node.Mapping group) || has(node, "aims")) return null;
        var aims = new ArrayList<ChooseTargets.Aim>();
        for (var aim : group.fields().entrySet()) {
            if (!(aim.getValue() instanceof Node.Scalar)) return null;
            var target = UnitFinder.called(battle, aim.getValue());
            aims.add(new ChooseTargets.Aim(aim.getKey(), target.id()));
        }
        return new ChooseTargets.Aims(aims);
    }

    /** {@code stay}, a way in pieces, or {@code {to: …}}. */
    private @Nullable Manoeuvre move(ChooseMove question, Node node) {
        if (node instanceof Node.Scalar scalar && NodeReader.written(scalar).strip().equals("stay"))
            return Manoeuvre.STAY;
        if (has(node, "way")) return null;
        if (!has(node, "to")) return MoveLegs.read(node).manoeuvre();
        var fields = new FieldGroup(node);
        var unit = battle.unit(question.unit());
        var end = WantedEnd.read(fields.needed("to"), frame, unit);
        fields.done();
        var plan = end.plan(battle, unit, question.action());
        var why = plan.whyNot();
        if (why != null) throw new IllegalAnswer(why);
        return plan.nearest();
    }

    private ChooseCharge.@Nullable Charge charge(Node node) {
        if (!has(node, "path") || !has(node, "target")) return null;
        var fields = new FieldGroup(node);
        var path = fields.needed("path");
        if (has(path, "way")) return null;
        var target = UnitFinder.called(battle, fields.needed("target"));
        fields.done();
        return new ChooseCharge.Charge(target.id(), MoveLegs.read(path).manoeuvre());
    }

    /**
     * {@code stay}, {@code {pivot: 90}}, {@code {shift: [1, -2]}}, {@code {to: …}}, or a way like
     * that of a move.
     */
    private ChooseConsolidation.@Nullable Answer consolidation(
            ChooseConsolidation question, Node node) {
        if (node instanceof Node.Scalar scalar
                && (no(node) || NodeReader.written(scalar).strip().equals("stay")))
            return new ChooseConsolidation.Stay();
        if (has(node, "kind")) return null;
        var unit = battle.unit(question.unit());
        if (has(node, "to")) return ended(unit, node);
        if (!has(node, "shift")) return walked(unit, node);
        var fields = new FieldGroup(node);
        var xy = Frame.pair(fields.needed("shift"));
        fields.done();
        return new ChooseConsolidation.Shift(Frame.length(xy.get(0)), Frame.length(xy.get(1)));
    }

    /** A step in any direction, told in pieces, or one pivot (AOFR-MELEE-09). */
    private static ChooseConsolidation.Answer walked(Unit unit, Node node) {
        var legs = MoveLegs.read(node);
        var step = legs.straight(unit.place() == null ? 0 : unit.front().facing());
        return oneOf(step, legs.pivot());
    }

    private ChooseConsolidation.Answer ended(Unit unit, Node node) {
        var fields = new FieldGroup(node);
        var end = WantedEnd.read(fields.needed("to"), frame, unit);
        fields.done();
        if (unit.place() == null) throw new FileFault(node.place(), "unit-needs-place", unit.id());
        int facing = unit.front().facing();
        int wanted = end.facing() == null ? facing : end.facing();
        var before = centre(unit, unit.front());
        var after = centre(unit, new Pose(end.front().x(), end.front().y(), wanted));
        var step = new ChooseConsolidation.Shift(after.x() - before.x(), after.y() - before.y());
        int turn = Angle.difference(facing, wanted);
        boolean there = Math.abs(step.dx()) <= ROUNDING && Math.abs(step.dy()) <= ROUNDING;
        return turn != 0 && there ? new ChooseConsolidation.Pivot(turn) : oneOf(step, turn);
    }

    private static Point centre(Unit unit, Pose front) {
        return front.forward(-unit.footDepth() / 2).place();
    }

    /** It may not be both (AOFR-MELEE-09). */
    private static ChooseConsolidation.Answer oneOf(ChooseConsolidation.Shift step, int pivot) {
        if (step.dx() == 0 && step.dy() == 0) return new ChooseConsolidation.Pivot(pivot);
        if (pivot == 0) return step;
        throw new IllegalAnswer(Refusal.because("AOFR-MELEE-09", "pivots-or-shifts"));
    }

    /** {@code {unit: X, at: [10, 6], facing: 0}}. */
    private Deploy.@Nullable Placement placement(Node node) {
        if (!has(node, "at") && !has(node, "centre")) return null;
        var fields = new FieldGroup(node);
        var unit = UnitFinder.called(battle, fields.needed("unit"));
        var end = WantedEnd.read(fields, frame, unit);
        var slots =
                fields.list("slots").stream()
                        .map(slot -> NodeReader.whole(slot, 0, unit.startingSize() - 1))
                        .toList();
        fields.done();
        return new Deploy.Placement(unit.id(), end.pose(), slots);
    }

    private Arrive.@Nullable Arrival arrival(Node node) {
        if (no(node)) return Arrive.Arrival.DECLINED;
        var placement = placement(node);
        return placement == null ? null : new Arrive.Arrival(placement);
    }
}
