package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.geometry.Disc;

/** A model of another regiment near one that moves. */
final class NearbyModel {
    private static final int UNKNOWN = -1;

    private final Regiment regiment;
    private final int model;
    private final Disc base;
    private final int floor;
    private final boolean enemy;
    private int reach = UNKNOWN;

    NearbyModel(Regiment regiment, int model, Disc base, int floor, boolean enemy) {
        this.regiment = regiment;
        this.model = model;
        this.base = base;
        this.floor = floor;
        this.enemy = enemy;
    }

    Regiment regiment() {
        return regiment;
    }

    int model() {
        return model;
    }

    Disc base() {
        return base;
    }

    int floor() {
        return floor;
    }

    boolean enemy() {
        return enemy;
    }

    /** Its engagement range, looked up when first asked for. */
    int reach(Battle battle) {
        if (reach == UNKNOWN) reach = Engagement.reach(battle, regiment, model);
        return reach;
    }
}
