package org.vexillum.cli.odds;

import java.util.Optional;
import org.vexillum.cli.Console;
import org.vexillum.cli.WrongUsage;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.kernel.Nullable;
import org.vexillum.warcrow.kit.odds.InitiativeSheet;
import picocli.CommandLine.Option;

/** What is asked of a pool of Warcrow dice. */
@SuppressWarnings("unused") // read by the names of their options
final class WarcrowFlags {
    @Option(names = "--pool", paramLabel = "DICE", descriptionKey = "odds.pool")
    private @Nullable String pool;

    @Option(names = "--against", paramLabel = "DICE", descriptionKey = "odds.against")
    private @Nullable String against;

    @Option(names = "--elite", descriptionKey = "odds.elite")
    private boolean elite;

    @Option(names = "--frightened", descriptionKey = "odds.frightened")
    private boolean frightened;

    @Option(names = "--stress", descriptionKey = "odds.stress")
    private boolean stress;

    @Option(names = "--needed", paramLabel = "N", descriptionKey = "odds.needed")
    private @Nullable Integer needed;

    @Option(names = "--sealing", paramLabel = "TURN", descriptionKey = "odds.sealing")
    private @Nullable Integer sealing;

    @Option(names = "--initiative", paramLabel = "A:B", descriptionKey = "odds.initiative")
    private Optional<String> initiative = Optional.empty();

    Optional<String> initiative() {
        return initiative;
    }

    static OddsAnswer initiative(String written, Console console) {
        if (!written.matches("\\d{1,2}:\\d{1,2}"))
            throw new WrongUsage(console.say("usage.value", written, "--initiative", "4:2"));
        var both = written.split(":");
        return new InitiativeSheet(Integer.parseInt(both[0]), Integer.parseInt(both[1]));
    }
}
