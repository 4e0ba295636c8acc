package org.vexillum.rulebook;

import org.vexillum.gamekit.rules.RuleEntry;

/** A rule that answers a search, with the weight that ranked it. */
public record SearchHit(RuleEntry rule, float score) {}
