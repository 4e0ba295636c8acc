package org.vexillum.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.vexillum.rulebook.GameId;

class GamesTest {
    @Test
    void thoseThatTheLedgerSaysArePlayedArePlayed() {
        var played = Arrays.stream(GameId.values()).filter(GameId::played);
        assertThat(Games.all().stream().map(GameFormat::id))
                .containsExactlyElementsOf(played.toList());
    }
}
