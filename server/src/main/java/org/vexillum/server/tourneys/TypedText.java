package org.vexillum.server.tourneys;

import org.vexillum.gamekit.desk.RequestRefused;

/** Texts that people type, without what no keyboard gives. */
final class TypedText {
    private TypedText() {}

    /** One line of text, not longer than allowed. */
    static String line(String written, int longest) {
        var line =
                written.replaceAll("[\\p{Cntrl}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]+", " ")
                        .strip();
        if (line.length() > longest) throw RequestRefused.wrong("too-long", longest);
        return line;
    }

    /** A line that must not be empty. */
    static String name(String written, String field) {
        var line = line(written, 80);
        if (line.isEmpty()) throw RequestRefused.wrong("missing", field);
        return line;
    }

    /** Several lines. */
    static String text(String written, int longest) {
        if (written.length() > longest) throw RequestRefused.wrong("too-long", longest);
        return written.replace("\r\n", "\n").replaceAll("[\\p{Cntrl}&&[^\\n\\t]]", "").strip();
    }
}
