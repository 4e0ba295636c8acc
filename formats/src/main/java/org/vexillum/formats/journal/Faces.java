package org.vexillum.formats.journal;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.Unreadable;
import org.vexillum.formats.json.Fields;

/** Faces of dice in a file. */
final class Faces {
    private Faces() {}

    static List<Integer> read(Fields fields, String name) {
        var faces = new ArrayList<Integer>();
        for (var written : fields.list(name)) {
            var face = String.valueOf(written);
            if (!face.matches("[1-6]"))
                throw new Unreadable(
                        fields.place(name) + "[" + faces.size() + "]", "no-face", face);
            faces.add(Integer.valueOf(face));
        }
        return faces;
    }
}
