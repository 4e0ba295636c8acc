package org.vexillum.firstblood.odds;

import java.util.List;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.DefenceUses;
import org.vexillum.firstblood.combat.HitResolution;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.ImpactTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.Tally;
import org.vexillum.kernel.odds.Tables;

/**
 * Impact attacks on one target that are made a second time wherever they may be (FB-SR-OVERRUN-1).
 *
 * @param on the table when shields have been broken
 * @param impacts noted with those who strike; fronts only where places cannot tell
 * @param assault the first strike
 * @param known of blows that were weighed before
 */
record OverrunOdds(
        OddsCalculator on,
        ImpactAttacks impacts,
        DeclaredAttacks assault,
        String target,
        OddsCache known) {
    /** What the first strike left behind: what morale is tested for, what was used up. */
    private record Left(ActionMorale after, DefenceUses guards) {}

    /** Hits scored by the second strike. */
    private record Second(List<HitsSuffered> hits, Left left) {
        HitResolution landing(Battle table, DeclaredAttacks again) {
            return again.landing(table, hits, left.after, left.guards.copy());
        }
    }

    /** Whether it can come to a second strike. */
    boolean possible() {
        boolean[] found = {false};
        LandedAttacks.of(on, assault)
                .together()
                .forEach((at, _) -> found[0] |= !again(at.table()).strikes().isEmpty());
        return found[0];
    }

    private Tables<Battle, Left> first() {
        return ActionStages.landing(ActionStages.strike(on, assault), assault)
                .course((_, landed) -> new SequenceWithValue<>(landed.thrown(), landed.guards()))
                .carrying((_, taken) -> new Left(taken.course().after(), taken.kept()));
    }

    /** What the second strike consists of on a table where the first has landed. */
    private DeclaredAttacks again(Battle table) {
        var before = on.battle();
        var none =
                new DeclaredAttacks(
                        assault.attacker(), assault.manner(), List.of(), assault.fronts());
        var charger = before.regiment(assault.attacker());
        boolean broken = before.regiment(target).broken() || table.regiment(target).broken();
        boolean may = broken && Traits.regimental(before, charger, ImpactTraits.Overrun.class);
        var reach = impacts.reachAgain(table);
        if (!may || reach.isEmpty()) return none;
        var question = new ChooseTargets(impacts.regiment(), assault.manner(), reach, false);
        var declared = question.assault(table, on.wishes().targets(table, question, known));
        return impacts.fronts().isEmpty()
                ? declared
                : new DeclaredAttacks(
                        assault.attacker(), assault.manner(), declared.strikes(), impacts.fronts());
    }

    /** All wounds of both strikes, morale still to be tested. */
    Tables<Battle, ActionMorale> landed() {
        var landing =
                first().course((table, left, referee) ->
                                new SequenceWithValue<>(again(table).rolling(table, referee), left))
                        .carrying((table, rolled) ->
                                new Second(again(table).scored(rolled.course()), rolled.kept()))
                        .course((table, second) -> second.landing(table, again(table)));
        return ActionStages.thrownBack(landing.carrying((_, landed) -> landed.thrown()));
    }

    /** The hits of both strikes. */
    NumberDistribution hits() {
        var struck = ActionStages.strike(on, assault);
        var all =
                struck.course((table, hits) ->
                                new SequenceWithValue<>(
                                        assault.landing(table, hits, new ActionMorale()),
                                        OddsCalculator.count(hits)))
                        .course((_, landed) ->
                                new SequenceWithValue<>(landed.course().thrown(), landed.kept()))
                        .carrying((_, taken) -> taken.kept())
                        .course((table, hits, referee) ->
                                new SequenceWithValue<>(again(table).rolling(table, referee), hits))
                        .carrying((table, rolled) ->
                                rolled.kept()
                                        + OddsCalculator.count(
                                                again(table).scored(rolled.course())));
        var hits = new Tally();
        all.forEach((at, chance) -> hits.add(at.carried(), chance));
        return hits.chance();
    }
}
