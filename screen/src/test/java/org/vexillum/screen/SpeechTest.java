package org.vexillum.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.vexillum.formats.Games;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

class SpeechTest {
    @Test
    void bothLanguagesHaveTheSameWords() {
        assertThat(bundle(Lang.ES).keySet()).isEqualTo(bundle(Lang.EN).keySet());
    }

    @Test
    void constantsBecomeSmallWords() {
        assertThat(Speech.word("IN_GARRISON")).isEqualTo("in-garrison");
        assertThat(Speech.word("DrawEvent")).isEqualTo("draw-event");
    }

    @Test
    void generatedTerrainIsCalledByItsKindAndNumber() {
        var spanish = Speech.of(Games.of(GameId.REGIMENTS), Lang.ES, Rulebook.load());
        assertThat(spanish.scenery("forest 2")).isEqualTo("Bosque 2");
        assertThat(spanish.scenery("deep water")).isEqualTo("Agua profunda");
        assertThat(spanish.scenery("The old mill")).isEqualTo("The old mill");
        assertThat(spanish.scenery("windmill 3")).isEqualTo("windmill 3");
    }

    /** Its players say miniaturas; those of Regiments say modelos. */
    @Test
    void firstBloodHasNoModelosInSpanish() {
        var blood = Speech.of(Games.of(GameId.FIRST_BLOOD), Lang.ES, Rulebook.load());
        assertThat(blood.say("card.size")).isEqualTo("Miniaturas");
        assertThat(blood.say("sight.count", 1, 2, "X", "Y")).contains("2 miniaturas");
        var regiments = Speech.of(Games.of(GameId.REGIMENTS), Lang.ES, Rulebook.load());
        assertThat(regiments.say("card.size")).isEqualTo("Modelos");
    }

    private static ResourceBundle bundle(Lang lang) {
        return ResourceBundle.getBundle(Speech.BUNDLE, lang.locale());
    }
}
