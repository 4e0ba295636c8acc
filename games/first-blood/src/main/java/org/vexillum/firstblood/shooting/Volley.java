package org.vexillum.firstblood.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.combat.AttackPool;
import org.vexillum.firstblood.combat.AttackRolls;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.UseBlessing;
import org.vexillum.firstblood.combat.WoundsTaken;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.SeesThroughCover;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Shots whose target and shooters are settled.
 *
 * @param weapon the ranged attack the regiment uses
 * @param markers Overcharge markers to be discarded
 * @param ruinCover whether a ruin shelters the target (FB-RUIN-05)
 */
public record Volley(
        String regiment,
        String target,
        RangedAttack weapon,
        int markers,
        List<Shooter> shooters,
        boolean ruinCover) {
    public Volley {
        shooters = List.copyOf(shooters);
    }

    /** Wounds of a Volley cause no morale test (FB-VOLLEY-17). */
    public WoundsTaken play(Battle battle, Referee<Battle> referee) {
        return strike(battle, referee).play(battle, referee).taken();
    }

    /** Rolls all shots. */
    public HitsSuffered strike(Battle battle, Referee<Battle> referee) {
        var rolling = rolling(battle, referee);
        rolling.play(battle, referee);
        return scored(rolling);
    }

    /** The shots to be rolled, pool by pool. */
    public AttackRolls rolling(Battle battle, Referee<Battle> referee) {
        var shooting = battle.regiment(regiment);
        tell(battle, shooting, referee);
        boolean blessed = UseBlessing.onHits(battle, shooting, models(), Manner.VOLLEY, referee);
        int spent = Overcharging.discard(battle, shooting, weapon, markers, referee);
        var pools = new ArrayList<AttackPool>();
        var aiming = new VolleyDice(battle, this, spent, blessed);
        for (var shooter : shooters) AttackPool.add(pools, aiming.pool(shooter));
        TakeAim.spend(shooting);
        return new AttackRolls(shooting.side(), pools);
    }

    /** The hits of all shots. */
    public HitsSuffered scored(AttackRolls rolled) {
        var groups = rolled.at(target, RankAndFile.WHOLE);
        return new HitsSuffered(
                target, RankAndFile.WHOLE, Manner.VOLLEY, groups, List.of(), ruinCover);
    }

    private List<Integer> models() {
        return shooters.stream().map(Shooter::model).toList();
    }

    private Rules rules(Battle battle, Regiment shooting) {
        var rules = Rules.of("FB-VOLLEY-02", "FB-VOLLEY-09", "FB-SR-BARRAGE-1");
        if (RangedAttack.of(battle, shooting).size() > 1) rules = rules.and("FB-SR-BARRAGE-2");
        if (weapon.inCombat()) rules = rules.and("FB-VOLLEY-08").and("FB-SR-THROWING-WEAPONS");
        else if (engagedMonster(battle)) rules = rules.and("FB-VOLLEY-07");
        if (Traits.any(battle, shooting, SeesThroughCover.class))
            rules = rules.and("FB-SR-SURESHOT");
        if (shooting.status() != Status.IN_GARRISON) return rules;
        rules = rules.and("FB-GARRISON-24");
        return Engagement.engaged(battle, shooting) ? rules.and("FB-GARRISON-25") : rules;
    }

    private boolean engagedMonster(Battle battle) {
        var aimedAt = battle.regiment(target);
        return aimedAt.card().type() == ModelType.MONSTER && Engagement.engaged(battle, aimedAt);
    }

    private void tell(Battle battle, Regiment shooting, Referee<Battle> referee) {
        int obscured = (int) shooters.stream().filter(Shooter::obscured).count();
        referee.record(
                new ShootingEvents.VolleyFired(
                        regiment,
                        target,
                        weapon.barrage().written(),
                        shooters.size(),
                        obscured,
                        rules(battle, shooting)));
    }
}
