package org.vexillum.cli.odds;

import java.util.Optional;
import org.vexillum.cli.Console;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.WrongUsage;
import org.vexillum.formats.Place;
import org.vexillum.formats.adjudicate.Report;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.tree.Node;
import org.vexillum.formats.warcrow.odds.InitiativeSheet;
import org.vexillum.formats.warcrow.odds.PoolRequest;
import org.vexillum.formats.warcrow.odds.PoolSheet;
import org.vexillum.formats.warcrow.position.PoolText;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.warcrow.dice.Pool;
import picocli.CommandLine.Option;

/** What is asked of a pool of Warcrow dice. */
final class WarcrowFlags {
    @Option(names = "--pool", paramLabel = "DICE", descriptionKey = "odds.pool")
    private Optional<String> pool = Optional.empty();

    @Option(names = "--against", paramLabel = "DICE", descriptionKey = "odds.against")
    private Optional<String> against = Optional.empty();

    @Option(names = "--elite", descriptionKey = "odds.elite")
    private boolean elite;

    @Option(names = "--frightened", descriptionKey = "odds.frightened")
    private boolean frightened;

    @Option(names = "--stress", descriptionKey = "odds.stress")
    private boolean stress;

    @Option(names = "--needed", paramLabel = "N", descriptionKey = "odds.needed")
    private int needed = PoolRequest.NOTHING_NEEDED;

    @Option(names = "--sealing", paramLabel = "TURN", descriptionKey = "odds.sealing")
    private int sealing;

    @Option(names = "--initiative", paramLabel = "A:B", descriptionKey = "odds.initiative")
    private Optional<String> initiative = Optional.empty();

    OddsAnswer answer(Console console) {
        if (initiative.isPresent()) return commands(initiative.get(), console);
        if (pool.isEmpty()) throw new WrongUsage(console.say("odds.which.pool"));
        if (sealing < 0 || sealing > 15)
            throw new WrongUsage(console.say("usage.value", sealing, "--sealing", "1-15"));
        return new PoolSheet(
                new PoolRequest(
                        read(pool.get(), console),
                        against.isEmpty() ? Pool.NONE : read(against.get(), console),
                        elite,
                        frightened,
                        stress,
                        needed,
                        sealing));
    }

    private static OddsAnswer commands(String written, Console console) {
        if (!written.matches("\\d{1,2}:\\d{1,2}"))
            throw new WrongUsage(console.say("usage.value", written, "--initiative", "4:2"));
        var both = written.split(":");
        return new InitiativeSheet(Integer.parseInt(both[0]), Integer.parseInt(both[1]));
    }

    private static Pool read(String text, Console console) {
        try {
            return PoolText.read(new Node.Scalar(Place.NOWHERE, text));
        } catch (Fault fault) {
            var report = new Report("--pool", GameId.WARCROW, Rulebook.load(), console.lang());
            throw new Refusal(report.fault(fault));
        }
    }
}
