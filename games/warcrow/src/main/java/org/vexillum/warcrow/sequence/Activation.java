package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.feat.Rift;
import org.vexillum.warcrow.morale.MoraleEvents;
import org.vexillum.warcrow.morale.Stress;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.Unit;
import org.vexillum.warcrow.table.UnitStanding;

/** A unit acts: what happens on the table is reported, what follows is worked out. */
public record Activation(String unit, TurnChoice.Kind manner) {
    public void play(Battle battle, Referee<Battle> referee) {
        begin(battle, referee);
        var ends = happen(battle, referee);
        end(ends.stands(), ends.chained(), battle, referee);
    }

    /** A unit activated again takes 1 stress, unless it rests (WC-TURN-04). */
    public void begin(Battle battle, Referee<Battle> referee) {
        var active = battle.unit(unit);
        var rules = Rules.of("WC-TURN-01", "WC-TURN-03");
        if (manner == TurnChoice.Kind.ENTER) rules = rules.and(enter(active, referee));
        referee.record(new SequenceEvents.Activated(unit, manner, battle.clock().now(), rules));
        Rift.activates(battle, active, referee);
        if (active.activations() > 0 && manner == TurnChoice.Kind.ACT)
            Stress.take(active, 1, Rules.of("WC-TURN-04"), referee);
        if (manner == TurnChoice.Kind.REST) rest(active, referee);
        active.setActivations(active.activations() + 1);
    }

    private static Rules enter(Unit active, Referee<Battle> referee) {
        active.setStatus(Status.ON_TABLE);
        var rules =
                active.is(Keyword.SCOUT)
                        ? Rules.of("WC-BG-SCOUT-01", "WC-BG-SCOUT-02")
                        : Rules.of("WC-BG-AMBUSH-01", "WC-BG-AMBUSH-02");
        referee.reveal(
                new SequenceEvents.UnitDeployed(
                        active.side(), active.id(), rules.and("WC-HIDDEN-01")));
        return rules;
    }

    /** All its stress, one state and 1 tinge (WC-BG-STRESS-03). */
    private static void rest(Unit active, Referee<Battle> referee) {
        var rules = Rules.of("WC-BG-STRESS-03");
        Stress.lose(active, active.stress(), rules, referee);
        active.setFrightened(false);
        if (active.tinge() == 0) return;
        active.setTinge(active.tinge() - 1);
        referee.record(new MoraleEvents.TingeChanged(active.id(), -1, active.tinge(), rules));
    }

    private Happening.Ends happen(Battle battle, Referee<Battle> referee) {
        var left = new ArrayList<String>();
        while (true) {
            var question = new NextHappening(unit, left);
            var happening = referee.ask(battle.unit(unit).side(), question);
            if (happening instanceof Happening.Ends ends) return ends;
            if (happening instanceof Happening.Left leaves) left.add(leaves.character());
            HappeningRules.play(happening, battle, referee);
        }
    }

    /** Everything after the actions, in the order of WC-TURN-05. */
    public void end(
            UnitStanding stands, @Nullable String chained, Battle battle, Referee<Battle> referee) {
        var active = battle.unit(unit);
        if (active.onTable()) active.setStanding(stands);
        new ActivationEnd(unit).play(battle, referee);
        if (chained == null) return;
        var next = battle.unit(chained);
        if (ChooseActivation.refusal(next, TurnChoice.Kind.ACT, battle) != null) return;
        referee.record(
                new SequenceEvents.ActivatedByAbility(chained, unit, Rules.of("WC-TURN-05")));
        new Activation(chained, TurnChoice.Kind.ACT).play(battle, referee);
    }
}
