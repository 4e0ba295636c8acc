package org.vexillum.tourneys.event;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;

/**
 * How far settings can go before numbers stop making sense.
 *
 * <p>Looked at when somebody sets them or brings an event, never when a stored one is read.
 */
public final class SettingLimits {
    public static final int ROUNDS = 99;
    public static final int K = 1_000;

    private SettingLimits() {}

    /** Refused with the name of the setting that goes too far. */
    public static void check(Settings settings) {
        if (settings.rounds() > ROUNDS) throw wrong(settings.rounds(), "rounds", "0…" + ROUNDS);
        if (settings.lateUntil() > ROUNDS)
            throw wrong(settings.lateUntil(), "lateUntil", "0…" + ROUNDS);
        if (settings.k().compareTo(BigDecimal.valueOf(K)) > 0 || settings.k().signum() < 0)
            throw wrong(settings.k().toEngineeringString(), "K", "0…" + K);
        if (!settings.listsUntil().isEmpty()) time(settings.listsUntil());
    }

    private static void time(String text) {
        try {
            Instant.parse(text);
        } catch (DateTimeException none) {
            throw wrong(text, "listsUntil", "2026-05-01T10:00:00Z");
        }
    }

    private static ChangeRefused wrong(Object value, String name, String allowed) {
        return new ChangeRefused("option-value", value, name, allowed);
    }
}
