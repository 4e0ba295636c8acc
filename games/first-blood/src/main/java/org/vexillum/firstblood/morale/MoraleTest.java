package org.vexillum.firstblood.morale;

import java.util.List;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.RollUnder;
import org.vexillum.firstblood.combat.SeparateModels;
import org.vexillum.firstblood.combat.WoundOrder;
import org.vexillum.firstblood.combat.WoundsSuffered;
import org.vexillum.firstblood.combat.WoundsTaken;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.ChangesMorale;
import org.vexillum.firstblood.traits.DiscardsFailedNerve;
import org.vexillum.firstblood.traits.HalvesFailedNerve;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.RerollsMorale;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Morale dice for the wounds of an action (FB-MORALE-02).
 *
 * @param model who tests for himself alone, {@link RankAndFile#FILE} for the models beside an
 *     officer, or {@link RankAndFile#WHOLE}
 * @param terror the greatest terror of the action, or null
 * @param engaged the models engaged by any enemy when the dice are rolled
 * @param ofCombat whether the wounds came from a source that needs engagement range
 * @param inDuel whether they came from a Challenge (FB-CHALLENGE-08)
 */
public record MoraleTest(
        String regiment,
        int model,
        int dice,
        @Nullable Terror terror,
        List<Integer> engaged,
        boolean ofCombat,
        boolean inDuel) {
    private static final Rules RULES = Rules.of("FB-MORALE-01", "FB-MORALE-02", "FB-MORALE-06");

    public MoraleTest {
        engaged = List.copyOf(engaged);
    }

    /** A regiment tests as a whole, nothing terrifying about it. */
    public static MoraleTest of(String regiment, int dice, List<Integer> engaged) {
        return new MoraleTest(regiment, RankAndFile.WHOLE, dice, null, engaged, true, false);
    }

    /** Rolls, and deals a wound for each failure. Returns the wounds taken. */
    public WoundsTaken play(Battle battle, Referee<Battle> referee) {
        if (idle(battle)) return none();
        return suffer(fixed(battle, referee).roll(battle, referee), battle, referee);
    }

    /** Whether there is nothing to roll for, or nobody to do it. */
    boolean idle(Battle battle) {
        var tested = battle.regiment(regiment);
        return dice == 0 || tested.destroyed() || model >= 0 && !tested.alive(model);
    }

    /** With every Resolve and bonus as they are now. */
    FixedTest fixed(Battle battle, Referee<Battle> referee) {
        var tested = battle.regiment(regiment);
        var resolve = resolve(battle, tested, referee);
        var check = RollUnder.check(resolve.value()).rollingAgain(again(battle, tested));
        var why = RULES.and(SeparateModels.testing(battle, tested, model, ofCombat, inDuel));
        if (LentResolve.missed(battle, tested)) why = why.and("FB-BROKEN-08").and("FB-PRESENCE-04");
        return new FixedTest(this, resolve, check, spared(battle, tested), why);
    }

    /** What the failures cost. */
    WoundsTaken suffer(int wounds, Battle battle, Referee<Battle> referee) {
        var tested = battle.regiment(regiment);
        if (wounds == 0 || idle(battle)) return none();
        return wounds(battle, tested, wounds).play(battle, referee);
    }

    private WoundsTaken none() {
        return new WoundsTaken(regiment, Manner.MORALE, List.of(), 0);
    }

    /** Resolve with the bonus for size, a character's presence and terror (FB-PRESENCE-02-E1). */
    ExplainedNumber resolve(Battle battle, Regiment tested, Referee<Battle> referee) {
        int who = model >= 0 ? model : MoraleResolve.spokesman(battle, tested);
        var resolve = MoraleResolve.sum(battle, tested, who);
        resolve = LentResolve.to(battle, tested, resolve, model, referee);
        boolean sized = model < 0 || !tested.card().character();
        if (sized) resolve = MoraleResolve.withSize(resolve, battle, tested);
        var steady = RankAndFile.shared(battle, tested, model, ChangesMorale.class);
        if (steady != null) resolve = steady.changeMorale(resolve);
        if (terror != null)
            resolve = MoraleResolve.terrified(resolve, battle, tested, model, terror);
        return resolve.atLeast(0, new Cause("FB-PROF-04", "never below 0"));
    }

    private int again(Battle battle, Regiment tested) {
        var reroll = RankAndFile.shared(battle, tested, model, RerollsMorale.class);
        return reroll == null ? 0 : reroll.moraleFacesRolledAgain();
    }

    private SparedMoraleDice spared(Battle battle, Regiment tested) {
        return new SparedMoraleDice(
                RankAndFile.shared(battle, tested, model, DiscardsFailedNerve.class),
                RankAndFile.shared(battle, tested, model, HalvesFailedNerve.class));
    }

    private WoundsSuffered wounds(Battle battle, Regiment tested, int wounds) {
        var among = model >= 0 ? List.of(model) : RankAndFile.living(tested);
        if (model == RankAndFile.FILE) among = RankAndFile.besidesOfficer(tested);
        return new WoundsSuffered(
                regiment, wounds, Manner.MORALE, order(battle, tested), among, engaged, inDuel);
    }

    /** FB-MORALE-10, FB-MORALE-11, FB-CCOM-10-E2. */
    private WoundOrder order(Battle battle, Regiment tested) {
        if (model >= 0) return WoundOrder.LISTED;
        if (battle.edition().moraleWounds() == Edition.MoraleWounds.ENGAGED_FIRST)
            return tested.card().character() ? WoundOrder.RETINUE_FIRST : WoundOrder.ENGAGED_FIRST;
        boolean engagedOnly = battle.options().moraleWounds() == Options.MoraleWounds.ENGAGED_ONLY;
        return engagedOnly && ofCombat && !engaged.isEmpty()
                ? WoundOrder.ENGAGED_ONLY
                : WoundOrder.ANY;
    }
}
