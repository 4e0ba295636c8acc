package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.rulebook.Rulebook;

class ScreenWordsTest {
    @Test
    void bothLanguagesHaveTheSameWords() {
        assertThat(shared(Lang.ES).keySet()).isEqualTo(shared(Lang.EN).keySet());
        for (var kit : Kits.all())
            assertThat(own(kit, Lang.ES).keySet()).isEqualTo(own(kit, Lang.EN).keySet());
    }

    @Test
    void constantsBecomeSmallWords() {
        assertThat(ScreenWords.word("IN_GARRISON")).isEqualTo("in-garrison");
        assertThat(ScreenWords.word("DrawEvent")).isEqualTo("draw-event");
    }

    @Test
    void generatedTerrainIsCalledByItsKindAndNumber() {
        var spanish = ScreenWords.of(Kits.of(RegimentsKit.ID), Lang.ES, Rulebook.load());
        assertThat(spanish.scenery("forest 2")).isEqualTo("Bosque 2");
        assertThat(spanish.scenery("deep water")).isEqualTo("Agua profunda");
        assertThat(spanish.scenery("The old mill")).isEqualTo("The old mill");
        assertThat(spanish.scenery("windmill 3")).isEqualTo("windmill 3");
    }

    /** Its players say miniaturas; those of Regiments say modelos. */
    @Test
    void firstBloodHasNoModelosInSpanish() {
        var blood = ScreenWords.of(Kits.of(FirstBloodKit.ID), Lang.ES, Rulebook.load());
        assertThat(blood.say("card.size")).isEqualTo("Miniaturas");
        assertThat(blood.say("sight.count", 1, 2, "X", "Y")).contains("2 miniaturas");
        var regiments = ScreenWords.of(Kits.of(RegimentsKit.ID), Lang.ES, Rulebook.load());
        assertThat(regiments.say("card.size")).isEqualTo("Modelos");
    }

    private static Properties shared(Lang lang) {
        return Resources.words(ScreenWords.class, "words", lang);
    }

    private static Properties own(GameKit kit, Lang lang) {
        return Resources.words(kit.getClass(), "screen", lang);
    }
}
