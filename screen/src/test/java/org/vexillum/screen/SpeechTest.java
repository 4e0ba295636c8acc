package org.vexillum.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.vexillum.rulebook.Lang;

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

    private static ResourceBundle bundle(Lang lang) {
        return ResourceBundle.getBundle(Speech.BUNDLE, lang.locale());
    }
}
