package org.vexillum.firstblood.odds;

import java.util.List;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.HitResolution;
import org.vexillum.firstblood.combat.HitsBackResolution;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.PoolByPoolAttacks;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.odds.Tables;

/** The stages of an action, for all tables to which it may have led. */
final class ActionStages {
    private ActionStages() {}

    /**
     * From the first attack die to the last wound on the targets.
     *
     * @param answered whether anybody asks what is thrown back
     */
    static Tables<Battle, HitResolution> attack(
            OddsCalculator on, DeclaredAttacks assault, boolean answered) {
        var start = on.tables("");
        if (!PoolByPoolAttacks.fits(on.battle(), assault))
            return landing(strike(start, assault), assault);
        return start.course((table, _, referee) -> assault.poolByPool(table, answered, referee))
                .carrying((_, landed) -> landed.landing());
    }

    static Tables<Battle, List<HitsSuffered>> strike(OddsCalculator on, DeclaredAttacks assault) {
        return strike(on.tables(""), assault);
    }

    static Tables<Battle, List<HitsSuffered>> strike(
            Tables<Battle, ?> before, DeclaredAttacks assault) {
        return before.course((table, _, referee) -> assault.rolling(table, referee))
                .carrying((_, rolled) -> assault.scored(rolled));
    }

    static Tables<Battle, List<HitsSuffered>> shoot(OddsCalculator on, Volley volley) {
        return on.tables("")
                .course((table, _, referee) -> volley.rolling(table, referee))
                .carrying((_, rolled) -> List.of(volley.scored(rolled)));
    }

    static Tables<Battle, ActionMorale> land(
            Tables<Battle, List<HitsSuffered>> struck, DeclaredAttacks assault) {
        return thrownBack(landing(struck, assault).carrying((_, landed) -> landed.thrown()));
    }

    /** As far as the targets are concerned. */
    static Tables<Battle, HitResolution> landing(
            Tables<Battle, List<HitsSuffered>> struck, DeclaredAttacks assault) {
        return struck.course((table, hits) -> assault.landing(table, hits, new ActionMorale()));
    }

    static Tables<Battle, ActionMorale> thrownBack(Tables<Battle, HitsBackResolution> thrown) {
        return thrown.course((_, hits) -> hits).carrying((_, taken) -> taken.after());
    }

    /** The first of the hits are taken by themselves, and nothing is thrown back. */
    static Tables<Battle, ActionMorale> suffer(Tables<Battle, List<HitsSuffered>> struck) {
        return struck.course((_, hits) ->
                        new SequenceWithValue<>(
                                hits.getFirst().suffering(), hits.getFirst().engaged()))
                .carrying((_, suffered) -> {
                    var after = new ActionMorale();
                    var taken = suffered.course().struck().taken();
                    after.engaged(taken.regiment(), suffered.kept());
                    after.add(taken);
                    return after;
                });
    }

    static Tables<Battle, String> test(Tables<Battle, ActionMorale> landed) {
        return landed.course((table, after) -> after.testing(table)).carrying((_, _) -> "");
    }
}
