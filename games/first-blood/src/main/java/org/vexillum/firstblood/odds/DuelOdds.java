package org.vexillum.firstblood.odds;

import java.util.List;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.odds.Tables;

/**
 * The blows of a duel.
 *
 * @param challengers what the challenger scores, whenever that is
 */
record DuelOdds(
        Tables<Battle, List<HitsSuffered>> challengers, Tables<Battle, ActionMorale> landed) {
    /** What was scored by one and by the other. */
    private record Both(List<HitsSuffered> one, List<HitsSuffered> other) {}

    /** The blows of the second, and what the first ones left behind. */
    private record Answer(List<HitsSuffered> blows, ActionMorale after) {}

    static DuelOdds of(OddsCalculator on, Duel duel) {
        var battle = on.battle();
        var blows = duel.blows(battle);
        var first = blows.getFirst();
        var second = blows.getLast();
        var struck = ActionStages.strike(on, first);
        boolean challengerFirst = first.attacker().equals(duel.challenger());
        return duel.atOnce(battle)
                ? atOnce(first, second, struck, challengerFirst)
                : inTurn(first, second, struck, challengerFirst);
    }

    private static DuelOdds atOnce(
            DeclaredAttacks first,
            DeclaredAttacks second,
            Tables<Battle, List<HitsSuffered>> struck,
            boolean challenger) {
        var both =
                struck.course((table, one, referee) ->
                                new SequenceWithValue<>(second.rolling(table, referee), one))
                        .carrying((_, rolled) ->
                                new Both(rolled.kept(), second.scored(rolled.course())));
        var answers =
                both.course((table, hits) ->
                                new SequenceWithValue<>(
                                        first.landing(table, hits.one, new ActionMorale()),
                                        hits.other))
                        .course((_, landed) ->
                                new SequenceWithValue<>(landed.course().thrown(), landed.kept()))
                        .carrying((_, taken) -> new Answer(taken.kept(), taken.course().after()));
        var scored = challenger ? struck : both.carrying((_, hits) -> hits.other);
        return new DuelOdds(scored, answered(answers, second));
    }

    private static DuelOdds inTurn(
            DeclaredAttacks first,
            DeclaredAttacks second,
            Tables<Battle, List<HitsSuffered>> struck,
            boolean challenger) {
        var answers =
                ActionStages.land(struck, first)
                        .course((table, after, referee) ->
                                new SequenceWithValue<>(second.rolling(table, referee), after))
                        .carrying((_, rolled) ->
                                new Answer(second.scored(rolled.course()), rolled.kept()));
        var scored = challenger ? struck : answers.carrying((_, answer) -> answer.blows);
        return new DuelOdds(scored, answered(answers, second));
    }

    private static Tables<Battle, ActionMorale> answered(
            Tables<Battle, Answer> answers, DeclaredAttacks second) {
        var landed =
                answers.course(
                        (table, answer, _) -> second.landing(table, answer.blows, answer.after));
        return ActionStages.thrownBack(landed.carrying((_, hits) -> hits.thrown()));
    }
}
