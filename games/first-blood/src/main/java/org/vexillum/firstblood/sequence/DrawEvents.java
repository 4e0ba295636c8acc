package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * The draw events of a card that was drawn (FB-EVENT-01).
 *
 * @param most how many of them may be used: one, unless a rule says more (FB-EVENT-03, FB-EVENT-04)
 */
public record DrawEvents(String regiment, int most) {
    /** How many actions are left to the regiment. */
    public int play(Battle battle, Referee<Battle> referee) {
        if (!battle.regiment(regiment).card().ownEvents().isEmpty())
            return playAny(battle, referee);
        int actions = 2;
        var used = new ArrayList<DrawEvent>();
        while (used.size() < most) {
            var open = open(battle, battle.regiment(regiment), used);
            if (open.isEmpty()) break;
            var choice = ask(battle, open, referee);
            if (choice == ChooseEvent.Choice.NONE) break; // FB-EVENT-02
            var event = own(battle, DrawEvent.valueOf(choice.name()));
            used.add(event);
            actions = Math.min(actions, use(event, battle, referee));
        }
        return actions;
    }

    /** The same where the list describes events of its own. */
    private int playAny(Battle battle, Referee<Battle> referee) {
        int actions = 2;
        var used = new ArrayList<DrawEvent>();
        var usedOwn = new ArrayList<String>();
        while (used.size() + usedOwn.size() < most) {
            var drawn = battle.regiment(regiment);
            var printed = open(battle, drawn, used);
            var own = OwnEvent.open(drawn, usedOwn);
            if (printed.isEmpty() && own.isEmpty()) break;
            var name = referee.ask(drawn.side(), any(printed, own)).event();
            if (name.isEmpty()) break; // FB-EVENT-02
            for (var event : printed)
                if (event.written().equals(name)) {
                    used.add(event);
                    actions = Math.min(actions, use(event, battle, referee));
                }
            for (var event : own)
                if (event.name().equals(name)) {
                    usedOwn.add(name);
                    new OwnEvent(regiment, event).play(battle, referee);
                }
        }
        return actions;
    }

    private ChooseAnyEvent any(List<DrawEvent> printed, List<CommandAbility> own) {
        var names = new ArrayList<String>();
        for (var event : own) names.add(event.name());
        for (var event : printed) names.add(event.written());
        return new ChooseAnyEvent(regiment, names);
    }

    /** Those on the card that can be used now, each once. */
    public static List<DrawEvent> open(Battle battle, Regiment regiment, List<DrawEvent> used) {
        var open = new ArrayList<DrawEvent>();
        if (regiment.status() == Status.ARRIVING) return open; // FB-EVENT-05, FB-EVENT-06
        for (var event : events(battle, regiment))
            if (!used.contains(event) && usable(battle, regiment, event)) open.add(event);
        return open;
    }

    /** Those on the card, by the names that the edition played has for them. */
    public static List<DrawEvent> events(Battle battle, Regiment regiment) {
        return regiment.card().events().stream()
                .map(event -> own(battle, event))
                .distinct()
                .toList();
    }

    private static DrawEvent own(Battle battle, DrawEvent event) {
        return battle.edition().empowering().own(event);
    }

    /** A card can be drawn only while there is one, and only for a character (FB-DRAW-03). */
    private static boolean usable(Battle battle, Regiment regiment, DrawEvent event) {
        return switch (event) {
            case BURNOUT, EMPOWERED, FLUX_POWERED -> true;
            case DOUBLE_TIME, FIRE_AND_ADVANCE ->
                    regiment.character() != Regiment.NOBODY
                            && !battle.stack(regiment.side()).isEmpty();
        };
    }

    /** Why an event cannot be used now. */
    static Refusal refusal(Battle battle, Regiment regiment, DrawEvent event) {
        if (!events(battle, regiment).contains(event) || usable(battle, regiment, event))
            return Refusal.because("FB-EVENT-01", "no-such-event", regiment.id(), event);
        var rule = event == DrawEvent.DOUBLE_TIME ? "FB-DRAW-03" : "FB-DRAW-06";
        return Refusal.because(rule, "no-next-card", regiment.id(), event);
    }

    private ChooseEvent.Choice ask(Battle battle, List<DrawEvent> open, Referee<Battle> referee) {
        return referee.ask(battle.regiment(regiment).side(), new ChooseEvent(regiment, open));
    }

    /** What an event does once it is chosen; how many actions it leaves. */
    public int use(DrawEvent chosen, Battle battle, Referee<Battle> referee) {
        var event = own(battle, chosen);
        var rules = rules(event, battle);
        referee.record(new SequenceEvents.DrawEventUsed(regiment, event, rules));
        switch (event) {
            case BURNOUT -> burnout(battle.regiment(regiment));
            case EMPOWERED, FLUX_POWERED -> empower(battle, referee);
            case DOUBLE_TIME, FIRE_AND_ADVANCE -> {
                new NextCard(regiment, event).play(battle, referee);
                return 1; // FB-DRAW-05, FB-DRAW-06
            }
        }
        return 2;
    }

    private Rules rules(DrawEvent event, Battle battle) {
        var rules = ofEvent(event, battle);
        return most > 1 ? rules.and("FB-EVENT-04") : rules;
    }

    private static Rules ofEvent(DrawEvent event, Battle battle) {
        var rules = Rules.of("FB-EVENT-01", rule(event, battle.edition()));
        return event == DrawEvent.DOUBLE_TIME ? rules.and("FB-DRAW-05") : rules;
    }

    /** The rule that says what an event does. */
    public static String rule(DrawEvent event, Edition edition) {
        return switch (event) {
            case BURNOUT -> "FB-DRAW-02";
            case DOUBLE_TIME -> "FB-DRAW-03";
            case FIRE_AND_ADVANCE -> "FB-DRAW-06";
            case EMPOWERED, FLUX_POWERED -> edition.empowering().rule();
        };
    }

    /** FB-DRAW-02. */
    private static void burnout(Regiment regiment) {
        gain(
                regiment,
                "Burnout",
                "FB-DRAW-02",
                new TemporaryEffect.Gift.Changes(Characteristic.CLASH, 1));
        gain(
                regiment,
                "Burnout",
                "FB-DRAW-02",
                new TemporaryEffect.Gift.Changes(Characteristic.MARCH, 2));
        var decay = new RegimentTraits.Decay(3, false);
        gain(regiment, "Burnout", "FB-DRAW-02", new TemporaryEffect.Gift.Has(decay));
    }

    private void empower(Battle battle, Referee<Battle> referee) {
        var active = battle.regiment(regiment);
        var what = referee.ask(active.side(), new ChooseEmpowered(regiment));
        var empowering = battle.edition().empowering();
        var rule = empowering.rule();
        gain(active, empowering.source(), rule, new TemporaryEffect.Gift.Changes(what, 2));
        referee.record(new SequenceEvents.Empowered(regiment, what, 2, Rules.of(rule)));
    }

    /** For the rest of the round (FB-ACT-18). */
    private static void gain(
            Regiment regiment, String source, String rule, TemporaryEffect.Gift gift) {
        regiment.gain(
                new TemporaryEffect(
                        source, rule, gift, TemporaryEffect.Until.ROUND_END, regiment.id()));
    }
}
