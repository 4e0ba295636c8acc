package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.characters.AnswerChallenge;
import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.combat.NameTaker;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.TakeGarrison;
import org.vexillum.firstblood.combat.UseBlessing;
import org.vexillum.firstblood.combat.UseOverrun;
import org.vexillum.firstblood.kit.force.GameTerms;
import org.vexillum.firstblood.magic.Casters;
import org.vexillum.firstblood.magic.ChooseIncantation;
import org.vexillum.firstblood.magic.PrintedIncantations;
import org.vexillum.firstblood.morale.UsePresence;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.sequence.ChooseAnyEvent;
import org.vexillum.firstblood.sequence.ChooseEvent;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Question;

/** Reads answers as players put them. */
record PlayerAnswers(Battle battle, Frame frame) {
    @SuppressWarnings("unchecked")
    @Nullable Object read(Question<Battle, ?> question, Node node) {
        if (question.answerType() == ModelMoves.class)
            return new MoveAnswers(battle, frame)
                    .read((Question<Battle, ModelMoves>) question, node);
        return switch (question) {
            case AllocateWounds asked -> allocation(asked, node);
            case ChooseTargets asked -> targets(asked, node);
            case ChooseVolley asked -> volley(asked, node);
            case ChooseIncantation asked -> incantation(asked, node);
            case NameTaker asked -> taker(asked, node);
            case ChooseEvent _ -> event(node);
            case ChooseAnyEvent asked -> anyEvent(asked, node);
            case UseBlessing _ -> said(node, UseBlessing.Answer.USE, UseBlessing.Answer.KEEP);
            case UseOverrun _ ->
                    said(node, UseOverrun.Answer.STRIKE_AGAIN, UseOverrun.Answer.LEAVE_IT);
            case TakeGarrison _ ->
                    said(node, TakeGarrison.Answer.OCCUPY, TakeGarrison.Answer.STAY_OUT);
            case AnswerChallenge _ ->
                    said(node, AnswerChallenge.Reply.ACCEPT, AnswerChallenge.Reply.REFUSE);
            case UsePresence _ ->
                    said(
                            node,
                            UsePresence.Answer.CHARACTERS_RESOLVE,
                            UsePresence.Answer.OWN_RESOLVE);
            default -> null;
        };
    }

    /** Yes or no where that is what is asked. */
    private static @Nullable Object said(Node node, Object yes, Object no) {
        if (MoveAnswers.says(node, "yes", "true", "y", "sí", "si")) return yes;
        return MoveAnswers.says(node, "no", "false", "n") ? no : null;
    }

    /** By the edition's own name, whichever is written (FB-DRAW-08-E1, FB-DRAW-08-E2). */
    private ChooseEvent.@Nullable Choice event(Node node) {
        if (!(node instanceof Node.Scalar)) return null;
        var event = GameTerms.read(NodeReader.written(node), DrawEvent.class);
        if (event == null) return null;
        return ChooseEvent.Choice.valueOf(battle.edition().empowering().own(event).name());
    }

    /** By its name in any case, those of the book in either language. */
    private static ChooseAnyEvent.@Nullable Named anyEvent(ChooseAnyEvent asked, Node node) {
        if (!(node instanceof Node.Scalar)) return null;
        if (MoveAnswers.says(node, "none", "no", "pass", "ninguno"))
            return new ChooseAnyEvent.Named("");
        var written = NodeReader.written(node);
        var printed = GameTerms.read(written, DrawEvent.class);
        for (var name : asked.open())
            if (name.equalsIgnoreCase(printed == null ? written : printed.written()))
                return new ChooseAnyEvent.Named(name);
        return new ChooseAnyEvent.Named(written);
    }

