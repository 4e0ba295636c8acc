package org.vexillum.kernel.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Reading;

/**
 * The ways in which dice may come to lie, with their chances, found die by die.
 *
 * <p>Dice that are rolled again count with the face that stands. Ways from which rules read the
 * same are one, so that there are about as many as results.
 */
final class Falls {
    /**
     * @param faces in ascending order
     */
    record Fall(int[] faces, double chance) {}

    /** What faces mean: their chances and what they add to what is read. */
    private record Faces(double[] chance, long[] count, int[] shown) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Faces faces
                    && Arrays.equals(chance, faces.chance)
                    && Arrays.equals(count, faces.count)
                    && Arrays.equals(shown, faces.shown);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(chance) + Arrays.hashCode(count);
        }
    }

    /** What has been read from dice. */
    private record Read(long count, int shown) {}

    private final Map<Faces, List<Map<Read, Fall>>> known = new HashMap<>();

    /** Dice with their re-rolls. */
    List<Fall> standing(Dice dice, Reading reading) {
        reading.mustHold(dice.count());
        return of(read(chances(dice, dice.check()), reading), dice.count());
    }

    /** So many of the dice thrown once. */
    List<Fall> once(Dice dice, int count) {
        Reading.ALL.mustHold(count);
        return of(read(chances(dice, Check.READ), Reading.ALL), count);
    }

    /** The lowest of faces from which the same is read has the chances of all. */
    private static Faces read(double[] chances, Reading reading) {
        var count = new long[chances.length];
        var shown = new int[chances.length];
        for (int face = 1; face < chances.length; face++) {
            count[face] = reading.count(face);
            shown[face] = reading.shown(face);
        }
        for (int face = 1; face < chances.length; face++)
            for (int lower = 1; lower < face; lower++)
                if (count[lower] == count[face] && shown[lower] == shown[face]) {
                    chances[lower] += chances[face];
                    chances[face] = 0;
                    break;
                }
        return new Faces(chances, count, shown);
    }

    private static double[] chances(Dice dice, Check check) {
        int faces = dice.faces();
        int again = check.again() & (1 << faces + 1) - 2;
        double each = 1.0 / faces;
        double[] chances = new double[faces + 1];
        for (int face = 1; face <= faces; face++) {
            double stays = (again >> face & 1) != 0 ? 0 : each;
            chances[face] = stays + Integer.bitCount(again) * each * each;
        }
        return chances;
    }

    private List<Fall> of(Faces faces, int count) {
        var byCount = known.computeIfAbsent(faces, _ -> new ArrayList<>(List.of(none())));
        while (byCount.size() <= count) byCount.add(another(byCount.getLast(), faces));
        return List.copyOf(byCount.get(count).values());
    }

    private static Map<Read, Fall> none() {
        return Map.of(new Read(0, 0), new Fall(new int[0], 1));
    }

    private static Map<Read, Fall> another(Map<Read, Fall> before, Faces faces) {
        var next = new LinkedHashMap<Read, Fall>();
        before.forEach((read, fall) -> {
            Cancellation.check();
            for (int face = 1; face < faces.chance.length; face++) {
                if (faces.chance[face] == 0) continue;
                var now = new Read(read.count + faces.count[face], read.shown | faces.shown[face]);
                double chance = fall.chance * faces.chance[face];
                var known = next.get(now);
                next.put(
                        now,
                        known == null
                                ? new Fall(with(fall.faces, face), chance)
                                : new Fall(known.faces, known.chance + chance));
            }
        });
        return next;
    }

    private static int[] with(int[] faces, int face) {
        int[] more = Arrays.copyOf(faces, faces.length + 1);
        int place = faces.length;
        while (place > 0 && more[place - 1] > face) more[place] = more[--place];
        more[place] = face;
        return more;
    }
}
