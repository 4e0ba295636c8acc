package org.vexillum.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.StateDistribution;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.TinyGame;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.EnumeratingReferee;
import org.vexillum.kernel.referee.EnumeratingReferee.Alike;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** Work ends when nobody waits for it. */
class CancellationTest {
    private int asked;

    private Cancellation.Still times(int most) {
        return () -> ++asked <= most;
    }

    private void givenUp(int after, Runnable work) {
        assertThatExceptionOfType(WorkCancelled.class)
                .isThrownBy(() ->
                        Cancellation.asLongAs(
                                times(after),
                                () -> {
                                    work.run();
                                    return true;
                                }));
        assertThat(asked).as("stops at once").isEqualTo(after + 1);
        asked = 0;
    }

    @Test
    void whatNobodyLimitsGoesOn() {
        Cancellation.check();
        assertThat(Cancellation.asLongAs(times(5), () -> 7)).isEqualTo(7);
    }

    @Test
    void aLimitWithinALimitLeavesBothInForce() {
        givenUp(3, () -> Cancellation.asLongAs(() -> true, this::manySteps));
        assertThatExceptionOfType(WorkCancelled.class)
                .isThrownBy(() ->
                        Cancellation.asLongAs(
                                () -> true,
                                () ->
                                        Cancellation.asLongAs(
                                                () -> false,
                                                () -> {
                                                    Cancellation.check();
                                                    return 1;
                                                })));
    }

    /** What is asked here is asked in other threads, too, once it is handed to them. */
    @Test
    void theQuestionCanBeHandedOn() throws InterruptedException {
        Cancellation.Still never = () -> false;
        var ended = new java.util.concurrent.atomic.AtomicBoolean();
        var other =
                new Thread(() -> {
                    try {
                        Cancellation.asLongAs(
                                Cancellation.asLongAs(never, Cancellation::here), this::manySteps);
                    } catch (WorkCancelled _) {
                        ended.set(true);
                    }
                });
        other.start();
        other.join();
        assertThat(ended).isTrue();
        assertThat(Cancellation.here().wanted()).isTrue();
    }

    private boolean manySteps() {
        for (int i = 0; i < 1_000; i++) Cancellation.check();
        return true;
    }

    private static final class First implements Player<Notes> {
        @Override
        public <A> A answer(Notes table, Side side, Question<Notes, A> question, Choices<A> all) {
            return all.list().getFirst();
        }
    }

    private static void roll(int dice) {
        EnumeratingReferee.outcomes(
                Notes::new,
                new First(),
                Alike.NONE,
                (_, referee) -> referee.roll(TinyGame.dice(Check.READ, dice)).sum());
    }

    @Test
    void everyWayThatDiceCanFallIsAskedFor() {
        givenUp(20, () -> roll(3));
        // so many that they could not even be listed
        givenUp(20, () -> roll(200));
    }

    @Test
    void foldedNumbersAreAskedFor() {
        givenUp(
                5,
                () ->
                        NumberDistribution.of(0.2, 0.3, 0.5)
                                .each(NumberDistribution.of(0.5, 0.2, 0.3))
                                .times(1 << 20));
        givenUp(
                5,
                () -> {
                    var spread = StateDistribution.sure(0);
                    for (int i = 0; i < 100; i++)
                        spread = spread.then(sum -> StateDistribution.sure(sum + 1));
                });
    }
}
