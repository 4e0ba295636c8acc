package org.vexillum.lanterns.kit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.bots.RandomBot;
import org.vexillum.gamekit.odds.PlainOdds;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.referee.EnumeratingReferee;
import org.vexillum.kernel.referee.Stage;
import org.vexillum.lanterns.Battle;

/**
 * The exact odds of a stage: the rules play it for every way in which its dice can fall.
 *
 * @param lost how much Grit the target loses
 * @param gone the chance that it leaves the table
 * @param shaken the chance that it stands and is shaken
 * @param ownLost the chance that the attacker loses Grit
 */
record Odds(NumberDistribution lost, double gone, double shaken, double ownLost) {
    private record End(int grit, boolean stands, boolean shaken, int others) {}

    static Odds of(Battle battle, Stage<Battle> stage, String target) {
        var before = battle.fighter(target);
        int others = grit(battle) - before.grit();
        var all =
                EnumeratingReferee.outcomes(
                        battle::copy,
                        new RandomBot<>(0),
                        (dice, face) -> dice.check().succeeds(face) ? 6 : 1,
                        (table, referee) -> {
                            stage.play(table, referee);
                            var one = table.fighter(target);
                            return new End(
                                    one.grit(),
                                    one.onTable(),
                                    one.shaken(),
                                    grit(table) - one.grit());
                        });
        double[] lost = new double[before.grit() + 1];
        for (int n = 0; n < lost.length; n++) {
            int left = before.grit() - n;
            lost[n] = all.chance(end -> end.grit == left);
        }
        return new Odds(
                NumberDistribution.of(lost),
                all.chance(end -> !end.stands),
                all.chance(end -> end.stands && end.shaken),
                all.chance(end -> end.others < others));
    }

    private static int grit(Battle battle) {
        return battle.fighters().stream().mapToInt(one -> one.grit()).sum();
    }

    PlainOdds answer(String action, String attacker, String target) {
        SequencedMap<String, NumberDistribution> charts = new LinkedHashMap<>();
        charts.put("lost", lost);
        SequencedMap<String, Double> figures = new LinkedHashMap<>();
        figures.put("gone", gone);
        figures.put("shaken", shaken);
        if (!action.equals("shoot")) figures.put("ownLost", ownLost);
        var head = List.of("head." + action, attacker, target);
        return new PlainOdds(LanternsKit.ID, attacker, head, charts, figures);
    }
}
