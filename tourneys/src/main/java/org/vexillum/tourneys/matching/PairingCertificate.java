package org.vexillum.tourneys.matching;

import org.vexillum.kernel.stored.Stored;

/**
 * How the pairs of a round were found: what was minimised, and what was given up.
 *
 * @param byeReason why the bye went where it did: a key of the pack's citations; empty without bye
 * @param rematches the fewest that any pairing has
 * @param difference the total difference in points
 * @param leastDifference what it would be if nobody had met before
 * @param repeatedTables how many companies sit where they have played before
 */
@Stored(
        as = "Certificate",
        with = {
            "method",
            "byeReason",
            "rematches",
            "difference",
            "leastDifference",
            "lookAhead",
            "repeatedTables"
        })
public record PairingCertificate(
        Method method,
        String byeReason,
        int rematches,
        long difference,
        long leastDifference,
        LookAhead lookAhead,
        int repeatedTables) {
    @Stored(
            as = "Certificate.Method",
            with = {"LOTS", "LEAST_DIFFERENCE", "TOP_DOWN", "BY_HAND"})
    public enum Method {
        LOTS,
        LEAST_DIFFERENCE,
        TOP_DOWN,
        BY_HAND
    }

    /** Whether the rounds to come had a say. */
    @Stored(
            as = "Certificate.LookAhead",
            with = {"NONE", "KEPT", "CHANGED", "VAIN"})
    public enum LookAhead {
        /** Not looked at: the field is odd or large, the option off, or no round is left. */
        NONE,
        /** The best pairing leaves the rounds to come possible anyway. */
        KEPT,
        /** Better pairings were set aside for the sake of later rounds. */
        CHANGED,
        /** No pairing leaves all later rounds without rematches. */
        VAIN
    }

    public PairingCertificate with(int repeatedTables) {
        return new PairingCertificate(
                method,
                byeReason,
                rematches,
                difference,
                leastDifference,
                lookAhead,
                repeatedTables);
    }
}
