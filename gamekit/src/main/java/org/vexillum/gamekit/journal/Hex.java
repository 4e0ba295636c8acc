package org.vexillum.gamekit.journal;

/** Fingerprints as text: sixteen digits, which no reader of JSON rounds. */
public final class Hex {
    private Hex() {}

    public static String of(long fingerprint) {
        return String.format(java.util.Locale.ROOT, "%016x", fingerprint);
    }
}
