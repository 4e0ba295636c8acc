package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.sequence.AuraOfDeath;
import org.vexillum.firstblood.sequence.ChooseEvent;
import org.vexillum.firstblood.sequence.Decay;
import org.vexillum.firstblood.sequence.DrawEvents;
import org.vexillum.firstblood.sequence.Feral;
import org.vexillum.firstblood.sequence.OverchargeAction;
import org.vexillum.firstblood.sequence.OwnEvent;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** What happens around the actions of an activation: draw events, auras, Decay, Feral. */
final class EventTasks {
    private static final int MANY = 50;

    private EventTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.SEQUENCE,
                        "draw-event",
                        EventTasks::drawEvent,
                        needed("unit", Type.UNIT),
                        optional("event", Type.TEXT)),
                TaskFactory.of(
                        Chapter.SEQUENCE,
                        "aura-of-death",
                        EventTasks::aura,
                        needed("unit", Type.UNIT),
                        optional("by", Type.UNIT),
                        optional("engaged", Type.MODELS)),
                TaskFactory.of(
                        Chapter.SEQUENCE,
                        "decay",
                        EventTasks::decay,
                        needed("unit", Type.UNIT),
                        optional("dice", Type.WHOLE)),
                TaskFactory.of(
                        Chapter.SEQUENCE, "feral", EventTasks::feral, needed("unit", Type.UNIT)),
                TaskFactory.of(
                        Chapter.SEQUENCE,
                        "overcharge",
                        EventTasks::overcharge,
                        needed("unit", Type.UNIT)));
    }

    /** Without an event the owner is asked. */
    private static Play<Battle> drawEvent(Args args) {
        var unit = args.regiment("unit");
        var node = args.fields().get("event");
        if (node == null)
            return (battle, referee) -> new DrawEvents(unit.id(), 1).play(battle, referee);
        var own = own(unit, node);
        if (own != null) return ownEvent(unit, own);
        var event = TaskFactory.word(node, DrawEvent.class);
        return (battle, referee) -> {
            var open = DrawEvents.open(battle, unit, List.of());
            var question = new ChooseEvent(unit.id(), open);
            LegalityCheck.answer(battle, question, ChooseEvent.Choice.valueOf(event.name()));
            new DrawEvents(unit.id(), 1).use(event, battle, referee);
        };
    }

    private static @Nullable CommandAbility own(Regiment unit, Node node) {
        for (var event : unit.card().ownEvents())
            if (event.name().equalsIgnoreCase(NodeReader.name(node))) return event;
        return null;
    }

    private static Play<Battle> ownEvent(Regiment unit, CommandAbility event) {
        return (battle, referee) -> {
            if (!OwnEvent.open(unit, List.of()).contains(event))
                TaskFactory.allow(
                        TaskFactory.refused(
                                "FB-EVENT-05", "no-such-event", unit.id(), event.name()));
            new OwnEvent(unit.id(), event).play(battle, referee);
        };
    }

    /** As the models stand; without places the file says who is engaged by whom. */
    private static Play<Battle> aura(Args args) {
        var unit = args.regiment("unit");
        var by = args.perhaps("by", unit.side().other());
        if (sheltered(unit) || by != null && sheltered(by)) return EventTasks::nothing;
        if (by == null || Distance.known(args.battle(), unit) && Distance.known(args.battle(), by))
            return (battle, referee) -> AuraOfDeath.on(battle, unit).play(battle, referee);
        int value = value(args.battle(), by);
        var at = args.fields().needed("by").place();
        if (value == 0 && ceased(args.battle(), by, RegimentTraits.AuraOfDeath.class))
            return (_, referee) -> referee.record(ceased(by, "Aura of Death"));
        if (value == 0) throw new FileFault(at, "no-aura", by.id());
        var victims = new ArrayList<AuraOfDeath.Victim>();
        for (int model : args.models("engaged", unit))
            victims.add(new AuraOfDeath.Victim(model, value));
        var aura = new AuraOfDeath.Aura(by.id(), victims);
        return new AuraOfDeath(unit.id(), List.of(aura))::play;
    }

    private static boolean sheltered(Regiment regiment) {
        return regiment.status() == Status.IN_GARRISON;
    }

    private static void nothing(Battle battle, Referee<Battle> referee) {
        var rules = Rules.of("FB-SR-AURA-OF-DEATH-5");
        referee.record(QueryAnswer.of("no-aura-hits", rules, "round", battle.round()));
    }

    /** Whether it would have the rule, were it not broken (FB-BROKEN-11). */
    private static boolean ceased(Battle battle, Regiment regiment, Class<? extends Trait> rule) {
        var whole = regiment.copy();
        whole.setBroken(false);
        return !Traits.any(battle, regiment, rule) && Traits.any(battle, whole, rule);
    }

    private static QueryAnswer ceased(Regiment regiment, String rule) {
        return QueryAnswer.of(
                "rule-ceased", Rules.of("FB-BROKEN-11"), "unit", regiment.id(), "trait", rule);
    }

    private static int value(Battle battle, Regiment by) {
        int most = 0;
        for (int model : by.models())
            most =
                    Math.max(
                            most,
                            Traits.value(battle, by, model, RegimentTraits.AuraOfDeath.class));
        return most;
    }

    private static Play<Battle> decay(Args args) {
        var unit = args.regiment("unit");
        if (!args.fields().has("dice"))
            return (battle, referee) -> {
                if (ceased(battle, unit, RegimentTraits.Decay.class))
                    referee.record(ceased(unit, "Decay"));
                Decay.of(battle, unit).play(battle, referee);
            };
        return new Decay(unit.id(), args.fields().whole("dice", 0, MANY))::play;
    }

    /** The roll before an action, and what a failure forces. */
    private static Play<Battle> feral(Args args) {
        var unit = args.regiment("unit");
        return (battle, referee) -> {
            TaskFactory.allow(Feral.refusal(battle, unit));
            new Feral(unit.id()).act(battle, referee);
        };
    }

    private static Play<Battle> overcharge(Args args) {
        var unit = args.regiment("unit");
        return (battle, referee) -> {
            TaskFactory.allow(OverchargeAction.refusal(battle, unit));
            new OverchargeAction(unit.id()).play(battle, referee);
        };
    }
}
