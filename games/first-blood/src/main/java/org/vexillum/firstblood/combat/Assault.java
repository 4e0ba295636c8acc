package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.referee.Referee;

/**
 * Attacks of a regiment's models whose targets are declared (FB-CLASH-05).
 *
 * @param fronts one for each target
 */
public record Assault(String attacker, Manner manner, List<Strike> strikes, List<Front> fronts) {
    public Assault {
        strikes = List.copyOf(strikes);
        fronts = List.copyOf(fronts);
    }

    /** As the models stand now. */
    static Assault of(Battle battle, Regiment attacker, Manner manner, List<Strike> strikes) {
        var fronts = new ArrayList<Front>();
        for (var target : targets(strikes))
            fronts.add(Front.between(battle, attacker, battle.regiment(target)));
        return new Assault(attacker.id(), manner, strikes, fronts);
    }

    private static List<String> targets(List<Strike> strikes) {
        var targets = new ArrayList<String>();
        for (var strike : strikes)
            if (!targets.contains(strike.target())) targets.add(strike.target());
        return targets;
    }

    List<String> targets() {
        return targets(strikes);
    }

    /** Strikes, has the targets defend, and takes what they throw back; morale is not tested. */
    public void play(Battle battle, Aftermath after, Referee<Battle> referee) {
        play(battle, after, new LinkedHashMap<>(), referee);
    }

    /**
     * The same within an action in which there were hits before.
     *
     * @param guards what the targets have used up
     */
    void play(Battle battle, Aftermath after, Map<String, Guard> guards, Referee<Battle> referee) {
        land(battle, strike(battle, referee), after, guards, referee);
    }

    /** Has targets that have taken none before take the hits. */
    public void land(
            Battle battle, List<HitsSuffered> hits, Aftermath after, Referee<Battle> referee) {
        land(battle, hits, after, new LinkedHashMap<>(), referee);
    }

    /** The whole action, morale included. */
    public void play(Battle battle, Referee<Battle> referee) {
        var after = new Aftermath();
        play(battle, after, referee);
        after.play(battle, referee);
    }

    /** Rolls all hit dice. */
    public List<HitsSuffered> strike(Battle battle, Referee<Battle> referee) {
        var regiment = battle.regiment(attacker);
        var inspiration = new Inspiration(battle, regiment, manner, targets());
        boolean blessed = UseBlessing.onHits(battle, regiment, strikers(), manner, referee);
        var pools = new Pools(battle, this, inspiration, blessed).all();
        inspiration.spend();
        var landed = new LinkedHashMap<Aimed, List<HitGroup>>();
        for (var pool : pools) {
            var aimed = new Aimed(pool.target(), pool.at());
            var groups = landed.computeIfAbsent(aimed, _ -> new ArrayList<>());
            for (var group : pool.roll(battle, regiment.side(), referee))
                HitGroup.add(groups, group);
        }
        var hits = new ArrayList<HitsSuffered>();
        landed.forEach((aimed, groups) -> hits.add(suffered(aimed, groups)));
        return hits;
    }

    private List<Integer> strikers() {
        var models = new ArrayList<Integer>();
        for (var strike : strikes) models.add(strike.model());
        return models;
    }

    private record Aimed(String target, int at) {}

    private HitsSuffered suffered(Aimed aimed, List<HitGroup> groups) {
        var engaged = front(aimed.target).engaged();
        return new HitsSuffered(aimed.target, aimed.at, manner, groups, engaged, false);
    }

    Front front(String target) {
        for (var front : fronts) if (front.target().equals(target)) return front;
        return new Front(target, List.of(), List.of());
    }

    /** Has the targets take the hits. */
    void land(
            Battle battle,
            List<HitsSuffered> hits,
            Aftermath after,
            Map<String, Guard> guards,
            Referee<Battle> referee) {
        var thrown = new ThrownBack(battle, this);
        var fear = new Fear(battle, this);
        for (var suffered : hits) {
            after.engaged(suffered.target(), suffered.engaged());
            var guard = guards.computeIfAbsent(suffered.target(), _ -> new Guard());
            var struck = suffered.play(battle, guard, referee);
            after.add(struck.taken());
            fear.spread(struck.taken(), after);
            thrown.add(suffered.target(), struck.answers());
        }
        thrown.play(battle, after, referee);
    }
}
