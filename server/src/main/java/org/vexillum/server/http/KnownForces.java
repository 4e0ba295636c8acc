package org.vexillum.server.http;

import org.vexillum.formats.force.ForceFormat;
import org.vexillum.formats.force.ForceReader;
import org.vexillum.formats.force.Samples;
import org.vexillum.formats.odds.Musters;
import org.vexillum.server.Refused;
import org.vexillum.server.store.Forces;

/**
 * The forces that odds can be asked about: samples, and {@code force:ID}.
 *
 * <p>Whoever was given a link to odds knows the id and may see what it is about.
 */
record KnownForces(Forces forces) implements Musters {
    private static final String KEPT = "force:";

    @Override
    public <F> F force(String name, ForceFormat<F> format) {
        if (format.samples().contains(name)) return Samples.read(format, name);
        var id = name.startsWith(KEPT) ? name.substring(KEPT.length()) : name;
        return forces.find(id)
                .filter(kept -> kept.game().equals(format.game().id()))
                .map(kept -> ForceReader.read(format, kept.text(), "force.json").force())
                .orElseThrow(() -> Refused.wrong("no-force", name));
    }
}
