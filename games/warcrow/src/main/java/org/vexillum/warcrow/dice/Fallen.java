package org.vexillum.warcrow.dice;

/**
 * A die that lies on the table.
 *
 * @param face the face that stands
 * @param first the face that fell first
 */
public record Fallen(Die die, int face, int first) {
    public Symbols symbols() {
        return die.face(face);
    }
}
