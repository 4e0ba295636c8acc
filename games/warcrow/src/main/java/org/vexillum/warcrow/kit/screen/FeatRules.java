package org.vexillum.warcrow.kit.screen;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.warcrow.feat.Feat;

/** The rules to have at hand for a feat: its set-up, its procedure, its points. */
final class FeatRules {
    private FeatRules() {}

    static Rules of(@Nullable Feat feat) {
        return switch (feat) {
            case null -> Rules.NONE;
            case TRACK ->
                    Rules.of("WC-FEAT-TRACK-04", "WC-FEAT-TRACK-07", "WC-FEAT-TRACK-12")
                            .and("WC-FEAT-TRACK-13")
                            .and("WC-FEAT-TRACK-15");
            case DECAPITATION ->
                    Rules.of("WC-FEAT-DECAP-03", "WC-FEAT-DECAP-05", "WC-FEAT-DECAP-07")
                            .and("WC-FEAT-DECAP-10");
            case RIFT ->
                    Rules.of("WC-FEAT-RIFT-02", "WC-FEAT-RIFT-04", "WC-FEAT-RIFT-06")
                            .and("WC-FEAT-RIFT-12");
            case BANNER ->
                    Rules.of("WC-FEAT-BANNER-03", "WC-FEAT-BANNER-06", "WC-FEAT-BANNER-08")
                            .and("WC-FEAT-BANNER-09");
            case RESOURCES ->
                    Rules.of("WC-FEAT-RES-03", "WC-FEAT-RES-04", "WC-FEAT-RES-08")
                            .and("WC-FEAT-RES-10");
        };
    }
}
