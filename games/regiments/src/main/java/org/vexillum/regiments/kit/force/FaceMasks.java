package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;

/** Faces of a die, as masks and as lists. */
final class FaceMasks {
    /** Every face, and hits that no face scored. */
    static final int ALWAYS = 0b1111111;

    private FaceMasks() {}

    static List<Integer> list(int mask) {
        var faces = new ArrayList<Integer>();
        for (int face = 1; face <= 6; face++) if ((mask >> face & 1) != 0) faces.add(face);
        return faces;
    }
}
