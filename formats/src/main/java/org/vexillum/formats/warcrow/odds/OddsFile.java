package org.vexillum.formats.warcrow.odds;

import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.position.Group;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.warcrow.position.PoolText;
import org.vexillum.warcrow.dice.Pool;

/** The field {@code odds} of a file: a pool, and what is asked of it. */
public final class OddsFile {
    private static final int MANY = 30;

    private OddsFile() {}

    public static OddsAnswer read(Group file, Group asked) {
        var initiative = asked.get("initiative");
        if (initiative != null) {
            var command = new Group(initiative);
            int a = command.whole("A", 0, MANY, 0);
            int b = command.whole("B", 0, MANY, 0);
            command.done();
            asked.done();
            file.done();
            return new InitiativeSheet(a, b);
        }
        var pool = PoolText.read(asked.needed("pool"));
        var request =
                new PoolRequest(
                        pool,
                        against(asked),
                        asked.flag("elite"),
                        asked.flag("frightened"),
                        asked.flag("stress"),
                        asked.whole("needed", 0, MANY, PoolRequest.NOTHING_NEEDED),
                        turn(asked));
        asked.done();
        file.done();
        return new PoolSheet(request);
    }

    private static Pool against(Group asked) {
        var node = asked.get("against");
        return node == null ? Pool.NONE : PoolText.read(node);
    }

    /** The absolute turn in which somebody begins to seal a rift. */
    private static int turn(Group asked) {
        var node = asked.get("sealing");
        return node == null ? 0 : Read.whole(node, 1, 15);
    }
}
