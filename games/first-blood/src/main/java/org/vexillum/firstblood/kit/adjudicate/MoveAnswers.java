package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.firstblood.movement.ChooseChallengeMove;
import org.vexillum.firstblood.movement.ChooseChargeMove;
import org.vexillum.firstblood.movement.ChooseDisengage;
import org.vexillum.firstblood.movement.ChooseEntry;
import org.vexillum.firstblood.movement.ChooseLeaving;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.ChooseReform;
import org.vexillum.firstblood.movement.ChooseReturn;
import org.vexillum.firstblood.movement.ChooseStep;
import org.vexillum.firstblood.movement.ChooseStepAfterImpact;
import org.vexillum.firstblood.movement.Deploy;
import org.vexillum.firstblood.movement.ModelMove;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Question;

/**
 * Reads where models go as players put it; what they leave open the engine proposes.
 *
 * <p>{@code stay}; {@code [x, y]} or {@code {to: [x, y]}} for the leader; {@code {by: [0, 4]}} for
 * everybody; a model by number, {@code {3: [x, y]}}, its way as a list of points; {@code {into: the
 * tower}}. {@code rest: stay} keeps the others where they are.
 */
record MoveAnswers(Battle battle, Frame frame) {
    /** The answer, or null if it is written as answers are printed. */
    @Nullable ModelMoves read(Question<Battle, ModelMoves> question, Node node) {
        if (says(node, "stay", "stand", "no", "none", "false")) return ModelMoves.STAY;
        if (node instanceof Node.Scalar) return null;
        if (node instanceof Node.Mapping group && group.fields().containsKey("models")) return null;
        return node instanceof Node.Sequence
                ? completed(question, ModelMoves.of(go(lead(question), node)))
                : fields(question, new FieldGroup(node));
    }

    static boolean says(Node node, String... words) {
        if (!(node instanceof Node.Scalar scalar)) return false;
        var said = NodeReader.written(scalar).strip().toLowerCase(Locale.ROOT);
        return List.of(words).contains(said);
    }

    private ModelMoves fields(Question<Battle, ModelMoves> question, FieldGroup fields) {
        var regiment = regiment(question);
        var to = fields.get("to");
        var by = fields.get("by");
        var into = fields.get("into");
        var rest = fields.get("rest");
        var all = new ArrayList<ModelMove>();
        if (to != null) all.add(go(lead(question), to));
        if (by != null) shift(regiment, by, all);
        for (int model = 0; model < regiment.size(); model++) {
            var own = fields.get("" + model);
            if (own == null) continue;
            int number = model;
            all.removeIf(go -> go.model() == number);
            all.add(go(model, own));
        }
        fields.done();
        var given = new ModelMoves(all, into == null ? null : NodeReader.name(into));
        boolean alone = by != null || rest != null && says(rest, "stay", "no");
        return alone ? given : completed(question, given);
    }

    private static void shift(Regiment regiment, Node by, List<ModelMove> all) {
        var pair = Frame.pair(by);
        int dx = Frame.length(pair.get(0));
        int dy = Frame.length(pair.get(1));
        for (int model : regiment.models()) {
            var base = regiment.place(model);
            if (base != null)
                all.add(ModelMove.to(model, base.centre().plus(dx, dy), regiment.floor(model)));
        }
    }

    /** A point, perhaps with its floor, or a way of several. */
    private ModelMove go(int model, Node node) {
        var row = NodeReader.row(node);
        boolean way = !row.isEmpty() && row.getFirst() instanceof Node.Sequence;
        var points = way ? row : List.of(node);
        var end = NodeReader.row(points.getLast());
        int floor = end.size() == 3 ? NodeReader.whole(end.get(2), 0, 9) : 0;
        var passed = points.stream().map(point -> frame.point(flat(point))).toList();
        return new ModelMove(model, passed, floor);
    }

    private static Node flat(Node point) {
        var row = NodeReader.row(point);
        return row.size() == 3 ? new Node.Sequence(point.place(), row.subList(0, 2)) : point;
    }

    private Regiment regiment(Question<Battle, ModelMoves> question) {
        return battle.regiment(
                switch (question) {
                    case ChooseMarch asked -> asked.regiment();
                    case ChooseDisengage asked -> asked.regiment();
                    case ChooseChargeMove asked -> asked.regiment();
                    case ChooseReform asked -> asked.regiment();
                    case ChooseStep asked -> asked.regiment();
                    case ChooseStepAfterImpact asked -> asked.regiment();
                    case ChooseChallengeMove asked -> asked.regiment();
                    case ChooseReturn asked -> asked.regiment();
                    case ChooseLeaving asked -> asked.regiment();
                    case ChooseEntry asked -> asked.regiment();
                    case Deploy asked -> asked.regiment();
                    default -> throw new IllegalStateException(question.toString());
                });
    }

    /** The model of which a single place is said: the leader, or the one that comes back. */
    private int lead(Question<Battle, ModelMoves> question) {
        if (question instanceof ChooseReturn back) return back.model();
        var regiment = regiment(question);
        int[] leaders = regiment.leaders();
        return leaders.length > 0 ? leaders[0] : regiment.models()[0];
    }

    /** Has the others follow; what cannot be completed is left to be refused. */
    private ModelMoves completed(Question<Battle, ModelMoves> question, ModelMoves given) {
        var whole =
                switch (question) {
                    case ChooseMarch march -> march.complete(battle, given);
                    case ChooseDisengage away -> away.complete(battle, given);
                    case ChooseEntry entry ->
                            led(given) ? reached(given, entry.round(battle, end(given))) : given;
                    case Deploy deploy ->
                            led(given) ? reached(given, deploy.round(battle, end(given))) : given;
                    case ChooseChargeMove charge ->
                            with(question, given, charge.complete(battle, given));
                    case ChooseChallengeMove up ->
                            with(question, given, up.complete(battle, given));
                    case ChooseLeaving out -> with(question, given, out.complete(battle, given));
                    default -> given;
                };
        return whole == null ? given : whole;
    }

    private static boolean led(ModelMoves given) {
        return given.models().size() == 1 && given.models().getFirst().way().size() == 1;
    }

    /** A proposal in which the leader does not get there is none. */
    private static @Nullable ModelMoves reached(ModelMoves given, @Nullable ModelMoves whole) {
        var lead = given.models().getFirst();
        if (whole == null) return null;
        for (var go : whole.models())
            if (go.model() == lead.model() && go.end().equals(lead.end())) return whole;
        return null;
    }

    private static org.vexillum.kernel.geometry.Point end(ModelMoves given) {
        return given.models().getFirst().end();
    }

    /** The others as they go with those told of, or else as they would have gone anyway. */
    private ModelMoves with(
            Question<Battle, ModelMoves> question, ModelMoves given, ModelMoves whole) {
        var choices = question.choices(battle);
        if (choices.refusal(whole) == null) return whole;
        var over = over(question, given);
        return choices.refusal(over) == null ? over : whole;
    }

    /** The engine's proposal, but for the models of which the file speaks. */
    private ModelMoves over(Question<Battle, ModelMoves> question, ModelMoves given) {
        var all = new ArrayList<ModelMove>();
        for (var go : question.choices(battle).list().getFirst().models())
            if (given.models().stream().noneMatch(own -> own.model() == go.model())) all.add(go);
        all.addAll(given.models());
        return new ModelMoves(all);
    }
}
