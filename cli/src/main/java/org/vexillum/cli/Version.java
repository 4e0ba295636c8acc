package org.vexillum.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version as the build wrote it into the jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        var version = Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
        return new String[] {"Vexillum " + version.orElse("")};
    }
}
