package org.vexillum.kernel.dice;

import java.util.Arrays;

/**
 * Dice that have fallen.
 *
 * <p>A die that was rolled again keeps its first face beside the face that stands.
 */
public final class Roll {
    private final Dice dice;
    private final int[] faces;
    private final int[] first;

    private Roll(Dice dice, int[] faces, int[] first) {
        this.dice = dice;
        this.faces = faces;
        this.first = first;
    }

    /** As many faces as dice. */
    public static Roll of(Dice dice, int... faces) {
        mustBeFaces(faces, dice.count(), dice.faces());
        return new Roll(dice, faces, faces);
    }

    private static void mustBeFaces(int[] faces, int count, int highest) {
        if (faces.length != count)
            throw new IllegalArgumentException(count + " dice, but " + faces.length + " faces");
        for (int face : faces)
            if (face < 1 || face > highest) throw new IllegalArgumentException("no face " + face);
    }

    /** The same roll after the dice at these places were rolled again. */
    public Roll again(int[] places, int[] fresh) {
        mustBeFaces(fresh, places.length, dice.faces());
        int[] stands = faces.clone();
        for (int i = 0; i < places.length; i++) stands[places[i]] = fresh[i];
        return new Roll(dice, stands, first);
    }

    public Dice dice() {
        return dice;
    }

    public int size() {
        return faces.length;
    }

    /** The face that stands. */
    public int face(int i) {
        return faces[i];
    }

    /** The face that fell first. */
    public int firstFace(int i) {
        return first[i];
    }

    public int[] faces() {
        return faces.clone();
    }

    public int[] firstFaces() {
        return first.clone();
    }

    public boolean rolledAgain() {
        return first != faces;
    }

    public int successes() {
        int count = 0;
        for (int face : faces) if (dice.check().succeeds(face)) count++;
        return count;
    }

    public int failures() {
        return faces.length - successes();
    }

    public boolean success() {
        return successes() > 0;
    }

    public int count(int face) {
        int count = 0;
        for (int f : faces) if (f == face) count++;
        return count;
    }

    public int sum() {
        return Arrays.stream(faces).sum();
    }

    /** The places of the dice whose face must be rolled again, in the order of rolling. */
    public int[] placesToRollAgain() {
        var check = dice.check();
        if (check.again() == 0) return NO_PLACES;
        int[] places = new int[faces.length];
        int n = 0;
        for (int i = 0; i < faces.length; i++)
            if (check.rollsAgain(faces[i]) && !check.rollsAgainLater(faces[i])) places[n++] = i;
        for (int i = 0; i < faces.length && check.later() != 0; i++)
            if (check.rollsAgainLater(faces[i])) places[n++] = i;
        return Arrays.copyOf(places, n);
    }

    private static final int[] NO_PLACES = {};

    @Override
    public boolean equals(Object other) {
        return other instanceof Roll roll
                && roll.dice.equals(dice)
                && Arrays.equals(roll.faces, faces)
                && Arrays.equals(roll.first, first);
    }

    @Override
    public int hashCode() {
        return 31 * dice.hashCode() + Arrays.hashCode(faces);
    }

    @Override
    public String toString() {
        return dice.purpose() + Arrays.toString(faces);
    }
}
