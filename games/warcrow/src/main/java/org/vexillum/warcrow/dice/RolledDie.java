package org.vexillum.warcrow.dice;

import org.vexillum.kernel.stored.Stored;

/**
 * A die that lies on the table.
 *
 * @param face the face that stands
 * @param first the face that fell first
 */
@Stored(
        as = "Fallen",
        with = {"die", "face", "first"})
public record RolledDie(Die die, int face, int first) {
    public Symbols symbols() {
        return die.face(face);
    }
}
