package org.vexillum.firstblood.kit.force;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** Lengths of cards that are written in inches: {@code 1"}, {@code 6 in}. */
final class InchLengths {
    private static final Pattern INCHES =
            Pattern.compile("(\\d{1,4}(?:\\.\\d{1,6})?)\\s*(?:\"|”|″|in|inch|inches)");
    private static final BigDecimal MILLIMETRES = new BigDecimal("25.4");

    private InchLengths() {}

    /** A command range may be told with its unit. */
    static Node plain(Node written) {
        var inches = inches(written);
        return inches == null ? written : new Node.Scalar(written.place(), inches);
    }

    /** The diameter of a base is told in millimetres, or in inches with their sign. */
    static Node millimetres(Node written) {
        var inches = inches(written);
        if (inches == null) return written;
        return new Node.Scalar(written.place(), inches.multiply(MILLIMETRES));
    }

    private static @Nullable BigDecimal inches(Node written) {
        if (!(written instanceof Node.Scalar scalar) || scalar.value() == null) return null;
        var inches = INCHES.matcher(scalar.written().strip());
        return inches.matches() ? new BigDecimal(inches.group(1)) : null;
    }
}
