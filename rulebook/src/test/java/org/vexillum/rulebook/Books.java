package org.vexillum.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.vexillum.gamekit.rules.GameId;

/** The games whose ledgers are in the rulebook, for tests. */
final class Books {
    static final List<GameLedger> LEDGERS = ledgers();
    static final GameId REGIMENTS = game("regiments");
    static final GameId FIRST_BLOOD = game("first-blood");
    static final GameId WARCROW = game("warcrow");
    static final GameId WARHAMMER_40K = game("warhammer-40k");
    static final GameId LANTERNS = game("lanterns");

    private Books() {}

    private static List<GameLedger> ledgers() {
        try {
            return GameLedger.all(Path.of("../games"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static GameLedger ledger(String id) {
        return LEDGERS.stream()
                .filter(each -> each.game().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static GameId game(String id) {
        return ledger(id).game();
    }
}
