package org.vexillum.warcrow.army;

/** What a profile says of a unit, as far as the pack asks for it. */
public enum Keyword {
    CHARACTER,
    OFFICER,
    MAGE,
    SCOUT,
    AMBUSHER,
    ELITE,
    HIGH_COMMAND,
    MERCENARY,
    /** Has an ability of the kind Permanent (WC-HIDDEN-03). */
    PERMANENT
}
