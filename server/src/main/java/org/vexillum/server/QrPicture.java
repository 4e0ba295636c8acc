package org.vexillum.server;

import io.nayuki.qrcodegen.QrCode;
import java.util.ArrayList;
import java.util.List;

/** An address as a QR code. */
public final class QrPicture {
    private static final int MARGIN = 4;
    private static final String DOT = "h1v1h-1z";

    private final QrCode code;

    public QrPicture(String address) {
        code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
    }

    /** One path, no styles: a strict page shows it as it is. */
    public String svg() {
        int size = code.size + 2 * MARGIN;
        var path = new StringBuilder();
        for (int y = 0; y < code.size; y++)
            for (int x = 0; x < code.size; x++)
                if (code.getModule(x, y))
                    path.append('M').append(x + MARGIN).append(',').append(y + MARGIN).append(DOT);
        var box = "0 0 " + size + " " + size;
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\""
                + box
                + "\" role=\"img\"><path d=\""
                + path
                + "\"/></svg>";
    }

    /** For a terminal with a dark ground: two rows of the code in each line. */
    public List<String> lines() {
        var lines = new ArrayList<String>();
        for (int y = -2; y < code.size + 2; y += 2) {
            var line = new StringBuilder();
            for (int x = -2; x < code.size + 2; x++) line.append(block(dark(x, y), dark(x, y + 1)));
            lines.add(line.toString());
        }
        return lines;
    }

    private boolean dark(int x, int y) {
        return code.getModule(x, y);
    }

    private static char block(boolean upper, boolean lower) {
        if (upper) return lower ? ' ' : '▄';
        return lower ? '▀' : '█';
    }
}
