package org.vexillum.firstblood.kit.odds;

/** What one regiment does to another; hits and morale may also come from nobody. */
public enum OddsAction {
    CLASH,
    OPPORTUNITY,
    IMPACT,
    VOLLEY,
    CHALLENGE,
    INCANTATION,
    HITS,
    MORALE
}
