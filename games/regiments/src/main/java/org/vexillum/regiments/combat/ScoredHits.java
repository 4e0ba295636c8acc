package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;

/**
 * Hits that were rolled, extra hits included: Blast multiplies them, then they are blocked.
 *
 * <p>AOFR-SR-BLAST-2, AOFR-SHOOT-08.
 */
public record ScoredHits(PreparedAttack salvo, List<Hits.Batch> batches) {
    public ScoredHits {
        batches = List.copyOf(batches);
    }

    /** Returns the wounds the target really took. */
    public int play(Battle battle, Referee<Battle> referee) {
        boolean blasts = salvo.countsModels() && !batches.isEmpty();
        var blocked = blasts ? multiplied(referee) : batches;
        return blockable(blocked).play(battle, referee);
    }

    /** The same hits if Blast has acted already. */
    public Hits multipliedBefore() {
        return blockable(batches);
    }

    private Hits blockable(List<Hits.Batch> hits) {
        return new Hits(
                salvo.target(),
                salvo.picked(),
                hits,
                salvo.shield(),
                salvo.deadly(),
                salvo.ignoring());
    }

    private List<Hits.Batch> multiplied(Referee<Battle> referee) {
        var more = new ArrayList<Hits.Batch>();
        int sum = 0;
        for (var batch : batches) {
            more.add(new Hits.Batch(batch.hits() * salvo.blast(), batch.ap()));
            sum += more.getLast().hits();
        }
        var rules = Rules.of("AOFR-SR-BLAST-2");
        referee.record(
                new CombatEvents.HitsMultiplied(
                        salvo.weapon(), salvo.target(), salvo.blast(), sum, rules));
        return more;
    }
}
