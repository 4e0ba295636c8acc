package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.PausableSequence;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/**
 * Hits that answer attacks, resolved in the same action and before morale.
 *
 * <p>They have no special rules. They go to the models that were engaged when the attacks were
 * made, in edition 1 to the character or officer whose attacks they answer (FB-CCOM-14-E1).
 */
public final class HitsBackResolution implements PausableSequence<HitsBackResolution> {
    private record Way(String from, int to) {}

    private final DeclaredAttacks assault;
    private final boolean singled;
    private final ActionMorale after;
    private final SequencedMap<Way, Integer> hits = new LinkedHashMap<>();
    private final Map<Way, Rules> rules = new LinkedHashMap<>();
    private final DefenceUses guards;
    private String from = "";
    private @Nullable HitsInProgress now;

    HitsBackResolution(Battle battle, DeclaredAttacks assault, ActionMorale after) {
        this(
                assault,
                assault.manner() == Manner.DUEL
                        || battle.edition().characterCombat() == CharacterCombat.MODELS_SINGLED_OUT,
                after,
                new DefenceUses());
    }

    private HitsBackResolution(
            DeclaredAttacks assault, boolean singled, ActionMorale after, DefenceUses guards) {
        this.assault = assault;
        this.singled = singled;
        this.after = after;
        this.guards = guards;
    }

    @Override
    public HitsBackResolution copy() {
        return copy(after.copy());
    }

    /** Whatever came before is forgotten: morale will be tested for these hits alone. */
    public HitsBackResolution alone() {
        return copy(new ActionMorale());
    }

    private HitsBackResolution copy(ActionMorale morale) {
        var copy = new HitsBackResolution(assault, singled, morale, guards.copy());
        copy.hits.putAll(hits);
        copy.rules.putAll(rules);
        copy.from = from;
        if (now != null) copy.now = now.copy(copy.guards.of(from));
        return copy;
    }

    /** The rules are only told. */
    @Override
    public boolean equals(Object other) {
        return other instanceof HitsBackResolution it
                && assault.equals(it.assault)
                && singled == it.singled
                && from.equals(it.from)
                && List.copyOf(hits.entrySet()).equals(List.copyOf(it.hits.entrySet()))
                && Objects.equals(now, it.now)
                && after.equals(it.after)
                && guards.equals(it.guards);
    }

    @Override
    public int hashCode() {
        int taking = now == null ? 0 : now.hashCode();
        return 31 * (31 * hits.hashCode() + after.hashCode()) + taking;
    }

    /** What morale is to be tested for so far. */
    public ActionMorale after() {
        return after;
    }

    void add(String from, List<HitOutcome.Answer> answers) {
        for (var answer : answers) {
            var way = new Way(from, singled ? answer.to() : RankAndFile.WHOLE);
            hits.merge(way, answer.hits(), Integer::sum);
            rules.merge(way, why(answer, way), Rules::and);
        }
    }

    private Rules why(HitOutcome.Answer answer, Way way) {
        var why = Rules.of(answer.cause().rule());
        boolean duel = assault.manner() == Manner.DUEL;
        if (duel && why.has("FB-SR-COUNTER-ATTACK-1")) return why.and("FB-SR-COUNTER-ATTACK-2");
        return !duel && way.to >= 0 ? why.and("FB-CCOM-14-E1") : why;
    }

    @Override
    public int left() {
        int sum = 0;
        for (int count : hits.values()) sum += count;
        return now == null ? sum : sum + now.left();
    }

    /** One step with a batch of them. */
    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        if (now == null) now = begin(battle, referee);
        now.next(battle, referee);
        endIfOver(now);
    }

    @Override
    public @Nullable Part<Battle> part() {
        return now == null ? null : now.part();
    }

    @Override
    public void join(Object result) {
        var taking = Objects.requireNonNull(now);
        taking.join(result);
        endIfOver(taking);
    }

    private void endIfOver(HitsInProgress taking) {
        if (!taking.over()) return;
        after.engaged(assault.attacker(), exposed(from));
        after.add(taking.struck().taken());
        now = null;
    }

    private HitsInProgress begin(Battle battle, Referee<Battle> referee) {
        var first = hits.pollFirstEntry();
        var way = first.getKey();
        from = way.from;
        referee.record(
                new CombatEvents.HitsThrownBack(
                        from, assault.attacker(), way.to, first.getValue(), rules(way)));
        var suffered = suffered(battle.regiment(assault.attacker()), way, first.getValue());
        return new HitsInProgress(suffered, guards.of(from));
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
