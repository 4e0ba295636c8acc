package org.vexillum.kernel.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.WeightedOutcomes;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.Pick;
import org.vexillum.kernel.play.TinyGame;
import org.vexillum.kernel.referee.EnumeratingReferee.Alike;

class EnumeratingRefereeTest {
    private static final Check FOUR_PLUS = Check.atLeast(4);
    private static final Alike BY_SUCCESS = (dice, face) -> dice.check().succeeds(face) ? 6 : 1;

    private static <R> WeightedOutcomes<R> outcomes(
            Alike alike, BiFunction<Notes, Referee<Notes>, R> rules) {
        return EnumeratingReferee.outcomes(Notes::new, new First(), alike, rules);
    }

    private static final class First implements Player<Notes> {
        @Override
        public <A> A answer(Notes table, Side side, Question<Notes, A> question, Choices<A> all) {
            return all.list().getFirst();
        }
    }

    @Test
    void oneDieHasSixOutcomes() {
        var faces =
                outcomes(
                        Alike.NONE,
                        (_, referee) -> referee.roll(TinyGame.dice(Check.READ, 1)).face(0));
        assertThat(faces.results()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
        assertThat(faces.whole()).isTrue();
        assertThat(faces.chance(face -> face == 3)).isCloseTo(1 / 6.0, within(1e-16));
        assertThat(faces.mean(face -> face)).isCloseTo(3.5, within(1e-15));
    }

    @Test
    void severalDiceAreCountedWithoutOrder() {
        var sums =
                outcomes(
                        Alike.NONE,
                        (_, referee) -> referee.roll(TinyGame.dice(Check.READ, 3)).sum());
        assertThat(sums.paths()).isEqualTo(56);
        assertThat(sums.whole()).isTrue();
        assertThat(sums.chance(sum -> sum == 3)).isCloseTo(1 / 216.0, within(1e-16));
        assertThat(sums.chance(sum -> sum == 10)).isCloseTo(27 / 216.0, within(1e-16));
    }

    @Test
    void facesThatMeanTheSameArePlayedOnce() {
        var successes =
                outcomes(
                        BY_SUCCESS,
                        (_, referee) -> referee.roll(TinyGame.dice(FOUR_PLUS, 20)).successes());
        assertThat(successes.paths()).isEqualTo(21);
        assertThat(successes.whole()).isTrue();
        var binomial = NumberDistribution.binomial(20, 0.5);
        for (int n = 0; n <= 20; n++) {
            int count = n;
            assertThat(successes.chance(hits -> hits == count))
                    .isCloseTo(binomial.of(n), within(1e-15));
        }
    }

    @Test
    void laterRollsMayDependOnEarlierOnes() {
        var wounds =
                outcomes(
                        Alike.NONE,
                        (_, referee) -> {
                            int hits = referee.roll(TinyGame.dice(FOUR_PLUS, 3)).successes();
                            return referee.roll(TinyGame.dice(Check.atLeast(5), hits)).successes();
                        });
        assertThat(wounds.whole()).isTrue();
        var expected = NumberDistribution.binomial(3, 1 / 6.0);
        for (int n = 0; n <= 3; n++) {
            int count = n;
            assertThat(wounds.chance(w -> w == count)).isCloseTo(expected.of(n), within(1e-15));
        }
    }

    @Test
    void reRollsAreDiceOfTheirOwn() {
        var sixesAgain = FOUR_PLUS.rollingAgain(1 << 6);
        var blocked =
                outcomes(
                        Alike.NONE,
                        (_, referee) -> referee.roll(TinyGame.dice(sixesAgain, 2)).successes());
        assertThat(blocked.whole()).isTrue();
        double one = sixesAgain.chance();
        assertThat(blocked.chance(n -> n == 2)).isCloseTo(one * one, within(1e-15));
    }

    @Test
    void everyRunHasAFreshTableAndTheSameAnswers() {
        var lines =
                outcomes(
                        Alike.NONE,
                        (notes, referee) -> {
                            notes.write(referee.ask(Side.B, Pick.one("x", "y")));
                            notes.write(referee.roll(TinyGame.dice(Check.READ, 1)).face(0));
                            return notes.lines();
                        });
        assertThat(lines.results())
                .hasSize(6)
                .allMatch(line -> line.getFirst().equals("x") && line.size() == 2);
    }

    @Test
    void withoutDiceThereIsOneOutcome() {
        var none =
                outcomes(
                        Alike.NONE,
                        (_, referee) -> referee.roll(TinyGame.dice(Check.READ, 0)).size());
        assertThat(none.paths()).isEqualTo(1);
        assertThat(none.whole()).isTrue();
    }

    @Test
    void illegalAnswersAreNotTaken() {
        var wrong =
                new Player<Notes>() {
                    @Override
                    public <A> A answer(
                            Notes table, Side side, Question<Notes, A> question, Choices<A> all) {
                        return question.answerType().cast("z");
                    }
                };
        assertThatExceptionOfType(IllegalAnswer.class)
                .isThrownBy(() ->
                        EnumeratingReferee.outcomes(
                                Notes::new,
                                wrong,
                                Alike.NONE,
                                (_, referee) -> referee.ask(Side.A, Pick.one("x", "y"))));
    }

    /** More ways than a long can count. */
    @Test
    void manyDiceAreCountedExactly() {
        var successes =
                outcomes(
                        BY_SUCCESS,
                        (_, referee) -> referee.roll(TinyGame.dice(FOUR_PLUS, 40)).successes());
        assertThat(successes.paths()).isEqualTo(41);
        assertThat(successes.whole()).isTrue();
        var even = NumberDistribution.binomial(40, 0.5);
        for (int n = 0; n <= 40; n++) {
            int count = n;
            assertThat(successes.chance(sum -> sum == count)).isCloseTo(even.of(n), within(1e-15));
        }
    }
}
