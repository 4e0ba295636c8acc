package org.vexillum.regiments;

import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Options.CounterReduction;
import org.vexillum.regiments.table.Options.FearlessWhenShaken;
import org.vexillum.regiments.table.Options.MeleeFacing;
import org.vexillum.regiments.table.Options.TakedownHeroDefense;

/** The usual options but for one. */
public final class Choices {
    private static final Options USUAL = Options.DEFAULT;

    private Choices() {}

    public static Options singleModelRow(int rows) {
        return of(
                rows,
                USUAL.meleeFacing(),
                USUAL.counterReduction(),
                USUAL.fearlessWhenShaken(),
                USUAL.takedownHeroDefense());
    }

    public static Options facing(MeleeFacing facing) {
        return of(
                0,
                facing,
                USUAL.counterReduction(),
                USUAL.fearlessWhenShaken(),
                USUAL.takedownHeroDefense());
    }

    public static Options counter(CounterReduction reduction) {
        return of(
                0,
                USUAL.meleeFacing(),
                reduction,
                USUAL.fearlessWhenShaken(),
                USUAL.takedownHeroDefense());
    }

    public static Options fearless(FearlessWhenShaken when) {
        return of(
                0,
                USUAL.meleeFacing(),
                USUAL.counterReduction(),
                when,
                USUAL.takedownHeroDefense());
    }

    public static Options takedown(TakedownHeroDefense defense) {
        return of(
                0,
                USUAL.meleeFacing(),
                USUAL.counterReduction(),
                USUAL.fearlessWhenShaken(),
                defense);
    }

    private static Options of(
            int rows,
            MeleeFacing facing,
            CounterReduction reduction,
            FearlessWhenShaken fearless,
            TakedownHeroDefense defense) {
        return new Options(
                false,
                USUAL.capJoinedHero(),
                rows,
                facing,
                reduction,
                fearless,
                USUAL.takedownSight(),
                defense);
    }
}