    /** {@code 1}, or {@code [1, 0]}: the first of them that lives; any of the rank and file. */
    private NameTaker.@Nullable Taker taker(NameTaker asked, Node node) {
        if (node instanceof Node.Mapping) return null;
        var takers = asked.choices(battle).list();
        var regiment = battle.regiment(asked.regiment());
        for (var one : NodeReader.oneOrMore(node)) {
            int model = ModelFinder.numbered(regiment, one);
            if (!regiment.alive(model)) continue;
            for (var taker : takers) if (taker.models().contains(model)) return taker;
            return new NameTaker.Taker(List.of(model));
        }
        return takers.size() == 1 ? takers.getFirst() : null;
    }

    /** {@code [2, 0]}: those first, then as the engine would. */
    private AllocateWounds.@Nullable Allocation allocation(AllocateWounds asked, Node node) {
        var models = new ArrayList<Integer>();
        var written = node;
        if (node instanceof Node.Mapping group) {
            var fields = new FieldGroup(group);
            written = fields.needed("models");
            fields.done();
        }
        if (MoveAnswers.says(written, "pass")) return null;
        var regiment = battle.regiment(asked.wounds().regiment());
        for (var one : NodeReader.oneOrMore(written)) models.add(ModelFinder.called(regiment, one));
        return asked.completed(battle, models);
    }

    /** {@code Y} for all who can; {@code {0: Y, 3: {target: Z, at: 2}, rest: Y}}. */
    private ChooseTargets.@Nullable Targets targets(ChooseTargets asked, Node node) {
        if (MoveAnswers.says(node, "pass", "none", "no")) return ChooseTargets.Targets.NONE;
        if (node instanceof Node.Scalar)
            return all(asked, RegimentFinder.called(battle, node), null);
        if (!(node instanceof Node.Mapping group) || group.fields().containsKey("picks"))
            return null;
        var fields = new FieldGroup(node);
        var rest = fields.get("rest");
        var picks = all(asked, rest == null ? null : RegimentFinder.called(battle, rest), fields);
        fields.done();
        return picks;
    }

    /** Everybody who can at this target, the others as they can; refused if nobody can. */
    ChooseTargets.Targets at(ChooseTargets asked, Regiment target) {
        for (var reach : asked.reach())
            for (var option : reach.options())
                if (option.target().equals(target.id())) return all(asked, target, null);
        var picks = new ArrayList<ChooseTargets.Pick>();
        for (var reach : asked.reach())
            picks.add(new ChooseTargets.Pick(reach.model(), target.id(), RankAndFile.WHOLE));
        return new ChooseTargets.Targets(picks);
    }

    /** The one incantation that can be cast at it, or null if there are none or several. */
    ChooseIncantation.@Nullable Cast castAt(ChooseIncantation asked, Regiment target) {
        var casts = asked.choices(battle).list();
        var at = casts.stream().filter(cast -> cast.target().equals(target.id())).toList();
        var names = at.stream().map(ChooseIncantation.Cast::incantation).distinct().toList();
        return names.size() == 1 ? at.getFirst() : null;
    }

    private ChooseTargets.Targets all(
            ChooseTargets asked, @Nullable Regiment usual, @Nullable FieldGroup fields) {
        var picks = new ArrayList<ChooseTargets.Pick>();
        for (var reach : asked.reach()) {
            var own = fields == null ? null : fields.get("" + reach.model());
            if (own != null) picks.add(pick(reach, own));
            else if (usual != null || !asked.optional()) picks.add(pick(reach, usual));
        }
        if (fields != null) addIdle(asked, fields, picks);
        return new ChooseTargets.Targets(picks);
    }

    /** Models with nobody in reach that the file has strike nevertheless; they are refused. */
    private void addIdle(ChooseTargets asked, FieldGroup fields, List<ChooseTargets.Pick> picks) {
        for (int model : battle.regiment(asked.regiment()).models()) {
            var own = fields.get("" + model);
            if (own == null || picks.stream().anyMatch(pick -> pick.model() == model)) continue;
            picks.add(said(model, own));
        }
    }

