package org.vexillum.warcrow.morale;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.feat.Banner;
import org.vexillum.warcrow.feat.Rift;
import org.vexillum.warcrow.objectives.Loot;
import org.vexillum.warcrow.sequence.UnitRemoval;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.EventToken;
import org.vexillum.warcrow.table.Unit;

/** A unit that failed its test becomes demoralised and flees (WC-BG-STRESS-02). */
public record Demoralisation(String unit) {
    public void play(Battle battle, Referee<Battle> referee) {
        var fleeing = battle.unit(unit);
        fleeing.setDemoralised(true);
        int turn = battle.clock().now() + battle.options().rallyTurns();
        battle.events().add(new EventToken(EventToken.Kind.RALLY, unit, turn)); // WC-BG-DEMORAL-03
        var rules = Rules.of("WC-BG-STRESS-02", "WC-BG-DEMORAL-01", "WC-BG-DEMORAL-03");
        referee.record(new MoraleEvents.BecameDemoralised(unit, turn, rules));
        flee(battle, referee);
    }

    /** Loot and banner stay behind, then the unit runs (WC-SCEN-LOOT-11, WC-FEAT-BANNER-08). */
    public void flee(Battle battle, Referee<Battle> referee) {
        var fleeing = battle.unit(unit);
        layDown(battle, fleeing, referee);
        Banner.lose(battle, fleeing, referee);
        var flight = referee.ask(fleeing.side(), new ReportFlight(unit));
        fleeing.setStanding(flight.stands());
        referee.record(new MoraleEvents.Fled(unit, flight.off(), Rules.of("WC-BG-FLEE-01")));
        if (flight.off()) gone(battle, fleeing, referee);
        else Rift.look(battle, referee);
    }

    /** A Character that has joined it is part of it and goes with it (WC-BG-FLEE-01). */
    private void gone(Battle battle, Unit fleeing, Referee<Battle> referee) {
        var character = battle.characterIn(fleeing);
        if (character != null) new UnitRemoval(character.id()).play(battle, referee);
        new UnitRemoval(unit).play(battle, referee);
    }

    private static void layDown(Battle battle, Unit fleeing, Referee<Battle> referee) {
        var character = battle.characterIn(fleeing);
        Loot.layDown(fleeing, "WC-SCEN-LOOT-11", referee);
        if (character != null) Loot.layDown(character, "WC-SCEN-LOOT-11", referee);
    }
}
