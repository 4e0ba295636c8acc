package org.vexillum.gamekit.adjudicate;

/** A field of a task. */
public record TaskField(String name, Type type, boolean needed) {
    /** What may be written in it. */
    public enum Type {
        /** The id or name of a unit, or the unit itself, described on the spot. */
        UNIT,
        UNITS,
        SIDE,
        WHOLE,
        FLAG,
        INCHES,
        DEGREES,
        POINT,
        TEXT,
        TEXTS,
        /** {@code front}, {@code flank} or {@code rear}. */
        CHARGED,
        /** yes, no, {@code inside} or {@code behind}. */
        COVER,
        /** A weapon: its name, a line of a list, or its fields. */
        WEAPON,
        /** {@code shooting}, {@code melee} or {@code spell}. */
        MANNER,
        /** {@code hold}, {@code advance}, {@code rush} or {@code charge}. */
        ACTION,
        /**
         * {@code counter}, {@code impact}, {@code attacks}, {@code strike-back}, {@code result}.
         */
        MOMENT,
        /** {@code markers} or {@code deployment}. */
        OCCASION,
        /** So many models, or their numbers. */
        MODELS,
        /** Forward 6, pivot 90, forward 5. */
        LEGS,
        /** Where models go: a place for the leader, or places by model. */
        MOVES,
        /** A place and a facing. */
        END,
        /** Weapons and the units they are aimed at. */
        TARGETS,
        /** The name of a sample force, or a force as in a force file. */
        FORCE,
        /** A decimal number of strides. */
        STRIDES,
        /** Any group of fields, described in the documentation. */
        GROUP
    }

    public static TaskField needed(String name, Type type) {
        return new TaskField(name, type, true);
    }

    public static TaskField optional(String name, Type type) {
        return new TaskField(name, type, false);
    }
}
