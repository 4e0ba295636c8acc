package org.vexillum.firstblood.kit.arena;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.firstblood.FirstBlood;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.scenario.BattleStart;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.terrain.Placement;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.TerrainGenerator;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.arena.Arena;
import org.vexillum.gamekit.arena.BattleRecord;
import org.vexillum.gamekit.arena.Goal;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.match.Game;

/** Two forces of First Blood on standard tables (FB-BATTLE-02). */
public record FirstBloodArena(
        Edition edition, Scenario scenario, Force first, Force second, Options options)
        implements Arena<Battle> {
    private static final int LENGTH = Lengths.inches(48);

    @Override
    public GameKit game() {
        return new FirstBloodKit(edition);
    }

    @Override
    public Game<Battle> rules() {
        return new FirstBlood();
    }

    @Override
    public SequencedMap<String, Object> terms() {
        var terms = new LinkedHashMap<String, Object>();
        terms.put("edition", edition.number());
        terms.put("scenario", FirstBloodLabGame.id(scenario));
        return terms;
    }

    @Override
    public List<ForceSummary> forces() {
        var forces = new FirstBloodForceFormat(edition);
        return List.of(forces.muster(first), forces.muster(second));
    }

    @Override
    public @Nullable Refusal refusal() {
        return BattleStart.refusal(setting(List.of(), false));
    }

    @Override
    public Battle start(RandomSource lot, boolean swapped) {
        return BattleStart.start(setting(terrain(lot), swapped));
    }

    /** No terrain lies in objective zones (FB-TERRAIN-07). */
    private List<Terrain> terrain(RandomSource lot) {
        var open = setting(List.of(), false);
        var zones = scenario.zones(open).stream().map(ObjectiveZone::area).toList();
        var placement = Placement.of(edition, options, open.bounds(), zones);
        return TerrainGenerator.generate(placement, lot);
    }

    private Setting setting(List<Terrain> terrain, boolean swapped) {
        return new Setting(
                edition,
                scenario.ordinal() + 1,
                LENGTH,
                LENGTH,
                terrain,
                swapped ? second : first,
                swapped ? first : second,
                options);
    }

    @Override
    public BattleRecord<Battle> chronicle(Battle battle) {
        return new FirstBloodBattleRecord(battle);
    }

    @Override
    public int round(Battle battle) {
        return battle.round();
    }

    @Override
    public Goal goal() {
        return Goal.VICTORY_POINTS;
    }

    @Override
    public int reached(Battle battle, Side side) {
        return battle.points(side);
    }
}
