package org.vexillum.gamekit.force;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Nullable;

/** How the army lists of one game are written, read and judged. */
public interface ForceFormat<F> {
    GameId game();

    /** The names of the sample forces that come with the program. */
    List<String> samples();

    /** Whether a text looks like a list of this game as players paste it. */
    boolean pasted(String text);

    /** Reads what players paste; null if nothing of it was understood. */
    @Nullable F text(String text, Problems problems);

    /** Reads a force written as JSON or YAML. */
    F tree(Node root, Problems problems);

    /** The force as maps and lists, in the order in which a file shows them. */
    Map<String, Object> tree(F force);

    default String json(F force) {
        return JsonText.write(tree(force));
    }

    /** Neat text, line by line. */
    List<String> roster(F force, Lang lang);

    /**
     * A text for a chat.
     *
     * @param signature the program and its version, for the last line
     */
    String chat(F force, Lang lang, String signature);

    /**
     * Everything there is to say about a list under the rules of list building.
     *
     * @param options of the match
     * @param agreed the points both players agreed on; 0 to take the limit the list names itself
     */
    List<Finding> check(F force, Record options, int agreed);

    /** What is counted in a list, and the limits it is held against; legal or not. */
    List<Finding> counts(F force, Record options, int agreed);

    ForceSummary muster(F force);
}
