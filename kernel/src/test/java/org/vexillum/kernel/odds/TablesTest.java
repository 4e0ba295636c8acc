package org.vexillum.kernel.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Purpose;
import org.vexillum.kernel.dice.Reading;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.Pick;
import org.vexillum.kernel.play.TinyGame;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.EnumeratingReferee;
import org.vexillum.kernel.referee.EnumeratingReferee.Alike;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;

/** Whatever is merged on the way, chances are those of an enumeration that merges nothing. */
class TablesTest {
    private static final Check FOUR_PLUS = Check.atLeast(4);
    private static final Check AGAIN = FOUR_PLUS.rollingAgain(1 << 1 | 1 << 5);

    private static final class Last implements Player<Notes> {
        @Override
        public <A> A answer(Notes table, Side side, Question<Notes, A> question, Choices<A> all) {
            return all.list().getLast();
        }
    }

    private static Tables<Notes, String> start() {
        return Tables.of(new Notes(), "", new Last());
    }

    private static <C> Map<Object, Double> chances(Tables<Notes, C> tables) {
        var chances = new HashMap<Object, Double>();
        tables.forEach((at, chance) ->
                chances.merge(at.table().lines() + " " + at.carried(), chance, Double::sum));
        return chances;
    }

    private static <C> void mustBeEnumerated(
            Tables<Notes, C> tables, BiFunction<Notes, Referee<Notes>, C> rules) {
        var all =
                EnumeratingReferee.outcomes(
                        Notes::new,
                        new Last(),
                        Alike.NONE,
                        (notes, referee) -> {
                            var carried = rules.apply(notes, referee);
                            return notes.lines() + " " + carried;
                        });
        var chances = chances(tables);
        assertThat(chances).hasSameSizeAs(all.results());
        for (var result : all.results())
            assertThat(chances.get(result)).isCloseTo(all.chance(result::equals), within(1e-14));
    }

    private static int hits(Referee<Notes> referee, int dice) {
        return referee.roll(TinyGame.dice(AGAIN, dice), Reading.successes(AGAIN)).successes();
    }

    private static int write(Notes notes, int hits, Referee<Notes> referee) {
        notes.write(referee.ask(Side.A, Pick.one("x", "y")));
        notes.write(referee.roll(TinyGame.dice(FOUR_PLUS, hits)).count(6));
        return hits;
    }

    @Test
    void piecesFollowEachOtherOnEveryTable() {
        var tables =
                start().then((_, _, referee) -> hits(referee, 3))
                        .then((notes, hits, referee) -> write(notes, hits, referee));
        mustBeEnumerated(tables, (notes, referee) -> write(notes, hits(referee, 3), referee));
    }

    @Test
    void whatIsForgottenIsMerged() {
        var tables =
                start().then((notes, _, referee) -> write(notes, hits(referee, 3), referee))
                        .carrying((_, hits) -> hits > 1)
                        .on(_ -> new Notes());
        assertThat(chances(tables)).hasSize(2);
        mustBeEnumerated(tables, (_, referee) -> hits(referee, 3) > 1);
    }

    /** Of 20 dice with re-rolls there are 21 ways to succeed. */
    @Test
    void waysFromWhichTheSameIsReadArePlayedOnce() {
        var tables = start().then((_, _, referee) -> hits(referee, 20));
        assertThat(tables.plays()).isEqualTo(21);
        double one = AGAIN.chance();
        assertThat(chances(tables).get("[] 20")).isCloseTo(Math.pow(one, 20), within(1e-18));
    }

    /** Threes count twice, and it matters whether there is a six. */
    @Test
    void sumsAndShownFacesAreRead() {
        var reading = Reading.NOTHING.and(face -> face == 3 ? 2 : face < 3 ? 1 : 0).andWhether(6);
        BiFunction<Notes, Referee<Notes>, String> rules =
                (_, referee) -> {
                    var roll = referee.roll(TinyGame.dice(AGAIN, 4), reading);
                    int sum = roll.count(1) + roll.count(2) + 2 * roll.count(3);
                    return sum + (roll.count(6) > 0 ? " with a six" : "");
                };
        var tables = start().then((notes, _, referee) -> rules.apply(notes, referee));
        assertThat(tables.plays()).isEqualTo(chances(tables).size());
        mustBeEnumerated(tables, rules);
    }

