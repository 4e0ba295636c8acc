package org.vexillum.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players type, in their own words. */
class PlayersWordsTest {
    private static final Rulebook BOOK = Rulebook.load();

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "estandarte ; ES ; FIRST_BLOOD ; CMD-0[5-8]",
                "shoot at engaged enemies ; EN ; FIRST_BLOOD ; VOLLEY-06",
                "disparar a enemigos trabados ; ES ; FIRST_BLOOD ; VOLLEY-06",
                "tirar moral ; ES ; REGIMENTS ; MORALE-03",
                "who goes first ; EN ; REGIMENTS ; ROUND-0[12]",
                "magic ; EN ; FIRST_BLOOD ; MAGIC-.*",
                "magia ; ES ; FIRST_BLOOD ; MAGIC-.*",
                "magic ; EN ; REGIMENTS ; SR-CASTER.*",
                "magia ; ES ; REGIMENTS ; SR-CASTER.*",
                "wheel ; EN ; REGIMENTS ; MOVE-0[127]",
                "initiative ; EN ; FIRST_BLOOD ; SUPR-0[14]",
                "iniciativa ; ES ; FIRST_BLOOD ; SUPR-0[14]",
                "retreat ; EN ; FIRST_BLOOD ; DISENGAGE-.*",
                "coherency ; EN ; FIRST_BLOOD ; CMD-01|STRAND-01",
                "coherencia ; ES ; FIRST_BLOOD ; CMD-01|STRAND-01",
                "abanderado ; ES ; FIRST_BLOOD ; CMD-0[5-8]",
                "abanderado ; ES ; REGIMENTS ; CMD-BANNER",
                "pánico ; ES ; REGIMENTS ; MORALE-.*",
                "panic ; EN ; REGIMENTS ; MORALE-.*",
                "panic ; EN ; FIRST_BLOOD ; MORALE-.*",
                "pánico ; ES ; FIRST_BLOOD ; MORALE-.*",
                "dispel ; EN ; FIRST_BLOOD ; MAGIC-10",
                "dispel ; EN ; REGIMENTS ; SR-CASTER-4",
                "disipar ; ES ; REGIMENTS ; SR-CASTER-4",
                "disipar hechizo ; ES ; FIRST_BLOOD ; MAGIC-10",
                "banner ; EN ; FIRST_BLOOD ; CMD-0[5-8]",
                "standard ; EN ; REGIMENTS ; CMD-BANNER",
                "who goes first ; EN ; FIRST_BLOOD ; SUPR-04",
                "¿quién empieza? ; ES ; FIRST_BLOOD ; SUPR-04",
                "¿quién empieza primero? ; ES ; REGIMENTS ; ROUND-0[12]",
                "shoot into melee ; EN ; FIRST_BLOOD ; VOLLEY-06",
                "huir del combate ; ES ; FIRST_BLOOD ; DISENGAGE-.*",
                "armour save ; EN ; REGIMENTS ; QUALITY-05",
                "tirada de salvación ; ES ; REGIMENTS ; QUALITY-05",
                "los ; EN ; FIRST_BLOOD ; LOS-0.*",
                "duel ; EN ; FIRST_BLOOD ; CHALLENGE-.*",
                "duelo ; ES ; FIRST_BLOOD ; CHALLENGE-.*",
                "how do I win ; EN ; REGIMENTS ; MISSION-08",
                "¿cómo se gana? ; ES ; REGIMENTS ; MISSION-08",
                "girar la unidad ; ES ; REGIMENTS ; MOVE-0[127]",
                "deep strike ; EN ; REGIMENTS ; SR-AMBUSH-.*",
                "reserves ; EN ; REGIMENTS ; SR-AMBUSH-.*",
                "high ground ; EN ; FIRST_BLOOD ; TERRAIN-(02|03|12).*",
                "regroup ; EN ; FIRST_BLOOD ; RALLY-.*",
                "reagrupar ; ES ; FIRST_BLOOD ; RALLY-.*",
                "run ; EN ; REGIMENTS ; ACTION-04",
                "morale test ; EN ; FIRST_BLOOD ; MORALE-.*",
            })
    void theRuleMeantIsAmongTheFirstThree(String words, Lang lang, GameId game, String ids) {
        var wanted = "(?:FB|AOFR)-(?:" + ids + ")";
        assertThat(BOOK.search(words, lang, Optional.of(game), 3))
                .anyMatch(hit -> hit.rule().id().matches(wanted));
    }

    @Test
    void whoBearsAStandardComesBeforeWhatElseIsToldOfStandards() {
        var hits = BOOK.search("abanderado", Lang.ES, Optional.empty(), 3);
        assertThat(hits)
                .extracting(hit -> hit.rule().id())
                .containsOnly("FB-CMD-05", "FB-MUSTER-11", "AOFR-CMD-BANNER")
                .contains("FB-CMD-05");
    }

    @ParameterizedTest
    @CsvSource({"abanderado", "pánico", "magia", "iniciativa", "portaestandarte"})
    void aSynonymIsNoUnknownWord(String word) {
        assertThat(BOOK.unknownWords(word, Lang.ES, Optional.of(GameId.FIRST_BLOOD))).isEmpty();
    }

    @Test
    void wordsThatNoRuleHasAreNamed() {
        assertThat(BOOK.unknownWords("supremasy and morale", Lang.EN, Optional.empty()))
                .containsExactly("supremasy");
        var regiments = Optional.of(GameId.REGIMENTS);
        assertThat(BOOK.unknownWords("supremacy", Lang.EN, Optional.empty())).isEmpty();
        assertThat(BOOK.unknownWords("supremacy", Lang.EN, regiments)).containsExactly("supremacy");
    }

    @Test
    void anotherWordIsNoTypingError() {
        assertThat(BOOK.search("abanderar", Lang.ES))
                .noneMatch(hit -> hit.rule().name().es().contains("Abandonar"));
    }

    @Test
    void aWordWithoutMeaningInTheLanguageAskedIsNoAbbreviationOfTheOther() {
        var heroes = BOOK.search("los héroes", Lang.ES);
        assertThat(heroes).isEqualTo(BOOK.search("héroes", Lang.ES));
    }
}
