package org.vexillum.firstblood.odds;

import java.util.List;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Blesses;
import org.vexillum.firstblood.traits.Charging;
import org.vexillum.firstblood.traits.DiscardsFailedDefence;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.chance.Chance;

/**
 * Impact attacks on one target that are made a second time wherever they may be (FB-SR-OVERRUN-1).
 *
 * @param on the table when shields have been broken
 * @param impacts noted with those who strike; fronts only where places cannot tell
 * @param assault the first strike
 */
record Overrun(Reckoning on, ImpactAttacks impacts, Assault assault, String target) {
    /** Hits scored by the second strike, and what the first one left behind. */
    private record Second(List<HitsSuffered> hits, Aftermath after) {}

    /** Whether it can come to a second strike. */
    boolean possible() {
        boolean[] found = {false};
        first().forEach((at, _) -> found[0] |= !again(at.battle()).strikes().isEmpty());
        return found[0];
    }

    private Fan<Aftermath> first() {
        return Landed.of(on, assault).together();
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
        var declared =
                question.assault(table, on.wishes().targets(table, question.choices(table).list()));
        return impacts.fronts().isEmpty()
                ? declared
                : new Assault(
                        assault.attacker(), assault.manner(), declared.strikes(), impacts.fronts());
    }

    /** All wounds of both strikes, morale still to be tested. */
    Fan<Aftermath> landed() {
        return remembers() ? whole() : folded();
    }

    /** Whether what the target did in the first strike matters to the second. */
    private boolean remembers() {
        var before = on.battle();
        var struck = before.regiment(target);
        boolean blesses =
                on.wishes().blesses()
                        && !struck.blessingUsed()
                        && Traits.any(before, struck, Blesses.class);
        return blesses || Traits.any(before, struck, DiscardsFailedDefence.class);
    }

    private Fan<Aftermath> folded() {
        var landing =
                first().course((table, after, referee) ->
                                new Beside<>(again(table).rolling(table, referee), after))
                        .carrying((table, rolled) ->
                                new Second(again(table).scored(rolled.course()), rolled.kept()))
                        .course((table, second, _) ->
                                again(table).landing(table, second.hits, second.after));
        return Stages.thrownBack(landing.carrying((_, landed) -> landed.thrown()));
    }

    /** Both strikes as one piece, in which the engine's first answer is to strike again. */
    private Fan<Aftermath> whole() {
        return on.fan("", Stages.faces(on.battle(), assault))
                .then((table, _, referee) -> {
                    var after = new Aftermath();
                    impacts.play(table, after, referee);
                    return after;
                });
    }

    /** The hits of both strikes. */
    Chance hits() {
        var struck = Stages.strike(on, assault);
        var all =
                struck.course((table, hits, _) ->
                                new Beside<>(
                                        assault.landing(table, hits, new Aftermath()),
                                        Reckoning.count(hits)))
                        .course((_, landed, _) ->
                                new Beside<>(landed.course().thrown(), landed.kept()))
                        .carrying((_, taken) -> taken.kept())
                        .course((table, hits, referee) ->
                                new Beside<>(again(table).rolling(table, referee), hits))
                        .carrying((table, rolled) ->
                                rolled.kept()
                                        + Reckoning.count(again(table).scored(rolled.course())));
        var hits = new Counted();
        all.forEach((at, chance) -> hits.add(at.carried(), chance));
        return hits.chance();
    }
}
