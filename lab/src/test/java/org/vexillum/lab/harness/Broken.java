package org.vexillum.lab.harness;

import java.util.List;

/** A law that was broken; cheaper than an assertion library where it is asked a million times. */
final class Broken {
    private Broken() {}

    static void must(boolean holds, String law, Object... facts) {
        if (!holds) throw new AssertionError(law + " " + List.of(facts));
    }
}
