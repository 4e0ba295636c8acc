package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Hits that answer attacks, resolved in the same action and before morale.
 *
 * <p>They have no special rules. They go to the models that were engaged when the attacks were
 * made, in edition 1 to the character or officer whose attacks they answer (FB-CCOM-14-E1).
 */
final class ThrownBack {
    private record Way(String from, int to) {}

    private final Assault assault;
    private final boolean singled;
    private final Map<Way, Integer> hits = new LinkedHashMap<>();
    private final Map<Way, Rules> rules = new LinkedHashMap<>();

    ThrownBack(Battle battle, Assault assault) {
        this.assault = assault;
        singled =
                assault.manner() == Manner.DUEL
                        || battle.edition().characterCombat() == CharacterCombat.MODELS_SINGLED_OUT;
    }

    void add(String from, List<Struck.Answer> answers) {
        for (var answer : answers) {
            var way = new Way(from, singled ? answer.to() : Ranks.WHOLE);
            hits.merge(way, answer.hits(), Integer::sum);
            rules.merge(way, why(answer, way), Rules::and);
        }
    }

    private Rules why(Struck.Answer answer, Way way) {
        var why = Rules.of(answer.cause().rule());
        boolean duel = assault.manner() == Manner.DUEL;
        if (duel && why.has("FB-SR-COUNTER-ATTACK-1")) return why.and("FB-SR-COUNTER-ATTACK-2");
        return !duel && way.to >= 0 ? why.and("FB-CCOM-14-E1") : why;
    }

    void play(Battle battle, Aftermath after, Referee<Battle> referee) {
        var regiment = battle.regiment(assault.attacker());
        var guards = new LinkedHashMap<String, Guard>();
        hits.forEach((way, count) -> {
            referee.record(
                    new CombatEvents.HitsThrownBack(
                            way.from, assault.attacker(), way.to, count, rules(way)));
            var guard = guards.computeIfAbsent(way.from, _ -> new Guard());
            var struck = suffered(regiment, way, count).play(battle, guard, referee);
            after.engaged(regiment.id(), exposed(way.from));
            after.add(struck.taken());
        });
    }

    private Rules rules(Way way) {
        return rules.getOrDefault(way, Rules.NONE);
    }

    private HitsSuffered suffered(Regiment regiment, Way way, int count) {
        var manner = assault.manner() == Manner.DUEL ? Manner.DUEL : Manner.THROWN_BACK;
        var plain = List.of(HitGroup.plain(count));
        return new HitsSuffered(regiment.id(), way.to, manner, plain, exposed(way.from), false);
    }

    /** Where places cannot tell, those who struck are exposed. */
    private List<Integer> exposed(String from) {
        var exposed = assault.front(from).exposed();
        if (!exposed.isEmpty()) return exposed;
        var strikers = new ArrayList<Integer>();
        for (var strike : assault.strikes())
            if (strike.target().equals(from)) strikers.add(strike.model());
        return strikers;
    }
}
