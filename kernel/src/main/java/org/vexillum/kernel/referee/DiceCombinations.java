package org.vexillum.kernel.referee;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.dice.Dice;

/** All ways in which some dice can fall, order aside. */
final class DiceCombinations {
    /**
     * Faces in ascending order.
     *
     * @param weight in how many orders, of all faces that these stand for, they can fall
     */
    record Fall(int[] faces, BigInteger weight) {}

    private final int[] like;
    private final List<Fall> falls = new ArrayList<>();

    private DiceCombinations(Dice dice, EnumeratingReferee.Alike alike) {
        like = new int[dice.faces() + 1];
        for (int face = 1; face < like.length; face++) like[alike.face(dice, face)]++;
    }

    static List<Fall> of(Dice dice, int count, EnumeratingReferee.Alike alike) {
        var falls = new DiceCombinations(dice, alike);
        falls.fill(new int[count], 0, 1, BigInteger.ONE);
        return falls.falls;
    }

    private void add(int[] faces, BigInteger weight) {
        Cancellation.check();
        falls.add(new Fall(faces.clone(), weight));
    }

    /** Gives the dice from a place on this face or a higher one. */
    private void fill(int[] faces, int from, int face, BigInteger weight) {
        if (from == faces.length) add(faces, weight);
        if (from == faces.length || face == like.length) return;
        fill(faces, from, face + 1, weight);
        if (like[face] == 0) return;
        var ways = weight;
        int left = faces.length - from;
        for (int n = 1; n <= left; n++) {
            faces[from + n - 1] = face;
            long more = (long) (left - n + 1) * like[face];
            ways = ways.multiply(BigInteger.valueOf(more)).divide(BigInteger.valueOf(n));
            fill(faces, from + n, face + 1, ways);
        }
    }
}
