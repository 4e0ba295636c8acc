package org.vexillum.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version as the build wrote it into the jar. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {line()};
    }

    /** The program and its version, which is that of its rules, too. */
    public static String line() {
        var version = Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
        return ("Vexillum " + version.orElse("")).strip();
    }
}
