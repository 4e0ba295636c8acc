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
                "estandarte ; ES ; FIRST_BLOOD ; FB-CMD-0[5-8]",
                "shoot at engaged enemies ; EN ; FIRST_BLOOD ; FB-VOLLEY-06",
                "disparar a enemigos trabados ; ES ; FIRST_BLOOD ; FB-VOLLEY-06",
                "tirar moral ; ES ; REGIMENTS ; AOFR-MORALE-03",
                "who goes first ; EN ; REGIMENTS ; AOFR-ROUND-0[12]",
                "magic ; EN ; FIRST_BLOOD ; FB-MAGIC-.*",
                "magia ; ES ; FIRST_BLOOD ; FB-MAGIC-.*",
                "magic ; EN ; REGIMENTS ; AOFR-SR-CASTER.*",
                "magia ; ES ; REGIMENTS ; AOFR-SR-CASTER.*",
                "wheel ; EN ; REGIMENTS ; AOFR-MOVE-0[127]",
                "initiative ; EN ; FIRST_BLOOD ; FB-SUPR-0[14]",
                "iniciativa ; ES ; FIRST_BLOOD ; FB-SUPR-0[14]",
                "retreat ; EN ; FIRST_BLOOD ; FB-DISENGAGE-.*",
                "coherency ; EN ; FIRST_BLOOD ; FB-CMD-01|FB-STRAND-01",
                "coherencia ; ES ; FIRST_BLOOD ; FB-CMD-01|FB-STRAND-01",
                "abanderado ; ES ; FIRST_BLOOD ; FB-CMD-0[5-8]",
                "abanderado ; ES ; REGIMENTS ; AOFR-CMD-BANNER",
                "pánico ; ES ; REGIMENTS ; AOFR-MORALE-.*",
                "panic ; EN ; REGIMENTS ; AOFR-MORALE-.*",
                "panic ; EN ; FIRST_BLOOD ; FB-MORALE-.*",
                "pánico ; ES ; FIRST_BLOOD ; FB-MORALE-.*",
                "dispel ; EN ; FIRST_BLOOD ; FB-MAGIC-10",
                "dispel ; EN ; REGIMENTS ; AOFR-SR-CASTER-4",
                "disipar ; ES ; REGIMENTS ; AOFR-SR-CASTER-4",
                "disipar hechizo ; ES ; FIRST_BLOOD ; FB-MAGIC-10",
                "banner ; EN ; FIRST_BLOOD ; FB-CMD-0[5-8]",
                "standard ; EN ; REGIMENTS ; AOFR-CMD-BANNER",
                "who goes first ; EN ; FIRST_BLOOD ; FB-SUPR-04",
                "¿quién empieza? ; ES ; FIRST_BLOOD ; FB-SUPR-04",
                "¿quién empieza primero? ; ES ; REGIMENTS ; AOFR-ROUND-0[12]",
                "shoot into melee ; EN ; FIRST_BLOOD ; FB-VOLLEY-06",
                "huir del combate ; ES ; FIRST_BLOOD ; FB-DISENGAGE-.*",
                "armour save ; EN ; REGIMENTS ; AOFR-QUALITY-05",
                "tirada de salvación ; ES ; REGIMENTS ; AOFR-QUALITY-05",
                "los ; EN ; FIRST_BLOOD ; FB-LOS-0.*",
                "duel ; EN ; FIRST_BLOOD ; FB-CHALLENGE-.*",
                "duelo ; ES ; FIRST_BLOOD ; FB-CHALLENGE-.*",
                "how do I win ; EN ; REGIMENTS ; AOFR-MISSION-08",
                "¿cómo se gana? ; ES ; REGIMENTS ; AOFR-MISSION-08",
                "girar la unidad ; ES ; REGIMENTS ; AOFR-MOVE-0[127]",
                "deep strike ; EN ; REGIMENTS ; AOFR-SR-AMBUSH-.*",
                "reserves ; EN ; REGIMENTS ; AOFR-SR-AMBUSH-.*",
                "high ground ; EN ; FIRST_BLOOD ; FB-TERRAIN-(02|03|12).*",
                "regroup ; EN ; FIRST_BLOOD ; FB-RALLY-.*",
                "reagrupar ; ES ; FIRST_BLOOD ; FB-RALLY-.*",
                "run ; EN ; REGIMENTS ; AOFR-ACTION-04",
                "morale test ; EN ; FIRST_BLOOD ; FB-MORALE-.*",
            })
    void theRuleMeantIsAmongTheFirstThree(String words, Lang lang, GameId game, String ids) {
        assertThat(BOOK.search(words, lang, Optional.of(game), 3))
                .anyMatch(hit -> hit.rule().id().matches(ids));
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
