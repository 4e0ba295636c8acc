package org.vexillum.regiments.kit.force;

import java.util.List;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.regiments.army.Force;

/** The sample forces of Regiments that come with the program. */
public final class RegimentsSamples {
    private static final RegimentsForceFormat FORMAT = new RegimentsForceFormat();
    private static final List<String> NAMES =
            List.of(
                    "salt-march",
                    "ashen-crown",
                    "hollow-wood",
                    "lantern-company",
                    "brasswright-column");

    private RegimentsSamples() {}

    /** The names of all samples, those of 1500 points first. */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * The sample of this name.
     *
     * @throws IllegalArgumentException if it is none of {@link #names}
     */
    public static Force sample(String name) {
        return Samples.read(FORMAT, name);
    }

    /** The sample as its file, to be changed and read again. */
    public static String text(String name) {
        return Samples.text(FORMAT, name);
    }
}
