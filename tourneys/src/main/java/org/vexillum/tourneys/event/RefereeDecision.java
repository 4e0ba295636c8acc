package org.vexillum.tourneys.event;

/** What the referee decided instead of the computed values. WC-REF-04 */
public record RefereeDecision(int tp, int vp) {}
