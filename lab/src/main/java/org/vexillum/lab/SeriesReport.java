package org.vexillum.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What many games between two forces come to. */
public record SeriesReport(
        int games,
        int[] wins,
        int draws,
        int openerWins,
        double rounds,
        double steps,
        double answers,
        double[] reached,
        List<UnitTally> units) {

    /** Sums up outcomes in the order of their games, so that threads do not matter. */
    public static SeriesReport of(List<GameOutcome> outcomes) {
        int[] wins = new int[2];
        int openerWins = 0;
        double rounds = 0;
        double steps = 0;
        double answers = 0;
        double[] reached = new double[2];
        for (var outcome : outcomes) {
            Integer winner = outcome.winner();
            if (winner != null) wins[winner]++;
            if (winner != null && winner == outcome.opener()) openerWins++;
            rounds += outcome.rounds();
            steps += outcome.steps();
            answers += outcome.answers();
            for (int force = 0; force < 2; force++) reached[force] += outcome.reached()[force];
        }
        int games = outcomes.size();
        for (int force = 0; force < 2; force++) reached[force] /= Math.max(1, games);
        return new SeriesReport(
                games,
                wins,
                games - wins[0] - wins[1],
                openerWins,
                rounds / Math.max(1, games),
                steps / Math.max(1, games),
                answers / Math.max(1, games),
                reached,
                units(outcomes));
    }

    private static List<UnitTally> units(List<GameOutcome> outcomes) {
        Map<String, UnitTally> sums = new LinkedHashMap<>();
        for (var outcome : outcomes)
            for (var unit : outcome.units())
                sums.merge(unit.force() + "/" + unit.unit(), unit, UnitTally::plus);
        return new ArrayList<>(sums.values());
    }

    /** The units of a force, in the order of its list. */
    public List<UnitTally> units(int force) {
        return units.stream().filter(unit -> unit.force() == force).toList();
    }

    /** The share of games won by a force; a draw counts half. */
    public Interval score(int force) {
        return Interval.of(wins[force] + draws / 2.0, games);
    }

    public Interval wins(int force) {
        return Interval.of(wins[force], games);
    }

    /** How often the side that opened the first round won, draws left out. */
    public Interval openerAdvantage() {
        return Interval.of(openerWins, wins[0] + wins[1]);
    }
}
