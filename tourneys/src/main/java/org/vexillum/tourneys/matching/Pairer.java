package org.vexillum.tourneys.matching;

import org.vexillum.tourneys.matching.PairingCertificate.LookAhead;
import org.vexillum.tourneys.matching.PairingCertificate.Method;

/** Pairs a field and says how. */
public final class Pairer {
    private static final int PATIENCE = 60;

    private final boolean topDown;
    private final boolean lookAhead;
    private final SearchGuard guard;

    public Pairer(boolean topDown, boolean lookAhead) {
        this(topDown, lookAhead, SearchGuard.seconds(PATIENCE));
    }

    public Pairer(boolean topDown, boolean lookAhead, SearchGuard guard) {
        this.topDown = topDown;
        this.lookAhead = lookAhead;
        this.guard = guard;
    }

    /** The rank of each one's rival, both counted from 0. */
    public record Pairing(int[] partner, PairingCertificate certificate) {}

    /**
     * @param left the rounds after this one
     * @param whole whether the field is everybody, and nobody has the bye
     */
    public Pairing pair(PairingField field, int left, boolean whole) {
        if (lookAhead && whole && left > 0 && field.size() <= SmallFieldPairing.MOST) {
            var choice = new SmallFieldPairing(field).choose(left, !topDown);
            if (choice != null) return certified(field, choice.partner(), choice.lookAhead());
        }
        return certified(field, ExactPairing.of(field, !topDown, guard), LookAhead.NONE);
    }

    private Pairing certified(PairingField field, int[] partner, LookAhead ahead) {
        var certificate =
                new PairingCertificate(
                        topDown ? Method.TOP_DOWN : Method.LEAST_DIFFERENCE,
                        "",
                        field.rematches(partner),
                        field.difference(partner),
                        field.leastDifference(),
                        ahead,
                        0);
        return new Pairing(partner, certificate);
    }
}
