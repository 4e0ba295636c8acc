package org.vexillum.firstblood.sequence;

import org.vexillum.firstblood.characters.ChallengeAction;
import org.vexillum.firstblood.characters.InspiringPresence;
import org.vexillum.firstblood.combat.ClashAction;
import org.vexillum.firstblood.combat.InspireAction;
import org.vexillum.firstblood.magic.SpellcastingAction;
import org.vexillum.firstblood.morale.CombatRally;
import org.vexillum.firstblood.morale.Rally;
import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.movement.CombatReform;
import org.vexillum.firstblood.movement.Disengage;
import org.vexillum.firstblood.movement.EnterTable;
import org.vexillum.firstblood.movement.ForcedMarch;
import org.vexillum.firstblood.movement.MarchAction;
import org.vexillum.firstblood.scenario.ChooseActingLeader;
import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.shooting.TakeAim;
import org.vexillum.firstblood.shooting.VolleyAction;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.referee.Referee;

/**
 * An action as declared.
 *
 * @param march which March of the activation this would be
 */
public record DeclaredAction(String regiment, ForcedAction chosen, int march) {
    public void play(Battle battle, Referee<Battle> referee) {
        switch (chosen.action()) {
            case MARCH -> march(battle, referee);
            case CHARGE -> charge(battle, referee);
            case RALLY -> new Rally(regiment).play(battle, referee);
            case TAKE_AIM -> new TakeAim(regiment).play(battle, referee);
            case VOLLEY -> new VolleyAction(regiment).play(battle, referee);
            case CLASH -> new ClashAction(regiment).play(battle, referee);
            case INSPIRE -> new InspireAction(regiment).play(battle, referee);
            case COMBAT_REFORM -> new CombatReform(regiment).play(battle, referee);
            case DISENGAGE -> new Disengage(regiment).play(battle, referee);
            case COMBAT_RALLY -> new CombatRally(regiment).play(battle, referee);
            case CHALLENGE -> new ChallengeAction(regiment).play(battle, referee);
            case SPELLCASTING -> new SpellcastingAction(regiment).play(battle, referee);
            case OVERCHARGE -> new OverchargeAction(regiment).play(battle, referee);
            case SKIP -> {}
        }
        if (chosen.action() != ActionKind.SKIP) ends(battle, referee);
    }

    /** What the end of any action brings. */
    public static void ends(Battle battle, Referee<Battle> referee) {
        EffectExpiry.actionEnds(battle, referee);
        InspiringPresence.restore(battle, referee);
        Victory.endIfReached(battle, referee);
    }

    private void march(Battle battle, Referee<Battle> referee) {
        var active = battle.regiment(regiment);
        if (active.status() == Status.ARRIVING) enter(battle, active, referee);
        else if (!chosen.towards().isEmpty())
            new ForcedMarch(regiment, chosen.towards(), march).play(battle, referee);
        else new MarchAction(regiment, march).play(battle, referee);
    }

    private void charge(Battle battle, Referee<Battle> referee) {
        if (chosen.towards().isEmpty()) new ChargeAction(regiment).play(battle, referee);
        else ChargeAction.at(regiment, chosen.towards()).play(battle, referee);
    }

    private void enter(Battle battle, Regiment active, Referee<Battle> referee) {
        ChooseActingLeader.whereNeeded(battle, active, referee); // FB-CMD-09
        new EnterTable(regiment, march).play(battle, referee);
    }
}
