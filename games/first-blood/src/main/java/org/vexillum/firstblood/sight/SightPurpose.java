package org.vexillum.firstblood.sight;

/** What one looks for: a charge is not hindered by one's own regiment (FB-CHARGE-07). */
public enum SightPurpose {
    VOLLEY,
    CASTING,
    CHARGE
}
