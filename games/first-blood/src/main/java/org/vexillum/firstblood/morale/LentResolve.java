package org.vexillum.firstblood.morale;

import org.vexillum.firstblood.edition.Edition.PresenceResolve;
import org.vexillum.firstblood.ranges.CommandingPresence;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Referee;

/** The Resolve of a character whose presence a regiment has. */
final class LentResolve {
    private LentResolve() {}

    /** The Resolve to test with, where a character's is higher (FB-PRESENCE-02-E1). */
    static ExplainedNumber to(
            Battle battle,
            Regiment tested,
            ExplainedNumber own,
            int model,
            Referee<Battle> referee) {
        if (tested.card().character()) return own;
        var giver = best(battle, tested);
        if (giver == null) return own;
        int lent = resolve(battle, giver).value();
        if (lent <= Math.max(0, own.value())) return own;
        boolean asks = battle.edition().presenceResolve() == PresenceResolve.OWNER_DECIDES;
        var question =
                new UsePresence(tested.id(), model, giver.id(), Math.max(0, own.value()), lent);
        if (asks && referee.ask(tested.side(), question) == UsePresence.Answer.OWN_RESOLVE)
            return own; // FB-PRESENCE-02-E2
        return own.replacedBy(
                lent, new Cause(battle.edition().presenceResolve().rule(), giver.name()));
    }

    /** Whether a character would help it, were it not broken (FB-BROKEN-08). */
    static boolean missed(Battle battle, Regiment tested) {
        if (!tested.broken() || tested.card().character()) return false;
        for (var giver : battle.regiments(tested.side())) {
            int character = giver.character();
            if (character != Regiment.NOBODY
                    && giver != tested
                    && CommandingPresence.leaderInRange(battle, giver, character, tested))
                return true;
        }
        return false;
    }

    private static @Nullable Regiment best(Battle battle, Regiment tested) {
        Regiment best = null;
        for (var giver : CommandingPresence.of(battle, tested))
            if (best == null || resolve(battle, giver).value() > resolve(battle, best).value())
                best = giver;
        return best;
    }

    private static ExplainedNumber resolve(Battle battle, Regiment giver) {
        return MoraleResolve.own(battle, giver, giver.character());
    }
}
