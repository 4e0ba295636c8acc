package org.vexillum.regiments.movement;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits;

/** Tables with units an inch or more apart and terrain of all types. */
final class RandomTables {
    private static final int[] SIZES = {1, 3, 5, 6, 7, 10, 20};

    /** Set in mutation runs, where every mutant plays all tables again. */
    private static final boolean FEW = Boolean.getBoolean("vexillum.few");

    private final RandomSource lot;

    RandomTables(long seed) {
        lot = new RandomSource(seed);
    }

    /** So many, or a quarter where few must do. */
    static int count(int many) {
        return FEW ? many / 4 : many;
    }

    Scene scene(int width, int depth, int units, int pieces) {
        var terrain = new ArrayList<Terrain>();
        for (int i = 0; i < pieces; i++) terrain.add(terrain(width, depth, i));
        var scene = Scene.on(width, depth, terrain.toArray(Terrain[]::new));
        for (int i = 0; i < units; i++) add(scene, card("u" + i), i % 2 == 0 ? Side.A : Side.B);
        scene.marker(lot.below(width), lot.below(depth), null);
        return scene;
    }

    private UnitCard card(String id) {
        var traits = new ArrayList<Trait>();
        if (lot.below(6) == 0) traits.add(new UnitTraits.Flying());
        if (lot.below(6) == 0) traits.add(new UnitTraits.Strider());
        if (lot.below(5) == 0) traits.add(new UnitTraits.Fast());
        if (lot.below(5) == 0) traits.add(new UnitTraits.Slow());
        return Cards.unit(id, SIZES[lot.below(SIZES.length)], traits.toArray(Trait[]::new));
    }

    private Terrain terrain(int width, int depth, int number) {
        int x = lot.below(width - 6);
        int y = lot.below(depth - 6);
        int type = lot.below(4);
        var area = lot.below(3) == 0 ? round(x + 3, y + 3) : box(x, y);
        return new Terrain("t" + number, area, true, type == 0, type == 1, false, type == 2);
    }

    private Area box(int x, int y) {
        return Scene.box(x, y, x + 1 + lot.below(5), y + 1 + lot.below(5));
    }

    private Area round(int x, int y) {
        return Area.of(new Disc(inches(x), inches(y), Lengths.INCH * (2 + lot.below(5)) / 2));
    }

    private void add(Scene scene, UnitCard card, Side side) {
        var unit = new Unit(card.id(), side, card, null);
        var setting = scene.battle().setting();
        for (int i = 0; i < 50; i++) {
            var pose =
                    new Pose(
                            lot.below(setting.width()),
                            lot.below(setting.depth()),
                            lot.below(4) == 0 ? 9000 * lot.below(4) : lot.below(36000));
            if (!free(scene.battle(), unit, pose)) continue;
            scene.put(side, card, pose);
            return;
        }
    }

    static boolean free(Battle battle, Unit unit, Pose pose) {
        var block = Footprint.at(unit, pose);
        var table = Bounds.ofSize(battle.setting().width(), battle.setting().depth());
        if (!table.contains(block)) return false;
        for (var other : battle.units())
            if (other != unit
                    && other.onTable()
                    && Within.closerThan(block, Footprint.of(other), inches(1))) return false;
        for (var terrain : battle.setting().terrain())
            if (terrain.impassable() && Within.overlaps(block, terrain.area())) return false;
        return true;
    }

    static List<Unit> standing(Battle battle) {
        return battle.units().stream().filter(Unit::onTable).toList();
    }
}
