package org.vexillum.gamekit;

/** Ids of rules that a test merely mentions. */
public final class Ids {
    private Ids() {}

    /** Put together, so that no report takes the mention for a test of the rule. */
    public static String aofr(String rest) {
        return "AOFR" + "-" + rest;
    }
}
