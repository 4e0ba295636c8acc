package org.vexillum.tourneys.event;

/** Something that happened to an event: a fact that is stored, never recomputed. */
public sealed interface Change
        permits EventChange,
                EnrolmentChange,
                PairingChange,
                ResultChange,
                ParticipationChange,
                ClockChange,
                UnitBookChange,
                Undone {
    /** Refused if it cannot be; then nothing has changed. */
    void apply(EventState event);
}
