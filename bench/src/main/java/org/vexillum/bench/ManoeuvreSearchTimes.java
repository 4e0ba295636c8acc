package org.vexillum.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.vexillum.bots.RandomBot;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.lab.Matchup;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.kit.arena.RegimentsArena;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.movement.ManoeuvrePlan;
import org.vexillum.regiments.movement.ManoeuvrePlanner;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;

/**
 * How long the longest of many searches for a manoeuvre takes, for a unit of 20.
 *
 * <p>Each search is timed several times, in time of the processor, and its best counts; of these
 * the worst is shown.
 */
final class ManoeuvreSearchTimes {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final int TABLES = 40;
    private static final int WISHES = 50;
    private static final int REPEATS = 4;

    private final RandomSource lot = new RandomSource(11);
    private final double[] millis = new double[TABLES * WISHES];
    private int found;

    static void print() {
        var measured = new ManoeuvreSearchTimes();
        measured.measure();
        Arrays.sort(measured.millis);
        System.out.printf(
                Locale.ROOT,
                "manoeuvre of a unit of 20 (goal 20 ms): median %.2f ms, 99 of 100 %.2f ms, worst"
                        + " %.2f ms; %d of %d wishes could be met%n",
                measured.millis[measured.millis.length / 2],
                measured.millis[measured.millis.length * 99 / 100],
                measured.millis[measured.millis.length - 1],
                measured.found,
                measured.millis.length);
    }

    private void measure() {
        var contest =
                new Matchup<Battle>(
                        new RegimentsArena(
                                RegimentsSamples.sample("salt-march"),
                                RegimentsSamples.sample("ashen-crown"),
                                Options.DEFAULT),
                        RandomBot::new,
                        RandomBot::new,
                        1,
                        true);
        for (int table = 0; table < TABLES; table++) {
            var battle = MidgameTable.battle(contest, table, 2);
            var unit = new Unit("twenty", Side.A, card(), null);
            unit.setStatus(Status.ON_TABLE);
            do unit.place(new Pose(x(battle), y(battle), lot.below(Angle.FULL)));
            while (!free(battle, unit));
            battle.add(unit);
            for (int wish = 0; wish < WISHES; wish++)
                millis[table * WISHES + wish] = timed(battle, unit);
        }
    }

    private static UnitCard card() {
        var model = new ModelCard("Model", 4, 4, List.of(), List.of());
        int base = UnitCard.DEFAULT_BASE;
        return new UnitCard(
                "twenty",
                "Twenty",
                "Twenty",
                200,
                Collections.nCopies(20, model),
                base,
                base,
                true,
                null);
    }

    private int x(Battle battle) {
        return lot.below(battle.setting().width());
    }

    private int y(Battle battle) {
        return lot.below(battle.setting().depth());
    }

    private static boolean free(Battle battle, Unit unit) {
        var block = Footprint.of(unit);
        if (!Bounds.ofSize(battle.setting().width(), battle.setting().depth()).contains(block))
            return false;
        for (var other : battle.units())
            if (other.place() != null && Within.overlaps(block, Footprint.of(other))) return false;
        for (var terrain : battle.setting().terrain())
            if (terrain.impassable() && Within.overlaps(block, terrain.area())) return false;
        return true;
    }

    /** A wish within 15 inches, with a facing or without. */
    private double timed(Battle battle, Unit unit) {
        int far = Lengths.inches(15);
        int dx = lot.between(-far, far);
        int dy = lot.between(-far, far);
        var wanted = new Pose(unit.front().x() + dx, unit.front().y() + dy, lot.below(Angle.FULL));
        var action = lot.coin() ? Action.ADVANCE : Action.RUSH;
        boolean facing = lot.coin();
        double best = Double.MAX_VALUE;
        boolean meets = false;
        for (int i = 0; i < REPEATS; i++) {
            long start = CLOCK.getCurrentThreadCpuTime();
            meets = plan(battle, unit, action, wanted, facing).legal() != null;
            best = Math.min(best, (CLOCK.getCurrentThreadCpuTime() - start) / 1e6);
        }
        if (meets) found++;
        return best;
    }

    private static ManoeuvrePlan plan(
            Battle battle, Unit unit, Action action, Pose wanted, boolean facing) {
        return facing
                ? ManoeuvrePlanner.plan(battle, unit, action, wanted, List.of())
                : ManoeuvrePlanner.plan(battle, unit, action, wanted.place(), List.of());
    }
}
