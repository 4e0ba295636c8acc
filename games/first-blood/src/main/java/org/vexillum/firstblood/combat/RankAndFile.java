package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;

/** Who stands for a regiment, and who stands apart in it. */
public final class RankAndFile {
    /** Nobody in particular: the regiment or its rank and file. */
    public static final int WHOLE = Regiment.NOBODY;

    /** The rank and file of a regiment whose officer stands apart (FB-OFFICER-06-E1). */
    public static final int FILE = -2;

    private RankAndFile() {}

    /** A model of the common profile (FB-REG-02): a trooper, then whoever is left. */
    public static int ordinary(Regiment regiment) {
        int best = Regiment.NOBODY;
        for (int model : regiment.models())
            if (best == Regiment.NOBODY || commoner(regiment.role(model), regiment.role(best)))
                best = model;
        return best;
    }

    private static boolean commoner(Role one, Role other) {
        return rank(one) < rank(other);
    }

    private static int rank(Role role) {
        return switch (role) {
            case TROOPER -> 0;
            case LEADER, STANDARD_BEARER -> 1;
            case SPECIALIST -> 2;
            case RETINUE -> 3;
            case OFFICER, CHARACTER -> 4;
        };
    }

    /** The living models but the officer (FB-OFFICER-06-E1, FB-OFFICER-07). */
    public static List<Integer> besidesOfficer(Regiment regiment) {
        var others = new ArrayList<Integer>();
        for (int model : regiment.models())
            if (regiment.role(model) != Role.OFFICER) others.add(model);
        return others;
    }

    public static List<Integer> living(Regiment regiment) {
        var models = new ArrayList<Integer>();
        for (int model : regiment.models()) models.add(model);
        return models;
    }

    /** Whether hits on it are handed out model by model: a character regiment, or an officer's. */
    public static boolean mixed(Regiment regiment) {
        return regiment.card().character() || regiment.officer() != Regiment.NOBODY;
    }

    /** A wound was dealt to it before, on whichever profile. */
    public static boolean wounded(Regiment regiment, int model) {
        return regiment.wounds(model) > 0 || regiment.weakened(model);
    }

    /** Wounds these models can still take. */
    public static int woundsLeft(Regiment regiment, List<Integer> models) {
        int left = 0;
        for (int model : models) if (regiment.alive(model)) left += regiment.woundsLeft(model);
        return left;
    }

    /**
     * A rule that works for the model, or for the regiment as a whole (FB-CCOM-03, FB-OFFICER-05).
     */
    public static <M extends Trait> @Nullable M shared(
            Battle battle, Regiment regiment, int model, Class<M> type) {
        if (model >= 0) return Traits.find(Traits.of(battle, regiment, model), type);
        if (!Traits.regimental(battle, regiment, type)) return null;
        return Traits.find(Traits.of(battle, regiment, ordinary(regiment)), type);
    }
}
