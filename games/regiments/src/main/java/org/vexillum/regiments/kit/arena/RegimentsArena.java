package org.vexillum.regiments.kit.arena;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
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
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.terrain.TerrainGenerator;

/** Two forces of Regiments on tables of 72 by 48 inches. */
public record RegimentsArena(Force first, Force second, Options options) implements Arena<Battle> {
    private static final int WIDTH = Lengths.inches(72);
    private static final int DEPTH = Lengths.inches(48);

    @Override
    public GameKit game() {
        return Kits.of(RegimentsKit.ID);
    }

    @Override
    public Game<Battle> rules() {
        return new Regiments();
    }

    @Override
    public SequencedMap<String, Object> terms() {
        return new LinkedHashMap<>();
    }

    @Override
    public List<ForceSummary> forces() {
        var forces = new RegimentsForceFormat();
        return List.of(forces.muster(first), forces.muster(second));
    }

    @Override
    public @Nullable Refusal refusal() {
        return BattleStart.refusal(setting(List.of(), false));
    }

    @Override
    public Battle start(RandomSource lot, boolean swapped) {
        return BattleStart.start(setting(TerrainGenerator.generate(WIDTH, DEPTH, lot), swapped));
    }

    private Setting setting(List<Terrain> terrain, boolean swapped) {
        var a = swapped ? second : first;
        return new Setting(WIDTH, DEPTH, terrain, a, swapped ? first : second, options);
    }

    @Override
    public BattleRecord<Battle> chronicle(Battle battle) {
        return new RegimentsBattleRecord(battle);
    }

    @Override
    public int round(Battle battle) {
        return battle.round();
    }

    @Override
    public Goal goal() {
        return Goal.MARKERS;
    }

    @Override
    public int reached(Battle battle, Side side) {
        int held = 0;
        for (var marker : battle.markers()) if (marker.owner() == side) held++;
        return held;
    }
}
