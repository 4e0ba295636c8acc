package org.vexillum.server.http;

import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.SampleNames;
import org.vexillum.gamekit.odds.ForceLookup;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.play.StoredForce;
import org.vexillum.server.store.ForceStore;

/**
 * The forces that odds can be asked about: samples, and {@code force:ID}.
 *
 * <p>Samples have names in the language of whoever asks. Whoever was given a link to odds knows the
 * id and may see what it is about.
 */
record OddsForces(ForceStore forces, Lang lang) implements ForceLookup {
    private static final String KEPT = "force:";

    @Override
    public <F> F force(String name, ForceFormat<F> format) {
        if (format.samples().contains(name)) return SampleNames.read(format, name, lang);
        var id = name.startsWith(KEPT) ? name.substring(KEPT.length()) : name;
        var kept = forces.find(id).orElseThrow(() -> RequestRefused.wrong("no-force", name));
        return StoredForce.force(format, kept, name);
    }

    /** A link to odds may have been made by somebody who reads another language. */
    @Override
    public String unit(String name) {
        return SampleNames.unit(name, lang);
    }
}
