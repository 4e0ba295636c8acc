package org.vexillum.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.bots.RandomBot;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.arena.FirstBloodArena;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.gamekit.force.Samples;

/** Contests of First Blood between sample forces for tests. */
public final class Raids {
    public static final List<Edition> EDITIONS = List.of(Edition.FIRST, Edition.SECOND);

    private static final Map<Edition, List<Force>> FORCES = new LinkedHashMap<>();

    static {
        for (var edition : EDITIONS) {
            var format = new FirstBloodForceFormat(edition);
            var forces = new ArrayList<Force>();
            for (var name : format.samples()) forces.add(Samples.read(format, name));
            FORCES.put(edition, List.copyOf(forces));
        }
    }

    private Raids() {}

    /** The sample forces as an edition has them. */
    public static List<Force> forces(Edition edition) {
        return FORCES.get(edition);
    }

    /** Every edition, scenario and pairing of samples has its number. */
    public static FirstBloodArena arena(int number) {
        var edition = EDITIONS.get(number % 2);
        var scenario = Scenario.values()[number / 2 % 4];
        var forces = forces(edition);
        int pair = number / 8 % (forces.size() * forces.size());
        var first = forces.get(pair / forces.size());
        var second = forces.get(pair % forces.size());
        return new FirstBloodArena(edition, scenario, first, second, Options.DEFAULT);
    }

    public static Matchup<Battle> random(int number) {
        return new Matchup<>(arena(number), RandomBot::new, RandomBot::new, number, true);
    }
}
