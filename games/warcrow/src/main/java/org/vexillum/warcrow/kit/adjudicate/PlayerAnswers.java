package org.vexillum.warcrow.kit.adjudicate;

import java.util.Locale;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Question;
import org.vexillum.warcrow.feat.MoveVestige;
import org.vexillum.warcrow.feat.PlaceFog;
import org.vexillum.warcrow.feat.PlaceVestige;
import org.vexillum.warcrow.kit.position.MarkerNames;
import org.vexillum.warcrow.kit.position.StandingReader;
import org.vexillum.warcrow.morale.Flight;
import org.vexillum.warcrow.morale.ReportFlight;
import org.vexillum.warcrow.sequence.ChooseActivation;
import org.vexillum.warcrow.sequence.ChooseDeployed;
import org.vexillum.warcrow.sequence.ChooseEffect;
import org.vexillum.warcrow.sequence.Effect;
import org.vexillum.warcrow.sequence.Happening;
import org.vexillum.warcrow.sequence.LeftBehind;
import org.vexillum.warcrow.sequence.NextHappening;
import org.vexillum.warcrow.sequence.ReportStanding;
import org.vexillum.warcrow.sequence.TurnChoice;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.UnitStanding;

/** Answers as players put them; null where they are written in full. */
record PlayerAnswers(Battle battle) {
    @Nullable Object read(Question<Battle, ?> question, Node node) {
        return switch (question) {
            case ChooseActivation _ -> deed(node);
            case NextHappening asked -> happening(asked.unit(), node);
            case ReportStanding asked -> standing(asked.unit(), node);
            case ReportFlight asked -> flight(asked.unit(), node);
            case ChooseEffect asked -> effect(asked.unit(), node);
            case PlaceVestige _, PlaceFog _ ->
                    node instanceof Node.Sequence ? StandingReader.spot(node) : null;
            case MoveVestige _ -> place(node);
            case ChooseDeployed _, LeftBehind _ -> says(node, "nobody", "none") ? "" : null;
            default -> null;
        };
    }

    private static boolean says(Node node, String... words) {
        if (!(node instanceof Node.Scalar)) return false;
        var written = NodeReader.written(node).strip().toLowerCase(Locale.ROOT);
        for (var word : words) if (written.equals(word)) return true;
        return false;
    }

    /** {@code U1}, {@code rest U1}, {@code enter U1} or {@code pass}. */
    private @Nullable TurnChoice deed(Node node) {
        if (!(node instanceof Node.Scalar)) return null;
        if (says(node, "pass")) return TurnChoice.PASS;
        var words = NodeReader.name(node).split("\\s+", 2);
        if (words.length == 1 || battle.has(NodeReader.name(node)))
            return new TurnChoice(TurnChoice.Kind.ACT, Args.called(battle, node));
        for (var kind : TurnChoice.Kind.values())
            if (kind.name().equalsIgnoreCase(words[0]))
                return new TurnChoice(
                        kind, Args.called(battle, new Node.Scalar(node.place(), words[1])));
        return new TurnChoice(TurnChoice.Kind.ACT, Args.called(battle, node));
    }

    /** {@code ends} where the unit stands, {@code {ends: {gaps: {O: 2}}}}, or what happened. */
    private @Nullable Happening happening(String unit, Node node) {
        var now = battle.unit(unit).standing();
        if (says(node, "ends", "done", "nothing")) return new Happening.Ends(now, null);
        if (!(node instanceof Node.Mapping group) || group.fields().containsKey("kind"))
            return null;
        var ends = group.fields().get("ends");
        if (ends == null) return HappeningReader.read(node, battle);
        if (says(ends, "here", "true", "yes")) return new Happening.Ends(now, null);
        var fields = new FieldGroup(ends);
        var stands = named(StandingReader.read(fields::get, now), unit, node);
        var chained = fields.get("chained");
        fields.done();
        return new Happening.Ends(stands, chained == null ? null : Args.called(battle, chained));
    }

    private @Nullable UnitStanding standing(String unit, Node node) {
        if (says(node, "here", "stays", "same")) return battle.unit(unit).standing();
        if (says(node, "far")) return UnitStanding.FAR;
        if (!(node instanceof Node.Mapping)) return null;
        return standing(node, unit);
    }

    private UnitStanding standing(Node node, String unit) {
        var fields = new FieldGroup(node);
        var stands = StandingReader.read(fields::get, UnitStanding.FAR);
        fields.done();
        return named(stands, unit, node);
    }

    private UnitStanding named(UnitStanding stands, String unit, Node node) {
        return new MarkerNames(battle).in(stands, battle.unit(unit).side(), node.place());
    }

    private @Nullable Flight flight(String unit, Node node) {
        if (says(node, "off")) return Flight.OFF;
        if (says(node, "stays", "far", "on")) return Flight.STAYS;
        if (!(node instanceof Node.Mapping group) || group.fields().containsKey("stands"))
            return null;
        return new Flight(false, standing(node, unit));
    }

    /** {@code track}, {@code seal F1}, {@code pick-up C}, {@code resources} or {@code none}. */
    private @Nullable Effect effect(String unit, Node node) {
        if (!(node instanceof Node.Scalar)) return null;
        if (says(node, "pass")) return Effect.NONE;
        var words = NodeReader.name(node).split("\\s+", 2);
        var kind = NodeReader.word(new Node.Scalar(node.place(), words[0]), Effect.Kind.class);
        if (words.length == 1) return new Effect(kind, "");
        var side = battle.unit(unit).side();
        return new Effect(kind, new MarkerNames(battle).near(words[1], side, node.place()));
    }

    /** {@code [x, y]}, or {@code {at: [x, y], none: yes}}. */
    private static MoveVestige.Place place(Node node) {
        if (node instanceof Node.Sequence)
            return new MoveVestige.Place(StandingReader.spot(node), false);
        var fields = new FieldGroup(node);
        var at = StandingReader.spot(fields.needed("at"));
        boolean none = fields.flag("none");
        fields.done();
        return new MoveVestige.Place(at, none);
    }
}