    private static ChooseTargets.Pick pick(ModelTargets reach, @Nullable Regiment wanted) {
        var option = reach.options().getFirst();
        for (var one : reach.options().reversed())
            if (wanted != null && one.target().equals(wanted.id())) option = one;
        return new ChooseTargets.Pick(reach.model(), option.target(), option.at());
    }

    private ChooseTargets.Pick pick(ModelTargets reach, Node node) {
        var said = said(reach.model(), node);
        if (!(node instanceof Node.Scalar)) return said;
        var pick = pick(reach, battle.regiment(said.target()));
        return pick.target().equals(said.target()) ? pick : said;
    }

    /** As the file has it, a regiment or a model of it. */
    private ChooseTargets.Pick said(int model, Node node) {
        if (node instanceof Node.Scalar)
            return new ChooseTargets.Pick(
                    model, RegimentFinder.called(battle, node).id(), RankAndFile.WHOLE);
        var fields = new FieldGroup(node);
        var target = RegimentFinder.called(battle, fields.needed("target"));
        var at = fields.get("at");
        fields.done();
        return new ChooseTargets.Pick(
                model,
                target.id(),
                at == null ? RankAndFile.WHOLE : ModelFinder.called(target, at));
    }

    /** {@code Y}, or {@code {target: Y, markers: 1}}: with the only ranged attack there is. */
    private ChooseVolley.@Nullable Order volley(ChooseVolley asked, Node node) {
        if (MoveAnswers.says(node, "pass")) return null;
        if (node instanceof Node.Scalar)
            return order(asked, RegimentFinder.called(battle, node), 0);
        if (!(node instanceof Node.Mapping group) || group.fields().containsKey("weapon"))
            return null;
        var fields = new FieldGroup(node);
        var target = RegimentFinder.called(battle, fields.needed("target"));
        int markers = fields.whole("markers", 0, 100, 0);
        fields.done();
        return order(asked, target, markers);
    }

    /** A name, or {@code {incantation: Gale, target: Y}}: by a caster that may cast it. */
    private ChooseIncantation.@Nullable Cast incantation(ChooseIncantation asked, Node node) {
        if (node instanceof Node.Scalar)
            return cast(asked, PrintedIncantations.usual(NodeReader.name(node)), null);
        if (!(node instanceof Node.Mapping group) || group.fields().containsKey("model"))
            return null;
        var fields = new FieldGroup(node);
        var name = PrintedIncantations.usual(NodeReader.name(fields.needed("incantation")));
        var at = fields.get("target");
        fields.done();
        var target = at == null ? null : RegimentFinder.called(battle, at);
        var cast = cast(asked, name, target);
        var casting = Casters.casting(battle, battle.regiment(asked.regiment()));
        if (cast != null || target == null || casting.isEmpty()) return cast;
        return new ChooseIncantation.Cast(casting.getFirst(), name, target.id());
    }

    /** The first that is legal, if there is no choice of its target. */
    private ChooseIncantation.@Nullable Cast cast(
            ChooseIncantation asked, String name, @Nullable Regiment target) {
        ChooseIncantation.@Nullable Cast found = null;
        for (var cast : asked.choices(battle).list()) {
            if (!cast.incantation().equalsIgnoreCase(name)) continue;
            if (target != null && !cast.target().equals(target.id())) continue;
            if (found == null) found = cast;
            else if (!found.target().equals(cast.target())) return null;
        }
        return found;
    }

    ChooseVolley.@Nullable Order order(ChooseVolley asked, Regiment target, int markers) {
        for (var order : asked.choices(battle).list())
            if (order.target().equals(target.id()) && order.markers() == markers) return order;
        var weapons = RangedAttack.of(battle, battle.regiment(asked.regiment()));
        if (weapons.isEmpty()) return null;
        return new ChooseVolley.Order(target.id(), weapons.getFirst().barrage().written(), markers);
    }
}
