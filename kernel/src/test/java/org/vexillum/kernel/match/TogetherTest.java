package org.vexillum.kernel.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.vexillum.kernel.play.TinyGame.picks;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.play.Notes;
import org.vexillum.kernel.play.Pick;
import org.vexillum.kernel.play.TinyGame;
import org.vexillum.kernel.referee.AskedQuestion;

/** Questions to both sides at once. */
class TogetherTest {
    private static final SeededDice DICE = new SeededDice(1);

    private TinyGame game;

    private Match<Notes> match(Pick a, Pick b) {
        TinyGame.Step both =
                (notes, referee) -> {
                    var answers =
                            referee.askTogether(
                                    List.of(
                                            new AskedQuestion<>(Side.A, a),
                                            new AskedQuestion<>(Side.B, b)));
                    notes.write(answers);
                };
        game = new TinyGame(picks(Side.A, "go", "stay"), both, picks(Side.A, "x", "y"));
        var match = new Match<>(game, new Notes(), DICE);
        match.answer(Side.A, 0, "go");
        return match;
    }

    private Match<Notes> secret() {
        return match(Pick.secretly("rock", "paper"), Pick.secretly("rock", "paper"));
    }

    @Test
    void bothAreOpenAtTheSameTime() {
        assertThat(secret().open())
                .extracting(OpenQuestion::side, OpenQuestion::number, OpenQuestion::answered)
                .containsExactly(tuple(Side.A, 1, false), tuple(Side.B, 2, false));
    }

    @Test
    void theyAreAnsweredInAnyOrder() {
        var match = secret();
        assertThat(match.answer(Side.B, 2, "paper")).isNull();
        assertThat(match.table().lines()).containsExactly("go");
        assertThat(match.answer(Side.A, 1, "rock")).isNull();
        assertThat(match.table().lines()).containsExactly("go", "[rock, paper]");
        assertThat(match.open().getFirst().number()).isEqualTo(3);
    }

    @Test
    void anAnswerCanBeChangedUntilBothAreIn() {
        var match = secret();
        match.answer(Side.B, 2, "paper");
        assertThat(match.open())
                .extracting(OpenQuestion::side, OpenQuestion::answered)
                .containsExactly(tuple(Side.A, false), tuple(Side.B, true));
        assertThat(match.answer(Side.B, 2, "rock")).isNull();
        match.answer(Side.A, 1, "paper");
        assertThat(match.table().lines()).containsExactly("go", "[paper, rock]");
        assertThat(match.answer(Side.B, 2, "paper").key()).isEqualTo("not-asked");
    }

    @Test
    void aSideCannotAnswerForTheOther() {
        var match = secret();
        assertThat(match.answer(Side.A, 2, "paper").key()).isEqualTo("not-asked");
        assertThat(match.journal()).hasSize(1);
    }

    @Test
    void aChangedAnswerReplays() {
        var match = secret();
        match.answer(Side.B, 2, "paper");
        match.answer(Side.B, 2, "rock");
        match.answer(Side.A, 1, "paper");
        var again = Match.replay(game, new Notes(), DICE, match.journal());
        assertThat(again.table().lines()).isEqualTo(match.table().lines());
    }

    @Test
    void oneAnswerOfTwoCanBeTakenBack() {
        var match = secret();
        match.answer(Side.B, 2, "paper");
        assertThat(match.mayBeTakenBack(1)).isTrue();
        match.takeBack(1);
        assertThat(match.open()).extracting(OpenQuestion::answered).containsExactly(false, false);
        match.answer(Side.A, 1, "rock");
        match.answer(Side.B, 2, "rock");
        assertThat(match.table().lines()).containsExactly("go", "[rock, rock]");
    }

    @Test
    void aStandingPassAnswersItsPartOnce() {
        var match = match(Pick.secretly("rock", "paper"), Pick.offer("hinder", "pass"));
        match.standingPass(Side.B, "Pick", true);
        assertThat(match.journal()).hasSize(3);
        assertThat(match.open()).extracting(OpenQuestion::answered).containsExactly(false, true);
        match.answer(Side.A, 1, "rock");
        assertThat(match.table().lines()).containsExactly("go", "[rock, pass]");
    }
}
