package org.vexillum.firstblood.odds;

import java.util.List;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.Guards;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.combat.Landing;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Charging;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.chance.Chance;
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
record Overrun(Reckoning on, ImpactAttacks impacts, Assault assault, String target, Memory known) {
    /** What the first strike left behind: what morale is tested for, what was used up. */
    private record Left(Aftermath after, Guards guards) {}

    /** Hits scored by the second strike. */
    private record Second(List<HitsSuffered> hits, Left left) {
        Landing landing(Battle table, Assault again) {
            return again.landing(table, hits, left.after, left.guards.copy());
        }
    }

    /** Whether it can come to a second strike. */
    boolean possible() {
        boolean[] found = {false};
        Landed.of(on, assault)
                .together()
                .forEach((at, _) -> found[0] |= !again(at.table()).strikes().isEmpty());
        return found[0];
    }

    private Tables<Battle, Left> first() {
        return Stages.landing(Stages.strike(on, assault), assault)
                .course((_, landed) -> new Beside<>(landed.thrown(), landed.guards()))
                .carrying((_, taken) -> new Left(taken.course().after(), taken.kept()));
    }

    /** What the second strike consists of on a table where the first has landed. */
    private Assault again(Battle table) {
        var before = on.battle();
        var none = new Assault(assault.attacker(), assault.manner(), List.of(), assault.fronts());
        var charger = before.regiment(assault.attacker());
        boolean broken = before.regiment(target).broken() || table.regiment(target).broken();
        boolean may = broken && Traits.regimental(before, charger, Charging.Overrun.class);
        var reach = impacts.reachAgain(table);
        if (!may || reach.isEmpty()) return none;
        var question = new ChooseTargets(impacts.regiment(), assault.manner(), reach, false);
        var declared = question.assault(table, on.wishes().targets(table, question, known));
        return impacts.fronts().isEmpty()
                ? declared
                : new Assault(
                        assault.attacker(), assault.manner(), declared.strikes(), impacts.fronts());
    }

    /** All wounds of both strikes, morale still to be tested. */
    Tables<Battle, Aftermath> landed() {
        var landing =
                first().course((table, left, referee) ->
                                new Beside<>(again(table).rolling(table, referee), left))
                        .carrying((table, rolled) ->
                                new Second(again(table).scored(rolled.course()), rolled.kept()))
                        .course((table, second) -> second.landing(table, again(table)));
        return Stages.thrownBack(landing.carrying((_, landed) -> landed.thrown()));
    }

    /** The hits of both strikes. */
    Chance hits() {
        var struck = Stages.strike(on, assault);
        var all =
                struck.course((table, hits) ->
                                new Beside<>(
                                        assault.landing(table, hits, new Aftermath()),
                                        Reckoning.count(hits)))
                        .course((_, landed) ->
                                new Beside<>(landed.course().thrown(), landed.kept()))
                        .carrying((_, taken) -> taken.kept())
                        .course((table, hits, referee) ->
                                new Beside<>(again(table).rolling(table, referee), hits))
                        .carrying((table, rolled) ->
                                rolled.kept()
                                        + Reckoning.count(again(table).scored(rolled.course())));
        var hits = new Tally();
        all.forEach((at, chance) -> hits.add(at.carried(), chance));
        return hits.chance();
    }
}
