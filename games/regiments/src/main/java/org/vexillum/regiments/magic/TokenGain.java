package org.vexillum.regiments.magic;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Traits;

/** Every Caster gains its tokens at the start of a round, in reserve and Shaken too. */
public record TokenGain() {
    /** AOFR-SR-CASTER-1. */
    static final int MOST = 6;

    public void play(Battle battle, Referee<Battle> referee) {
        for (var unit : battle.units()) {
            if (unit.destroyed()) continue;
            for (int slot = 0; slot < unit.living(); slot++) gain(unit, unit.inSlot(slot), referee);
        }
    }

    private static void gain(Unit unit, int model, Referee<Battle> referee) {
        var caster = Traits.find(unit.traits(model), PlainTrait.Caster.class);
        if (caster == null) return;
        int wanted = unit.tokens(model) + caster.x();
        int now = Math.min(MOST, wanted);
        unit.setTokens(model, now);
        referee.record(
                new MagicEvents.TokensGained(
                        unit.id(),
                        unit.card(model).name(),
                        caster.x(),
                        wanted - now,
                        now,
                        Rules.of("AOFR-SR-CASTER-1")));
    }
}
