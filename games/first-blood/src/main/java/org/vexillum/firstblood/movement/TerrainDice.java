package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.WoundsSuffered;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.BrokenGroundSave;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.terrain.CrossedTerrain;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;

/**
 * Dice for models that moved through bad ground, one for each model and kind.
 *
 * @param broken models that charged through Broken Ground (FB-TERRAIN-08)
 * @param dangerous models that moved through Dangerous Terrain (FB-TERRAIN-10)
 * @param veryDangerous models that moved through Very Dangerous Terrain (FB-TERRAIN-11)
 * @param ruin whether a ruin was among the dangerous ground (FB-RUIN-07)
 */
public record TerrainDice(
        String regiment, int broken, int dangerous, int veryDangerous, boolean ruin) {
    /** Without a ruin. */
    public TerrainDice(String regiment, int broken, int dangerous, int veryDangerous) {
        this(regiment, broken, dangerous, veryDangerous, false);
    }

    /** What the ways of a move went through. */
    static TerrainDice of(Battle battle, Regiment mover, List<ModelRoute> routes, boolean charge) {
        return new TerrainDice(
                mover.id(),
                charge ? through(battle, mover, routes, Kind.BROKEN_GROUND) : 0,
                through(battle, mover, routes, Kind.DANGEROUS),
                through(battle, mover, routes, Kind.VERY_DANGEROUS),
                ruin(battle, mover, routes));
    }

    private static boolean ruin(Battle battle, Regiment mover, List<ModelRoute> routes) {
        if (battle.terrain().stream().noneMatch(Terrain::ruin)) return false;
        for (var route : routes)
            for (var piece :
                    CrossedTerrain.by(
                            battle, mover, route.model(), route.path().points(), Kind.DANGEROUS))
                if (piece.ruin()) return true;
        return false;
    }

    /** What is told of a move; models that ignore such ground are not counted. */
    public static TerrainDice told(
            Battle battle, Regiment mover, int broken, int dangerous, int veryDangerous) {
        boolean ignores = true;
        for (int model : mover.models())
            ignores &= Traits.has(battle, mover, model, RegimentTraits.FluidFormation.class);
        return new TerrainDice(
                mover.id(), ignores ? 0 : broken, ignores ? 0 : dangerous, veryDangerous);
    }

    private static int through(Battle battle, Regiment mover, List<ModelRoute> routes, Kind kind) {
        if (battle.terrain().isEmpty()) return 0;
        int count = 0;
        for (var route : routes)
            if (!CrossedTerrain.by(battle, mover, route.model(), route.path().points(), kind)
                    .isEmpty()) count++;
        return count;
    }

    /** Rolls and deals the wounds; their morale is for the end of the action. */
    public void play(Battle battle, ActionMorale aftermath, Referee<Battle> referee) {
        var mover = battle.regiment(regiment);
        var type = mover.card().type();
        boolean heavy = type == ModelType.CAVALRY || type == ModelType.BRUTE;
        brokenGround(battle, mover, heavy, aftermath, referee);
        int two = roll(mover, Kind.DANGEROUS, dangerous, 6, "FB-TERRAIN-10", referee);
        wound(battle, mover, heavy ? 2 * two : two, aftermath, referee);
        int more = roll(mover, Kind.VERY_DANGEROUS, veryDangerous, 4, "FB-TERRAIN-11", referee);
        wound(battle, mover, type == ModelType.CAVALRY ? 2 * more : more, aftermath, referee);
    }

    private void brokenGround(
            Battle battle,
            Regiment mover,
            boolean heavy,
            ActionMorale aftermath,
            Referee<Battle> referee) {
        int sixes = roll(mover, Kind.BROKEN_GROUND, broken, 6, "FB-TERRAIN-08", referee);
        boolean saved = !heavy && battle.options().brokenGroundSave() == BrokenGroundSave.SAVE;
        if (!saved) wound(battle, mover, sixes, aftermath, referee); // FB-TERRAIN-09
        else if (sixes > 0 && !mover.destroyed())
            aftermath.add(
                    HitsSuffered.plain(regiment, sixes, Manner.TERRAIN, List.of())
                            .play(battle, referee)
                            .taken());
    }

    private int roll(
            Regiment mover, Kind kind, int dice, int from, String rule, Referee<Battle> referee) {
        if (dice == 0 || mover.destroyed()) return 0;
        var check = Check.atLeast(from);
        var roll = referee.roll(new Dice(mover.side(), Throw.TERRAIN, check, dice));
        double expected = dice * check.chance();
        referee.record(
                new MoveEvents.TerrainRolled(
                        regiment, kind, roll, roll.successes(), expected, rules(kind, rule)));
        return roll.successes();
    }

    private Rules rules(Kind kind, String rule) {
        var rules = Rules.of(rule);
        if (kind == Kind.DANGEROUS && ruin) return rules.and("FB-RUIN-07");
        return kind == Kind.BROKEN_GROUND ? rules.and("FB-TERRAIN-09") : rules;
    }

    private void wound(
            Battle battle,
            Regiment mover,
            int wounds,
            ActionMorale aftermath,
            Referee<Battle> referee) {
        if (wounds == 0 || mover.destroyed()) return;
        aftermath.add(
                WoundsSuffered.of(battle, regiment, wounds, Manner.TERRAIN, List.of())
                        .play(battle, referee));
    }
}
