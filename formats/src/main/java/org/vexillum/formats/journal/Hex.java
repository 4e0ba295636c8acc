package org.vexillum.formats.journal;

/** Fingerprints as text: sixteen digits, which no reader of JSON rounds. */
final class Hex {
    private Hex() {}

    static String of(long fingerprint) {
        return String.format(java.util.Locale.ROOT, "%016x", fingerprint);
    }
}
