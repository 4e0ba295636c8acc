package org.vexillum.warcrow.kit.screen;

import java.util.List;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Spot;

/** Strides of the table in units of 0.01 mm (WC-BG-STRIDE-01, WC-BG-TABLE-01). */
record StrideScale(Options options) {
    private static final int MM = 100;

    int width() {
        return length(options.tableStrides());
    }

    int length(int strides) {
        return strides * stride();
    }

    int stride() {
        return options.strideMm() * MM;
    }

    List<Integer> at(Spot spot) {
        return List.of(scaled(spot.x()), scaled(spot.y()));
    }

    private int scaled(int hundredths) {
        return hundredths * stride() / Spot.STRIDE;
    }
}
