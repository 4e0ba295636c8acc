package org.vexillum.tourneys;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.vexillum.tourneys.event.ChangeRefused;

/** What a refusal must look like. */
public final class Refusals {
    private Refusals() {}

    public static void refused(String key, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        ChangeRefused.class,
                        why ->
                                org.assertj.core.api.Assertions.assertThat(why.key())
                                        .isEqualTo(key));
    }
}
