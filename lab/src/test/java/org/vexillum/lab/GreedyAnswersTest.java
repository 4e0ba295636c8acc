package org.vexillum.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.vexillum.regiments.combat.UseLimited;
import org.vexillum.regiments.kit.adjudicate.RegimentsTaskCatalogue;
import org.vexillum.regiments.kit.bot.BotReason;

/** Each answer of the greedy bot has its reason, in both languages, and does not take long. */
class GreedyAnswersTest {
    private static final Noted NOTED = new Noted();

    @BeforeAll
    static void play() {
        var big = Duels.pairings().getFirst();
        for (var pairing : Duels.pairings())
            for (int game = 0; game < (pairing.equals(big) ? 4 : 2); game++)
                Duels.of(pairing, _ -> NOTED, _ -> NOTED, 3).play(game);
    }

    /** No sample force has a Limited melee weapon: the bots' own tests ask about it. */
    @Test
    void everyKindOfQuestionIsAnsweredForAReason() {
        var asked = new HashSet<Class<?>>(new RegimentsTaskCatalogue().questions().questions());
        asked.remove(UseLimited.class);
        assertThat(NOTED.reasons().keySet()).containsExactlyInAnyOrderElementsOf(asked);
    }

    @Test
    void hardlyAnyAnswerIsOnlyTheFirstProposal() {
        int all = NOTED.count(_ -> true);
        int first = NOTED.count(key -> key.equals(BotReason.FIRST_PROPOSAL.id()));
        assertThat(all).isGreaterThan(1000);
        assertThat(first).isLessThan(all / 100);
    }

    @Test
    void everyReasonIsOneLineInBothLanguages() {
        for (var line : NOTED.lines())
            assertThat(line).isNotBlank().doesNotContain("\n", "{", "why.", "[]");
        assertThat(NOTED.lines()).hasSizeGreaterThan(200);
    }

    @Test
    void noAnswerTakesLongerThanASecond() {
        assertThat(NOTED.slowest()).as("%s", NOTED.slowestQuestion()).isLessThan(1_000_000_000L);
    }
}