    @Test
    void sumsThatWouldRunIntoEachOtherAreRefused() {
        var reading = Reading.NOTHING.andCount(1).andCount(6);
        reading.mustHold(511);
        assertThatIllegalArgumentException().isThrownBy(() -> reading.mustHold(512));
        Reading.successes(AGAIN).mustHold(100_000);
    }

    @Test
    void diceMayBeRolledAgainByChoice() {
        BiFunction<Notes, Referee<Notes>, Integer> rules =
                (_, referee) -> {
                    var roll = referee.roll(TinyGame.dice(Check.READ, 2));
                    return roll.face(0) < 3 ? referee.again(roll, 0).sum() : roll.sum();
                };
        mustBeEnumerated(start().then((notes, _, referee) -> rules.apply(notes, referee)), rules);
    }

    private enum Octagonal implements Purpose {
        THROWN;

        @Override
        public int faces() {
            return 8;
        }
    }

    @Test
    void diceMayHaveOtherThanSixFaces() {
        var sevens = new Check(1 << 7 | 1 << 8, 1 << 1);
        var dice = new Dice(Side.A, Octagonal.THROWN, sevens, 3);
        var tables = start().then((_, _, referee) -> referee.roll(dice).successes());
        var expected = NumberDistribution.binomial(3, 2 / 8.0 + 1 / 8.0 * 2 / 8.0);
        for (int n = 0; n <= 3; n++)
            assertThat(chances(tables).get("[] " + n)).isCloseTo(expected.of(n), within(1e-15));
    }

    /** A die each step; a six is written down, three of them end it. */
    private static final class Throws implements Course<Notes, Throws> {
        private int left;
        private int hits;
        private int sixes;

        Throws(int dice) {
            left = dice;
        }

        private record Die(int sixes) implements Part<Notes> {
            @Override
            public Integer play(Notes notes, Referee<Notes> referee) {
                int face = referee.roll(TinyGame.dice(AGAIN, 1)).face(0);
                if (face == 6 && sixes == 2) notes.write("three sixes");
                return face;
            }
        }

        @Override
        public int left() {
            return left;
        }

        @Override
        public void next(Notes notes, Referee<Notes> referee) {
            join(part().play(notes, referee));
        }

        @Override
        public Die part() {
            return new Die(sixes);
        }

        @Override
        public void join(Object face) {
            left--;
            if ((int) face >= 4) hits++;
            if ((int) face == 6 && ++sixes == 3) left = 0;
        }

        @Override
        public Throws copy() {
            var copy = new Throws(left);
            copy.hits = hits;
            copy.sixes = sixes;
            return copy;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Throws it
                    && left == it.left
                    && hits == it.hits
                    && sixes == it.sixes;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * left + hits) + sixes;
        }
    }

    private static int thrown(int dice, Notes notes, Referee<Notes> referee) {
        var all = new Throws(dice);
        all.play(notes, referee);
        return all.hits;
    }

    @Test
    void coursesAreMergedAfterEachStep() {
        var ends = start().course((_, _, _) -> new Throws(5));
        mustBeEnumerated(
                ends.carrying((_, all) -> all.hits), (notes, referee) -> thrown(5, notes, referee));
    }

    /** One play begins, and then there are six faces after no, one and two sixes. */
    @Test
    void partsOfCoursesArePlayedOnceForAllThatShareThem() {
        var ends = start().course((_, _, _) -> new Throws(40));
        assertThat(ends.plays()).isEqualTo(1 + 3 * 6);
        double sum = 0;
        for (double chance : chances(ends.carrying((_, all) -> all.hits)).values()) sum += chance;
        assertThat(sum).isCloseTo(1, within(1e-12));
    }

    /** The same where a step looks at all of the course. */
    @Test
    void coursesNeedNoParts() {
        var ends =
                start().course((_, _, _) -> new Whole(new Throws(4)))
                        .carrying((_, whole) -> whole.throwing.hits);
        mustBeEnumerated(ends, (notes, referee) -> thrown(4, notes, referee));
    }

    private record Whole(Throws throwing) implements Course<Notes, Whole> {
        @Override
        public int left() {
            return throwing.left();
        }

        @Override
        public void next(Notes notes, Referee<Notes> referee) {
            throwing.next(notes, referee);
        }

        @Override
        public Whole copy() {
            return new Whole(throwing.copy());
        }
    }
}
