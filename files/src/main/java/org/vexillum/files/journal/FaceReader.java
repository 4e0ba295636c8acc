package org.vexillum.files.journal;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.MapFields;

/** Faces of dice in a file. */
final class FaceReader {
    private FaceReader() {}

    /**
     * @param highest how many faces the dice have
     */
    static List<Integer> read(MapFields fields, String name, int highest) {
        var faces = new ArrayList<Integer>();
        for (var written : fields.list(name)) {
            var face = String.valueOf(written);
            if (!face.matches("[1-9]") || face.charAt(0) - '0' > highest)
                throw new Unreadable(
                        fields.place(name) + "[" + faces.size() + "]", "no-face", face, highest);
            faces.add(Integer.valueOf(face));
        }
        return faces;
    }
}
