package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.firstblood.characters.AnswerChallenge;
import org.vexillum.firstblood.combat.UseBlessing;
import org.vexillum.firstblood.combat.UseOverrun;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.morale.UsePresence;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;
import org.vexillum.rulebook.Rulebook;

/** How answers given once for all are kept and called. */
class StandingAnswersTest {
    private static final MatchMetadata NONE = MatchMetadata.begin(List.of(), List.of(), false);

    @Test
    void oneIsKeptForASideAndAQuestionUntilItIsTakenBack() {
        var kept = NONE.always(Side.A, "UseBlessing", "UseBlessing.Answer.USE");
        assertThat(kept.always(Side.A, "UseBlessing")).isEqualTo("UseBlessing.Answer.USE");
        assertThat(kept.always(Side.B, "UseBlessing")).isNull();
        assertThat(kept.always(Side.A, "Use")).isNull();
        assertThat(kept.always(Side.A, "UseBlessing", null).always()).isEmpty();
    }

    @Test
    void aLaterOneReplacesTheFirst() {
        var kept = NONE.always(Side.A, "StrikeBack", "true").always(Side.A, "StrikeBack", "false");
        assertThat(kept.always()).containsExactly("A StrikeBack false");
    }

    @Test
    void onesWithoutAnAnswerWereAYes() {
        var old = NONE.always(Side.A, "StrikeBack", "true");
        var kept =
                new MatchMetadata(
                        old.names(),
                        List.of(),
                        List.of(),
                        old.shares(),
                        false,
                        null,
                        List.of(),
                        false,
                        0,
                        null,
                        List.of("A StrikeBack"),
                        AccessRights.OPEN);
        assertThat(kept.always(Side.A, "StrikeBack")).isEqualTo("true");
        assertThat(kept.always(Side.A, "StrikeBack", null).always()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void allHaveWords(Lang lang) {
        var teller = Teller.of(FirstBloodKit.ID, lang, Rulebook.load());
        var questions =
                List.<Question<?, ?>>of(
                        new UseBlessing("x", UseBlessing.On.HITS, "FB-SR-BLESSED-E1"),
                        new UseOverrun("x"),
                        new UsePresence("x", -1, "y", 2, 3),
                        new AnswerChallenge("x", "y"));
        for (var question : questions) {
            assertThat(question.standing()).hasSize(2);
            for (var answer : question.standing()) {
                var word = StandingAnswers.word(answer);
                assertThat(teller.say(word)).isNotEqualTo(word);
            }
        }
    }
}
