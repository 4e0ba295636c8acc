package org.vexillum.gamekit.screen;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/**
 * What a referee writes down of a game that is played with miniatures on a real table.
 *
 * <p>Places are units of 0.01 mm.
 *
 * @param stride the game's measure of length
 * @param reach how near a unit contests an objective, in hundredths of a stride
 * @param adventure the scenario, then the feat, as programs call them
 * @param title the same in words
 * @param rules that say how this game is set up and scored
 */
public record RefereeSheet(
        int stride,
        int reach,
        List<String> adventure,
        List<String> title,
        List<String> rules,
        Clock clock,
        List<Token> tokens,
        List<Mark> marks,
        List<Gauge> gauges,
        List<Company> companies,
        List<Place> places,
        List<Tally> tallies) {
    /**
     * The turn counter.
     *
     * @param stage as programs call it
     * @param acting who is to act, or null
     * @param first who plays first in this round, or null
     * @param initiative who has it, or null
     * @param timeUp whether the turn is the last because time is up
     */
    public record Clock(
            int round,
            int rounds,
            int turn,
            int turns,
            String stage,
            @Nullable Side acting,
            @Nullable Side first,
            @Nullable Side initiative,
            boolean timeUp) {}

    /** Something that will happen at the end of a turn, counted through all rounds. */
    public record Token(int turn, String kind, String about, String text) {}

    /**
     * Something on the table to be near.
     *
     * @param kind objective, quadrant, loot, vestige, fog or banner
     * @param at its middle, or null if only the players know
     * @param area a quadrant's, or null
     * @param owner who controls it or gained it, or null
     * @param unit that carries, bears or seals it, or null
     * @param gone whether it is no longer on the table
     */
    public record Mark(
            String id,
            String kind,
            String name,
            String colour,
            @Nullable List<Integer> at,
            @Nullable ScreenShape area,
            @Nullable Side owner,
            @Nullable String unit,
            boolean gone,
            String text) {}

    /** A meter of a side. */
    public record Gauge(Side side, String name, int value, int most) {}

    /**
     * What belongs to one side.
     *
     * @param colour of its deployment zone, or null before it has one
     * @param tokens command tokens left
     * @param result and what it is worth, once the game is over
     * @param conceded whether it gave the game up
     */
    public record Company(
            Side side,
            String name,
            @Nullable String colour,
            int tokens,
            int of,
            int military,
            int arcane,
            @Nullable String result,
            @Nullable Integer points,
            boolean conceded,
            List<String> lines) {}

    /**
     * Where a unit stands, as an answer says it.
     *
     * @param value what it counts where it contests
     */
    public record Place(String unit, Object stands, int value, int left) {}

    /**
     * Points of one moment.
     *
     * @param round or 0 for the feat
     */
    public record Tally(int round, int a, int b, List<String> linesA, List<String> linesB) {}
}
