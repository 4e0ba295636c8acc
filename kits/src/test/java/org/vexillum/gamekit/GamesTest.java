package org.vexillum.gamekit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.rulebook.Rulebook;

class GamesTest {
    @Test
    void thoseThatTheLedgerSaysArePlayedArePlayed() {
        var played = Rulebook.load().games().stream().filter(GameId::played);
        assertThat(Kits.all().stream().map(GameKit::id)).containsExactlyElementsOf(played.toList());
    }
}
