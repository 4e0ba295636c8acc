package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.feat.Banner;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.feat.Rift;
import org.vexillum.warcrow.morale.MoraleEvents;
import org.vexillum.warcrow.morale.StressTests;
import org.vexillum.warcrow.objectives.Contest;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Spot;

/** Effects and choices, tests of will, then objectives: the order of WC-TURN-05. */
public record ActivationEnd(String unit) {
    private static final int FOGGY = 4 * Spot.STRIDE;

    public void play(Battle battle, Referee<Battle> referee) {
        effects(battle, referee);
        new StressTests().play(battle, referee);
        new Contest(unit).play(battle, referee);
    }

    /** What may be done at the end of an activation, in the order the player wishes. */
    private void effects(Battle battle, Referee<Battle> referee) {
        fog(battle, referee);
        Rift.look(battle, referee);
        if (battle.setting().feat() == Feat.BANNER) Banner.late(battle, referee);
        var used = new ArrayList<Effect.Kind>();
        var active = battle.unit(unit);
        while (active.onTable() && !EndEffects.open(battle, active, used).isEmpty()) {
            var effect = referee.ask(active.side(), new ChooseEffect(unit, used));
            if (effect.kind() == Effect.Kind.NONE) return;
            used.add(effect.kind());
            EndEffects.play(effect, battle, active, referee);
        }
        if (active.onTable()) referee.notPut(active.side(), new ChooseEffect(unit, used));
    }

    /** A unit that stops near Fog takes 1 tinge (WC-BG-FOG-01, WC-FEAT-RIFT-03). */
    private void fog(Battle battle, Referee<Battle> referee) {
        var active = battle.unit(unit);
        if (!active.onTable()) return;
        for (var fog : battle.feat().fogs())
            if (fog.onTable() && active.standing().within(fog.id(), FOGGY)) {
                active.setTinge(active.tinge() + 1);
                var rules = Rules.of("WC-BG-FOG-01", "WC-FEAT-RIFT-03");
                referee.record(new MoraleEvents.TingeChanged(unit, 1, active.tinge(), rules));
                return;
            }
    }
}
