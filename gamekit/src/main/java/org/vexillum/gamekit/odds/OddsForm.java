package org.vexillum.gamekit.odds;

import java.util.List;
import org.vexillum.gamekit.position.FileFault;

/**
 * How odds of a game are asked for without a file: what can be done, and what may be said of it.
 */
public interface OddsForm {
    /** Words for what the attacker does. */
    List<String> actions();

    List<Circumstance> circumstances();

    /** Circumstances of which only one can be true. */
    default List<List<String>> contradictions() {
        return List.of();
    }

    /** What calls name the attacker and the target. */
    default List<String> parties() {
        return List.of("attacker", "target");
    }

    /** What only a call can say, and no form. */
    default List<Circumstance> onlyInCalls() {
        return List.of();
    }

    /** What help shows in the place of a value. */
    default String label(Circumstance circumstance) {
        return circumstance.kind() == Circumstance.Kind.NUMBER ? "N" : "NAMES";
    }

    /** Whether an attacker is a unit of a force; otherwise it is only typed. */
    default boolean ofUnits() {
        return true;
    }

    /** An attacker as somebody would type it. */
    String example();

    /**
     * @throws FileFault if the question cannot be understood
     */
    OddsAnswer answer(OddsQuery asked, ForceLookup musters);
}
