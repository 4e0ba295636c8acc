package org.vexillum.gamekit.text;

import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleLookup;

/** What one language needs to speak about one game. */
record GameLanguage(Messages messages, TraitNames traits, DicePhrases dice, Numerals numerals) {
    static GameLanguage of(GameId game, Lang lang, RuleLookup rulebook) {
        var messages = new Messages(Kits.of(game), lang);
        var traits = new TraitNames(Kits.of(game), rulebook, lang);
        return new GameLanguage(
                messages, traits, new DicePhrases(messages, traits), new Numerals(lang));
    }
}
