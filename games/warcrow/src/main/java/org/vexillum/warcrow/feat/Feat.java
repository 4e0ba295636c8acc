package org.vexillum.warcrow.feat;

import org.vexillum.kernel.stored.Stored;

/** The feats of the season, which give arcane points (WC-ADV-04, WC-ADV-07). */
@Stored(
        as = "Feat",
        with = {"TRACK", "DECAPITATION", "RIFT", "BANNER", "RESOURCES"})
public enum Feat {
    TRACK,
    DECAPITATION,
    RIFT,
    BANNER,
    RESOURCES
}
