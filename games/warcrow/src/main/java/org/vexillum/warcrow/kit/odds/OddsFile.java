package org.vexillum.warcrow.kit.odds;

import java.util.List;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.kit.position.PoolText;

/** The field {@code odds} of a file: a pool, and what is asked of it. */
public final class OddsFile {
    private static final int MANY = 30;

    private OddsFile() {}

    public static OddsAnswer read(FieldGroup file, FieldGroup asked) {
        var initiative = asked.get("initiative");
        if (initiative != null) {
            var command = new FieldGroup(initiative);
            int a = command.whole("A", 0, MANY, 0);
            int b = command.whole("B", 0, MANY, 0);
            command.done();
            asked.done();
            file.done();
            return new InitiativeSheet(a, b);
        }
        var answer = pool(PoolText.read(asked.needed("pool")), asked.get("against"), asked);
        file.done();
        return answer;
    }

    /** The command of both, such as {@code 4:2}. */
    static OddsAnswer initiative(String written, Node node) {
        if (!written.matches("\\d{1,2}:\\d{1,2}"))
            throw NodeReader.unknown(node, "unknown-word", written, List.of("4:2"));
        var both = written.split(":", 2);
        return new InitiativeSheet(Integer.parseInt(both[0]), Integer.parseInt(both[1]));
    }

    static OddsAnswer pool(DicePool pool, @Nullable Node against, FieldGroup asked) {
        var request =
                new PoolRequest(
                        pool,
                        against == null ? DicePool.NONE : PoolText.read(against),
                        asked.flag("elite"),
                        asked.flag("frightened"),
                        asked.flag("stress"),
                        asked.whole("needed", 0, MANY, PoolRequest.NOTHING_NEEDED),
                        turn(asked));
        asked.done();
        return new PoolSheet(request);
    }

    /** The absolute turn in which somebody begins to seal a rift. */
    private static int turn(FieldGroup asked) {
        var node = asked.get("sealing");
        return node == null ? 0 : NodeReader.whole(node, 1, 15);
    }
}
