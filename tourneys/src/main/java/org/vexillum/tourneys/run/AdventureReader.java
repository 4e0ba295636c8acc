package org.vexillum.tourneys.run;

import java.util.List;
import org.vexillum.tourneys.event.Adventure;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.Theme;
import org.vexillum.tourneys.text.FoldedText;

/** Which scenario and feat a round has. */
final class AdventureReader {
    private final EventSession session;

    AdventureReader(EventSession session) {
        this.session = session;
    }

    void set(int round, DocumentFields doc) {
        var adventure = read(doc, session.event().pack());
        session.change(new EventChange.AdventureSet(round, adventure.scenario(), adventure.feat()));
    }

    static Adventure read(DocumentFields doc, Pack pack) {
        var scenario = doc.text("scenario", "escenario").orElse("");
        var feat = doc.text("feat", "hazaña").orElse("");
        return new Adventure(key(pack.scenarios(), scenario), key(pack.feats(), feat));
    }

    /** The key of a name in either language; an unknown one as it is. */
    private static String key(List<Theme> themes, String written) {
        for (var theme : themes) {
            var name = theme.name();
            for (var known : List.of(name.key(), name.en(), name.es()))
                if (FoldedText.key(known).equals(FoldedText.key(written))) return name.key();
        }
        return written;
    }
}
