package org.vexillum.gamekit;

import java.util.List;

/**
 * Something in a file that needs a word, with the place where it stands.
 *
 * @param key names the sentence in the message bundles
 * @param facts what the sentence mentions, in its order
 */
public record Problem(Severity severity, String key, List<Object> facts, FilePlace place) {
    public enum Severity {
        /** Wrong or not understood: what the file says is not what was read. */
        ERROR,
        /** Read, with an assumption or a doubt that the reader of the file should know. */
        NOTE
    }

    public Problem {
        facts = List.copyOf(facts);
    }

    public boolean error() {
        return severity == Severity.ERROR;
    }
}
