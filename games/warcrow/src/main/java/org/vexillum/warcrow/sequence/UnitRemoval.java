package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.feat.Banner;
import org.vexillum.warcrow.feat.Decapitation;
import org.vexillum.warcrow.feat.Rift;
import org.vexillum.warcrow.objectives.Loot;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.EventToken;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.Unit;
import org.vexillum.warcrow.table.UnitStanding;

/** A unit leaves the table, whatever the cause. */
public record UnitRemoval(String unit) {
    public void play(Battle battle, Referee<Battle> referee) {
        var gone = battle.unit(unit);
        saveLoot(battle, gone, referee);
        Loot.layDown(gone, "WC-SCEN-LOOT-09", referee);
        Banner.lose(battle, gone, referee);
        Rift.removed(battle, gone, referee);
        var character = battle.characterIn(gone);
        gone.setStatus(Status.REMOVED);
        gone.setDemoralised(false);
        battle.events().removeIf(this::mine);
        referee.record(new SequenceEvents.UnitRemoved(unit, Rules.of("WC-OBJ-13")));
        if (character != null) CharacterJoining.release(character, gone);
        gone.setJoinedTo("");
        gone.setStanding(UnitStanding.FAR);
        Decapitation.removed(battle, gone, character != null, referee);
    }

    private boolean mine(EventToken token) {
        return token.kind() == EventToken.Kind.RALLY && token.about().equals(unit);
    }

    private void saveLoot(Battle battle, Unit gone, Referee<Battle> referee) {
        var officer = Loot.heir(battle, gone);
        if (officer == null) return;
        if (referee.ask(gone.side(), new SaveLoot(unit, officer.id())))
            Loot.handOn(gone, officer, "WC-SCEN-LOOT-10", referee);
    }
}
