package org.vexillum.gamekit;

import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;

/**
 * What a plain number or string in a record stands for.
 *
 * @param of for a model, the component that names its unit; otherwise empty
 */
public record Meaning(Sense sense, String of) {
    public enum Sense {
        /** The id of a unit. */
        UNIT,
        /** The id of a unit, or the name of something else, which may have a word of its own. */
        NAMED,
        /** A piece of terrain: its name, or what sort it is if it has none of its own. */
        SCENERY,
        /** A model: its number in the unit, from 0 as on the card, or its name. */
        MODEL,
        /** A model with its unit, unless its name says that already. */
        MEMBER,
        /** A name or other words, shown as they are. */
        TEXT,
        /** A trait as written on a card. */
        TRAIT,
        /** The name of a question. */
        QUESTION,
        /** How many. */
        COUNT,
        /** How many more or fewer, with its sign. */
        CHANGE,
        /** A length in units of 0.01 mm, written in inches. */
        INCHES,
        /** Such a length to the east, or to the west if it is negative. */
        EAST,
        /** Such a length to the north, or to the south if it is negative. */
        NORTH,
        /** A base in units of 0.01 mm, written in millimetres. */
        MILLIMETRES,
        /** A length in hundredths of a stride. */
        STRIDES,
        /** An angle in hundredths of a degree. */
        DEGREES,
        /** Such an angle as a turn: clockwise if positive. */
        TURN,
        /** Nothing needs to be said: the type tells. */
        TYPED
    }

    static final Meaning TYPED = new Meaning(Sense.TYPED, "");

    /** Whether it is a length or an angle, stored in other units than it is written in. */
    public boolean measured() {
        return scale() > 0;
    }

    /** How many stored units make up one that people write, or 0 if it is no measure. */
    public int scale() {
        return switch (sense) {
            case INCHES, EAST, NORTH -> Lengths.INCH;
            case MILLIMETRES -> Lengths.MM;
            case STRIDES -> 100;
            case DEGREES, TURN -> Angle.DEGREE;
            default -> 0;
        };
    }
}
