package org.vexillum.firstblood.combat;

import java.util.Locale;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.ChangesCharacteristic;
import org.vexillum.firstblood.traits.GrantedTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;

/** A characteristic as it counts now, with everything that changes it. */
public final class Characteristics {
    public static final Cause FLOOR = new Cause("FB-PROF-04", "never below 0");
    private static final Cause WATER = new Cause("FB-TERRAIN-19", "water");

    private Characteristics() {}

    /** The profile's value with everything that raises or lowers it, never below 0 (FB-PROF-04). */
    public static ExplainedNumber of(
            Battle battle, Regiment regiment, int model, Characteristic which) {
        return floored(sum(battle, regiment, model, which), battle, regiment, model, which);
    }

    /** A sum of all changes with the lowest value it can have (FB-PROF-04, FB-TERRAIN-19). */
    static ExplainedNumber floored(
            ExplainedNumber sum,
            Battle battle,
            Regiment regiment,
            int model,
            Characteristic which) {
        boolean wet =
                which == Characteristic.CLASH
                        && sum.value() < 1
                        && ModelTerrain.in(battle, regiment, model, Terrain.Kind.WATER);
        return wet ? sum.atLeast(1, WATER) : sum.atLeast(0, FLOOR);
    }

    /** The sum of all changes, before any minimum is applied. */
    public static ExplainedNumber sum(
            Battle battle, Regiment regiment, int model, Characteristic which) {
        var adding = new Adding(printed(regiment, model, which), which, false);
        for (var boon : regiment.boons()) adding.add(boon.gift(), cause(boon));
        adding.addStanding(regiment, model);
        for (var trait : Traits.of(battle, regiment, model))
            if (trait instanceof ChangesCharacteristic change)
                adding.figure = change.change(adding.figure, which);
        if (which == Characteristic.CLASH
                && ModelTerrain.in(battle, regiment, model, Terrain.Kind.WATER))
            adding.figure = adding.figure.plus(-1, WATER);
        return adding.figure;
    }

    /**
     * The profile's value with nothing but what lowers it, before any minimum is applied
     * (FB-STRAND-06, FB-STRAND-07).
     */
    public static ExplainedNumber unaided(
            Battle battle, Regiment regiment, int model, Characteristic which) {
        var adding = new Adding(printed(regiment, model, which), which, true);
        for (var boon : regiment.boons()) adding.add(boon.gift(), cause(boon));
        adding.addStanding(regiment, model);
        for (var trait : regiment.card(model).traits())
            if (trait instanceof ChangesCharacteristic change)
                adding.figure = change.change(adding.figure, which);
        return adding.figure;
    }

    /**
     * Whether the model can do what needs this characteristic: a printed 0 bars it (FB-PROF-03).
     */
    public static boolean able(Regiment regiment, int model, Characteristic which) {
        return regiment.profile(model).value(which) > 0;
    }

    private static ExplainedNumber printed(Regiment regiment, int model, Characteristic which) {
        return ExplainedNumber.of(
                regiment.profile(model).value(which), new Cause(rule(which), name(which)));
    }

    private static Cause cause(TemporaryEffect boon) {
        return new Cause(boon.rule(), boon.source());
    }

    private static String rule(Characteristic which) {
        return switch (which) {
            case MARCH -> "FB-PROF-05";
            case VOLLEY -> "FB-PROF-06";
            case CLASH -> "FB-PROF-07";
            case ATTACKS -> "FB-PROF-08";
            case WOUNDS -> "FB-PROF-09";
            case RESOLVE -> "FB-PROF-10";
            case DEFENSE -> "FB-PROF-11";
            case EVASION -> "FB-PROF-12";
        };
    }

    private static final class Adding {
        private ExplainedNumber figure;
        private final Characteristic which;
        private final boolean penaltiesOnly;

        Adding(ExplainedNumber figure, Characteristic which, boolean penaltiesOnly) {
            this.figure = figure;
            this.which = which;
            this.penaltiesOnly = penaltiesOnly;
        }

        void add(TemporaryEffect.Gift gift, Cause cause) {
            if (gift instanceof TemporaryEffect.Gift.Changes change
                    && change.characteristic() == which
                    && !(penaltiesOnly && change.by() > 0))
                figure = figure.plus(change.by(), cause);
        }

        /** What items and retinue give (FB-ITEM-01, FB-RET-06, FB-RET-07). */
        void addStanding(Regiment regiment, int model) {
            GrantedTraits.toModel(regiment, model, this::add);
        }
    }

    private static String name(Characteristic which) {
        return which.name().charAt(0) + which.name().substring(1).toLowerCase(Locale.ROOT);
    }
}
