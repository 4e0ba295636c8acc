package org.vexillum.gamekit.position;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.kernel.geometry.Lengths;

/** Finds out from where a file measures, and writes it down again. */
public final class FrameReader {
    /** Sets up a table in a frame. */
    public interface Reader<S extends Scene<?>> {
        S read(Frame frame);
    }

    private FrameReader() {}

    /**
     * The table of a file; coordinates that only make sense if they are counted from the middle of
     * the table are counted so.
     */
    public static <S extends Scene<?>> S read(FieldGroup fields, Frame usual, Reader<S> reader) {
        var table = fields.get("table");
        if (table != null) return reader.read(TableReader.read(table, usual));
        try {
            return reader.read(usual);
        } catch (FileFault corner) {
            if (!corner.is("off-table")) throw corner;
            return centred(usual, reader, corner);
        }
    }

    private static <S extends Scene<?>> S centred(Frame usual, Reader<S> reader, FileFault corner) {
        try {
            var scene = reader.read(usual.fromCentre());
            scene.assumed()
                    .add("", "origin", Lengths.show(usual.width()), Lengths.show(usual.depth()));
            return scene;
        } catch (FileFault centre) {
            throw centre.is("off-table") ? corner : centre;
        }
    }

    /** Writes size and origin unless they are as usual. */
    public static void write(Frame frame, Frame usual, Map<String, Object> map) {
        if (frame.equals(usual)) return;
        var table = new LinkedHashMap<String, Object>();
        table.put("width", inches(frame.width()));
        table.put("depth", inches(frame.depth()));
        if (frame.shifted())
            table.put("origin", List.of(inches(frame.originX()), inches(frame.originY())));
        map.put("table", table);
    }

    /** A length as files have it. */
    public static BigDecimal inches(int length) {
        return new BigDecimal(Lengths.show(length));
    }
}
