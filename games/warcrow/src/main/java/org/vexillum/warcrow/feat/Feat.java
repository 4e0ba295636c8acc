package org.vexillum.warcrow.feat;

/** The feats of the season, which give arcane points (WC-ADV-04, WC-ADV-07). */
public enum Feat {
    TRACK,
    DECAPITATION,
    RIFT,
    BANNER,
    RESOURCES
}
