package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.vexillum.firstblood.magic.Casters;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.TemporaryEffect.Until;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Ends what regiments have for a while, each at its moment. */
final class EffectExpiry {
    private EffectExpiry() {}

    static void actionEnds(Battle battle, Referee<Battle> referee) {
        for (var regiment : battle.regiments())
            end(regiment, boon -> boon.until() == Until.ACTION_END, referee);
    }

    /** An incantation lasts until the start of its caster's next activation (FB-MAGIC-12-E1). */
    static void activates(Battle battle, Regiment owner, Referee<Battle> referee) {
        for (var regiment : battle.regiments())
            end(
                    regiment,
                    boon ->
                            boon.until() == Until.OWNER_ACTIVATES
                                    && boon.owner().equals(owner.id()),
                    referee);
    }

    static void activationEnds(Regiment regiment, Referee<Battle> referee) {
        end(
                regiment,
                boon ->
                        boon.until() == Until.ACTIVATION_END
                                || boon.until() == Until.NEXT_ACTIVATION_END,
                referee);
    }

    /** FB-ACT-18, FB-MAGIC-12-E2. */
    static void roundEnds(Battle battle, Referee<Battle> referee) {
        for (var regiment : battle.regiments()) {
            end(regiment, boon -> boon.until() == Until.ROUND_END, "FB-ACT-18", referee);
            var left = new ArrayList<TemporaryEffect>();
            for (var boon : regiment.boons()) left.add(nearer(battle, boon));
            regiment.setBoons(left);
        }
    }

    /** What outlives its caster ends with the next round (FB-MAGIC-12-E1). */
    private static TemporaryEffect nearer(Battle battle, TemporaryEffect boon) {
        boolean orphan =
                boon.until() == Until.OWNER_ACTIVATES
                        && !Casters.any(battle, battle.regiment(boon.owner()));
        if (!orphan && boon.until() != Until.NEXT_ROUND_END) return boon;
        return new TemporaryEffect(
                boon.source(), boon.rule(), boon.gift(), Until.ROUND_END, boon.owner());
    }

    private static void end(
            Regiment regiment, Predicate<TemporaryEffect> over, Referee<Battle> referee) {
        end(regiment, over, "", referee);
    }

    private static void end(
            Regiment regiment,
            Predicate<TemporaryEffect> over,
            String rule,
            Referee<Battle> referee) {
        List<TemporaryEffect> boons = regiment.boons();
        if (boons.isEmpty()) return;
        var left = new ArrayList<TemporaryEffect>();
        for (var boon : boons) {
            if (!over.test(boon)) left.add(boon);
            else if (!regiment.destroyed())
                referee.record(
                        new SequenceEvents.BoonEnded(
                                regiment.id(), boon.source(), rules(boon, rule)));
        }
        if (left.size() < boons.size()) regiment.setBoons(left);
    }

    private static Rules rules(TemporaryEffect boon, String rule) {
        var rules = Rules.of(boon.rule());
        return rule.isEmpty() ? rules : rules.and(rule);
    }
}
