package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.combat.Healing;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A draw event that a list describes itself: what it gives lasts to the end of the round. */
public record OwnEvent(String regiment, CommandAbility event) {
    private static final String RULE = "FB-EVENT-01";

    /** Those on the card that can be used now. */
    public static List<CommandAbility> open(Regiment regiment, List<String> used) {
        var open = new ArrayList<CommandAbility>();
        if (regiment.status() == Status.ARRIVING) return open; // FB-EVENT-05
        for (var event : regiment.card().ownEvents())
            if (!used.contains(event.name())) open.add(event);
        return open;
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var drawn = battle.regiment(regiment);
        referee.record(new SequenceEvents.OwnEventUsed(regiment, event.name(), Rules.of(RULE)));
        for (var gift : event.gifts())
            drawn.gain(
                    new TemporaryEffect(
                            event.name(), RULE, gift, TemporaryEffect.Until.ROUND_END, regiment));
        if (event.heals() > 0) new Healing(regiment, event.heals()).play(battle, referee);
    }
}
