package org.vexillum.firstblood.magic;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.Referee;

/** The Spellcasting action (FB-CHAR-08, FB-MAGIC-01); engaged or not (FB-MAGIC-05). */
public record SpellcastingAction(String regiment) {
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        return CastChoices.none(battle, regiment);
    }

    /** That its casters cannot cast while it is Broken (FB-BROKEN-11), or null. */
    public static @Nullable Refusal broken(Battle battle, Regiment regiment) {
        if (!regiment.broken() || !Casters.casting(battle, regiment).isEmpty()) return null;
        return CastChoices.none(battle, regiment);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var caster = battle.regiment(regiment);
        var cast = referee.ask(caster.side(), new ChooseIncantation(regiment));
        Spellcasting.of(battle, caster, cast).play(battle, referee);
    }
}
