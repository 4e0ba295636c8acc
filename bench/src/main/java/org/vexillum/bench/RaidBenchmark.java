package org.vexillum.bench;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Warmup;
import org.vexillum.bots.RandomBot;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.arena.FirstBloodArena;
import org.vexillum.firstblood.kit.bot.GreedyBot;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.odds.OddsCache;
import org.vexillum.firstblood.scenario.BattleStart;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.sight.RegimentSight;
import org.vexillum.firstblood.sight.SightPurpose;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Placement;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.TerrainGenerator;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.lab.Matchup;

/** First Blood: whole games of two forces of 800 points, and sight between two regiments. */
public class RaidBenchmark extends MeasuredCalls {
    private static final Edition EDITION = Edition.SECOND;
    private static final int MODELS = 12;
    private static final int TABLES = 64;
    private static final int LENGTH = Lengths.inches(48);

    private final OddsCache memory = new OddsCache();
    private final Matchup<Battle> random = contest(RandomBot::new);
    private final Matchup<Battle> greedy = contest(_ -> new GreedyBot(memory));
    private final List<Battle> tables = tables();
    private int game;

    private static Force sample(String name) {
        return Samples.read(new FirstBloodForceFormat(EDITION), name);
    }

    private static Matchup<Battle> contest(PlayerFactory<Battle> bot) {
        var arena =
                new FirstBloodArena(
                        EDITION,
                        Scenario.SACK_THE_CAMP,
                        sample("drowned-stair"),
                        sample("ninefold-ember"),
                        Options.DEFAULT);
        return new Matchup<>(arena, bot, bot, 1, true);
    }

    @Benchmark
    @Warmup(iterations = 40)
    public int randomRaid(Spent spent) {
        return spent.on(64, _ -> random.play(game++).steps());
    }

    @Benchmark
    @Warmup(iterations = 16)
    @Measurement(iterations = 6)
    public int greedyRaid(Spent spent) {
        return spent.on(16, _ -> greedy.play(game++).steps());
    }

    /** Whether any model of one regiment sees any of the other, on tables with 12 pieces. */
    @Benchmark
    public int regimentSight(Spent spent) {
        return spent.on(4 * TABLES, query -> seen(tables.get(query % TABLES)));
    }

    private static int seen(Battle battle) {
        var one = battle.regiment("one");
        var other = battle.regiment("other");
        return new RegimentSight(battle, one, other, SightPurpose.VOLLEY).sees() ? 1 : 0;
    }

    private static List<Battle> tables() {
        var lot = new RandomSource(5);
        return IntStream.range(0, TABLES).mapToObj(_ -> table(lot)).toList();
    }

    private static Battle table(RandomSource lot) {
        var open = setting(List.of());
        var placement = Placement.of(EDITION, Options.DEFAULT, open.bounds(), List.of());
        var terrain = TerrainGenerator.generate(placement, lot);
        while (terrain.size() < TerrainGenerator.MOST)
            terrain = TerrainGenerator.generate(placement, lot);
        var battle = BattleStart.start(setting(terrain));
        battle.add(block("one", Side.A, battle, lot));
        battle.add(block("other", Side.B, battle, lot));
        return battle;
    }

    private static Setting setting(List<Terrain> terrain) {
        var a = sample("drowned-stair");
        var b = sample("ninefold-ember");
        return new Setting(EDITION, 1, LENGTH, LENGTH, terrain, a, b, Options.DEFAULT);
    }

    /** Three ranks of four, an inch and a half apart. */
    private static Regiment block(String id, Side side, Battle battle, RandomSource lot) {
        var member = card(battle).members().getFirst();
        var card =
                new RegimentCard(
                        id,
                        id,
                        id,
                        100,
                        Collections.nCopies(MODELS, member),
                        List.of(),
                        false,
                        0,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of());
        var regiment = new Regiment(id, side, card);
        regiment.setStatus(Status.ON_TABLE);
        int step = Lengths.inches("1.5");
        int x = lot.between(Lengths.inches(4), Lengths.inches(38));
        int y = lot.between(Lengths.inches(4), Lengths.inches(38));
        for (int model = 0; model < MODELS; model++)
            regiment.place(model, new Point(x + step * (model % 4), y + step * (model / 4)));
        return regiment;
    }

    private static RegimentCard card(Battle battle) {
        return battle.regiments(Side.A).getLast().card();
    }
}
