package org.vexillum.cli;

/** What the program tells the shell. */
public final class ExitCode {
    public static final int DONE = 0;

    /** Refused or invalid; the reasons were printed. */
    public static final int REFUSED = 1;

    /** Called in a way the program does not understand. */
    public static final int USAGE = 2;

    private ExitCode() {}
}
