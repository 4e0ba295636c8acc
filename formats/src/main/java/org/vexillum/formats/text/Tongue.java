package org.vexillum.formats.text;

import org.vexillum.formats.Games;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

/** What one language needs to speak about one game. */
record Tongue(Messages messages, TraitNames traits, DicePhrases dice, Numerals numerals) {
    static Tongue of(GameId game, Lang lang, Rulebook rulebook) {
        var messages = new Messages(game.id(), lang);
        var traits = new TraitNames(Games.of(game), rulebook, lang);
        return new Tongue(messages, traits, new DicePhrases(messages, traits), new Numerals(lang));
    }
}
