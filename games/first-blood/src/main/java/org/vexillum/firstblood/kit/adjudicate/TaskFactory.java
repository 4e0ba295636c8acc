package org.vexillum.firstblood.kit.adjudicate;

import org.vexillum.firstblood.kit.force.GameTerms;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.IllegalAnswer;

/** Makes tasks that read their fields against a table of First Blood. */
final class TaskFactory {
    /** Reads the fields and says what is to be played. */
    interface Reader {
        Play<Battle> read(Args args);
    }

    private TaskFactory() {}

    /** Stops where the rules do not allow what is to be done. */
    static void allow(@Nullable Refusal why) {
        if (why != null) throw new IllegalAnswer(why);
    }

    static Refusal refused(String rule, String key, Object... facts) {
        return Refusal.because(rule, key, facts);
    }

    /** A constant by its name in either language. */
    static <E extends Enum<E>> E word(Node node, Class<E> type) {
        var named =
                node instanceof Node.Scalar ? GameTerms.read(NodeReader.name(node), type) : null;
        return named == null ? NodeReader.word(node, type) : named;
    }

    /** Whether the places of both are known, or of one alone. */
    static boolean known(Battle battle, Regiment... regiments) {
        for (var regiment : regiments) if (!Distance.known(battle, regiment)) return false;
        return true;
    }

    /** What a regiment does that must still be there to do it (FB-WOUND-14). */
    static Play<Battle> by(Regiment regiment, Play<Battle> play) {
        return (battle, referee) -> {
            if (regiment.destroyed())
                allow(refused("FB-WOUND-14", "regiment-destroyed", regiment.id()));
            play.play(battle, referee);
        };
    }

    static Task<Battle> of(Chapter chapter, String name, Reader reader, TaskField... fields) {
        return Task.of(chapter, name, given -> reader.read(new Args(given)), fields);
    }
}
