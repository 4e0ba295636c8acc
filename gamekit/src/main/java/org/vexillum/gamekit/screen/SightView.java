package org.vexillum.gamekit.screen;

import java.util.List;

/**
 * Who of a unit sees whom of another.
 *
 * @param text the same in a sentence or two
 */
public record SightView(String text, List<Line> lines) {
    /**
     * From a model to the nearest of the other unit that it sees, or to the nearest.
     *
     * @param by what is in the way, in words
     */
    public record Line(List<Integer> from, List<Integer> to, boolean clear, List<String> by) {}
}
