package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.referee.Referee;

/**
 * Attacks of a regiment's models whose targets are declared (FB-CLASH-05).
 *
 * @param fronts one for each target
 * @param active whether they belong to the active player
 */
public record DeclaredAttacks(
        String attacker,
        Manner manner,
        List<ModelAttack> strikes,
        List<EngagedModels> fronts,
        boolean active) {
    public DeclaredAttacks {
        strikes = List.copyOf(strikes);
        fronts = List.copyOf(fronts);
    }

    /** Of the active player, except where opportunity offers. */
    public DeclaredAttacks(
            String attacker, Manner manner, List<ModelAttack> strikes, List<EngagedModels> fronts) {
        this(attacker, manner, strikes, fronts, manner != Manner.OPPORTUNITY);
    }

    /** As the models stand now. */
    static DeclaredAttacks of(
            Battle battle, Regiment attacker, Manner manner, List<ModelAttack> strikes) {
        var fronts = new ArrayList<EngagedModels>();
        for (var target : targets(strikes))
            fronts.add(EngagedModels.between(battle, attacker, battle.regiment(target)));
        return new DeclaredAttacks(attacker.id(), manner, strikes, fronts);
    }

    private static List<String> targets(List<ModelAttack> strikes) {
        var targets = new ArrayList<String>();
        for (var strike : strikes)
            if (!targets.contains(strike.target())) targets.add(strike.target());
        return targets;
    }

    List<String> targets() {
        return targets(strikes);
    }

    /** Strikes, has the targets defend, and takes what they throw back; morale is not tested. */
    public void play(Battle battle, ActionMorale after, Referee<Battle> referee) {
        play(battle, after, new DefenceUses(), referee);
    }

    /**
     * The same within an action in which there were hits before.
     *
     * @param guards what the targets have used up
     */
    void play(Battle battle, ActionMorale after, DefenceUses guards, Referee<Battle> referee) {
        land(battle, strike(battle, referee), after, guards, referee);
    }

    /** Whether a target takes its hits in batches. */
    public boolean batched(Battle battle) {
        for (var strike : strikes) {
            var target = battle.regiment(strike.target());
            if (HitsInProgress.batched(battle, target, strike.at(), manner)) return true;
        }
        return false;
    }

    /** Has targets take the hits that have taken none before; what they throw back is not in it. */
    public HitResolution landing(Battle battle, List<HitsSuffered> hits, ActionMorale after) {
        return landing(battle, hits, after, new DefenceUses());
    }

    /**
     * The same within an action in which there were hits before.
     *
     * @param guards what the targets have used up
     */
    public HitResolution landing(
            Battle battle, List<HitsSuffered> hits, ActionMorale after, DefenceUses guards) {
        return new HitResolution(battle, this, hits, after, guards);
    }

    /**
     * The same from the first attack die on, where {@link PoolByPoolAttacks} fits.
     *
     * @param answered whether anybody asks what is thrown back
     */
    public PoolByPoolAttacks poolByPool(Battle battle, boolean answered, Referee<Battle> referee) {
        return PoolByPoolAttacks.of(battle, this, pools(battle, referee), answered);
    }

    /** The whole action, morale included. */
    public void play(Battle battle, Referee<Battle> referee) {
        var after = new ActionMorale();
        play(battle, after, referee);
        after.play(battle, referee);
    }

    /** Rolls all hit dice. */
    public List<HitsSuffered> strike(Battle battle, Referee<Battle> referee) {
        var rolling = rolling(battle, referee);
        rolling.play(battle, referee);
        return scored(rolling);
    }

    /** The hit dice to be rolled, pool by pool. */
    public AttackRolls rolling(Battle battle, Referee<Battle> referee) {
        return new AttackRolls(battle.regiment(attacker).side(), pools(battle, referee));
    }

    private List<AttackPool> pools(Battle battle, Referee<Battle> referee) {
        var regiment = battle.regiment(attacker);
        var inspiration = new Inspiration(battle, regiment, manner, targets());
        boolean blessed = UseBlessing.onHits(battle, regiment, strikers(), manner, referee);
        var pools = new AttackPools(battle, this, inspiration, blessed).all();
        inspiration.spend();
        return pools;
    }

    /** The hits of all the dice. */
    public List<HitsSuffered> scored(AttackRolls rolled) {
        var hits = new ArrayList<HitsSuffered>();
        rolled.scored().forEach((aim, groups) -> hits.add(hits(aim, groups)));
        return hits;
    }

    HitsSuffered hits(AttackRolls.Aim aim, List<HitGroup> groups) {
        var engaged = front(aim.target()).engaged();
        return new HitsSuffered(aim.target(), aim.at(), manner, groups, engaged, false);
    }

    private List<Integer> strikers() {
        var models = new ArrayList<Integer>();
        for (var strike : strikes) models.add(strike.model());
        return models;
    }

    EngagedModels front(String target) {
        for (var front : fronts) if (front.target().equals(target)) return front;
        return new EngagedModels(target, List.of(), List.of());
    }

    /** Has the targets take the hits, and the attacker what they throw back. */
    void land(
            Battle battle,
            List<HitsSuffered> hits,
            ActionMorale after,
            DefenceUses guards,
            Referee<Battle> referee) {
        var landing = landing(battle, hits, after, guards);
        landing.play(battle, referee);
        landing.thrown().play(battle, referee);
    }
}
