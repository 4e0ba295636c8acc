package org.vexillum.bench;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.odds.OddsCalculator;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;

/** First Blood: exact odds of a clash of two whole regiments, both with officers. */
public class RaidOddsBenchmark extends MeasuredCalls {
    private final Battle battle = battle();
    private final DeclaredAttacks clash = clash();

    @Benchmark
    public int raidOdds(Spent spent) {
        return spent.on(
                8, _ -> OddsCalculator.on(battle).of(clash, "target").target().wounds().most());
    }

    private static Battle battle() {
        var spears = sample("drowned-stair");
        var zealots = sample("ninefold-ember");
        int length = Lengths.inches(48);
        var setting =
                new Setting(
                        Edition.SECOND,
                        1,
                        length,
                        length,
                        List.of(),
                        spears,
                        zealots,
                        Options.DEFAULT);
        var battle = new Battle(setting);
        battle.add(regiment("attacker", Side.A, spears, "reef-spears"));
        battle.add(regiment("target", Side.B, zealots, "zealots"));
        return battle;
    }

    private static Force sample(String name) {
        return Samples.read(new FirstBloodForceFormat(Edition.SECOND), name);
    }

    private static Regiment regiment(String id, Side side, Force force, String card) {
        var found =
                force.regiments().stream()
                        .filter(one -> one.id().equals(card))
                        .findFirst()
                        .orElseThrow();
        var regiment = new Regiment(id, side, found);
        regiment.setStatus(Status.ON_TABLE);
        return regiment;
    }

    /** Everybody strikes, everybody is engaged. */
    private DeclaredAttacks clash() {
        var strikers = RankAndFile.living(battle.regiment("attacker"));
        var engaged = RankAndFile.living(battle.regiment("target"));
        var strikes =
                strikers.stream()
                        .map(model -> new ModelAttack(model, "target", RankAndFile.WHOLE, false))
                        .toList();
        var front = new EngagedModels("target", engaged, strikers);
        return new DeclaredAttacks("attacker", Manner.CLASH, strikes, List.of(front));
    }
}
