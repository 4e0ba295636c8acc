package org.vexillum.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.rules.Lang;

/** What players type, in their own words. */
class PlayersWordsTest {
    private static final Rulebook BOOK = Rulebook.load();

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "estandarte ; ES ; first-blood ; CMD-0[5-8]",
                "shoot at engaged enemies ; EN ; first-blood ; VOLLEY-06",
                "disparar a enemigos trabados ; ES ; first-blood ; VOLLEY-06",
                "tirar moral ; ES ; regiments ; MORALE-03",
                "who goes first ; EN ; regiments ; ROUND-0[12]",
                "magic ; EN ; first-blood ; MAGIC-.*",
                "magia ; ES ; first-blood ; MAGIC-.*",
                "magic ; EN ; regiments ; SR-CASTER.*",
                "magia ; ES ; regiments ; SR-CASTER.*",
                "wheel ; EN ; regiments ; MOVE-0[127]",
                "initiative ; EN ; first-blood ; SUPR-0[14]",
                "iniciativa ; ES ; first-blood ; SUPR-0[14]",
                "retreat ; EN ; first-blood ; DISENGAGE-.*",
                "coherency ; EN ; first-blood ; CMD-01|STRAND-01",
                "coherencia ; ES ; first-blood ; CMD-01|STRAND-01",
                "abanderado ; ES ; first-blood ; CMD-0[5-8]",
                "abanderado ; ES ; regiments ; CMD-BANNER",
                "pánico ; ES ; regiments ; MORALE-.*",
                "panic ; EN ; regiments ; MORALE-.*",
                "panic ; EN ; first-blood ; MORALE-.*",
                "pánico ; ES ; first-blood ; MORALE-.*",
                "dispel ; EN ; first-blood ; MAGIC-10",
                "dispel ; EN ; regiments ; SR-CASTER-4",
                "disipar ; ES ; regiments ; SR-CASTER-4",
                "disipar hechizo ; ES ; first-blood ; MAGIC-10",
                "banner ; EN ; first-blood ; CMD-0[5-8]",
                "standard ; EN ; regiments ; CMD-BANNER",
                "who goes first ; EN ; first-blood ; SUPR-04",
                "¿quién empieza? ; ES ; first-blood ; SUPR-04",
                "¿quién empieza primero? ; ES ; regiments ; ROUND-0[12]",
                "shoot into melee ; EN ; first-blood ; VOLLEY-06",
                "huir del combate ; ES ; first-blood ; DISENGAGE-.*",
                "armour save ; EN ; regiments ; QUALITY-05",
                "tirada de salvación ; ES ; regiments ; QUALITY-05",
                "los ; EN ; first-blood ; LOS-0.*",
                "duel ; EN ; first-blood ; CHALLENGE-.*",
                "duelo ; ES ; first-blood ; CHALLENGE-.*",
                "how do I win ; EN ; regiments ; MISSION-08",
                "¿cómo se gana? ; ES ; regiments ; MISSION-08",
                "girar la unidad ; ES ; regiments ; MOVE-0[127]",
                "deep strike ; EN ; regiments ; SR-AMBUSH-.*",
                "reserves ; EN ; regiments ; SR-AMBUSH-.*",
                "high ground ; EN ; first-blood ; TERRAIN-(02|03|12).*",
                "regroup ; EN ; first-blood ; RALLY-.*",
                "reagrupar ; ES ; first-blood ; RALLY-.*",
                "run ; EN ; regiments ; ACTION-04",
                "morale test ; EN ; first-blood ; MORALE-.*",
            })
    void theRuleMeantIsAmongTheFirstThree(String words, Lang lang, String book, String ids) {
        var game = Books.ledger(book).game();
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
        assertThat(BOOK.unknownWords(word, Lang.ES, Optional.of(Books.FIRST_BLOOD))).isEmpty();
    }

    @Test
    void wordsThatNoRuleHasAreNamed() {
        assertThat(BOOK.unknownWords("supremasy and morale", Lang.EN, Optional.empty()))
                .containsExactly("supremasy");
        var regiments = Optional.of(Books.REGIMENTS);
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
