package org.vexillum.gamekit.text;

import java.util.List;

/** Sentences that are the same in both languages. */
final class SameWords {
    static final List<String> INCLUDE = List.of("no", "scenery.lava");

    private SameWords() {}
}
