package org.vexillum.gamekit.screen;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/**
 * What one visitor may see of a table, in words of one language.
 *
 * <p>Lengths are units of 0.01 mm, angles hundredths of a degree, clockwise from north.
 *
 * @param sheet of a game that is played on a real table, or null
 */
public record View(
        int width,
        int depth,
        Track track,
        List<Unit> units,
        List<Scenery> terrain,
        List<Zone> zones,
        List<Marker> markers,
        @Nullable RefereeSheet sheet) {
    /** A table that the program itself keeps. */
    public View(
            int width,
            int depth,
            Track track,
            List<Unit> units,
            List<Scenery> terrain,
            List<Zone> zones,
            List<Marker> markers) {
        this(width, depth, track, units, terrain, zones, markers, null);
    }

    /**
     * How far the game is.
     *
     * @param rounds how many there will be, or 0 if that is open
     * @param lines whatever else both sides watch
     */
    public record Track(
            int round, int rounds, String stage, List<Score> scores, List<String> lines) {}

    public record Score(Side side, String label, int value) {}

    /**
     * A unit with the models that stand on the table.
     *
     * @param place where it is, in words
     * @param at the point a drag of the whole unit moves, or null if it is not on the table
     * @param facing of the whole unit, or null where units have none
     * @param outline round its models, or null
     */
    public record Unit(
            String id,
            Side side,
            String name,
            int count,
            int points,
            String state,
            String place,
            boolean done,
            @Nullable List<Integer> at,
            @Nullable Integer facing,
            List<Badge> badges,
            List<Piece> pieces,
            @Nullable ScreenShape outline,
            Card card,
            List<Range> ranges) {}

    /**
     * A lasting state of a unit.
     *
     * @param letter short enough for an icon
     * @param rule that explains it
     */
    public record Badge(String key, String letter, String name, String rule) {}

    /**
     * A model.
     *
     * @param facing or null where bases have none
     * @param mark what it is in its unit: leader, standard … or empty
     * @param of the wounds it can take in all
     */
    public record Piece(
            int n,
            String name,
            ScreenShape shape,
            @Nullable Integer facing,
            String mark,
            int wounds,
            int of,
            int floor) {}

    /**
     * What is written about a unit.
     *
     * @param lines characteristics in the order players expect, each a name and a value
     */
    public record Card(
            List<List<String>> lines, List<String> weapons, List<Trait> traits, String notes) {}

    /**
     * A special rule.
     *
     * @param enforced whether the program applies it
     */
    public record Trait(String name, String text, String rule, boolean enforced) {}

    /** An area round a unit that is drawn on demand. */
    public record Range(String key, String name, ScreenShape shape) {}

    /**
     * A piece of terrain.
     *
     * @param sort forest, ruins …, or empty if it is nothing that is known
     * @param kinds what it is by the rules
     */
    public record Scenery(
            String name,
            String sort,
            List<String> kinds,
            List<String> kindNames,
            ScreenShape shape,
            int floors,
            int height) {}

    public record Zone(String key, String name, @Nullable Side side, ScreenShape shape) {}

    /**
     * An objective.
     *
     * @param r how far it is felt
     */
    public record Marker(int n, String name, List<Integer> at, int r, @Nullable Side owner) {}
}
