package org.vexillum.tourneys.event;

/** Something that happened to an event: a fact that is stored, never recomputed. */
public sealed interface Change
        permits Course,
                Enrolment,
                PairingChange,
                ResultChange,
                Discipline,
                Timing,
                BookChange,
                Undone {
    /** Refused if it cannot be; then nothing has changed. */
    void apply(Event event);
}
