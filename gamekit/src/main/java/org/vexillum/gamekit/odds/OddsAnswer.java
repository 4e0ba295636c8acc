package org.vexillum.gamekit.odds;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.rules.Lang;

/** Odds that somebody asked for. */
public interface OddsAnswer {
    /** Who attacks, by name. */
    String attacker();

    /** Whether there is nothing to strike, shoot or cast with. */
    boolean idle();

    /** Special rules of those concerned that the engine does not know, with whose they are. */
    default List<String> notEnforced() {
        return List.of();
    }

    /**
     * Whether working them out will take seconds, to be told beforehand.
     *
     * <p>To find out takes a fraction of a second at most; what is found meanwhile is kept.
     */
    default boolean takesLong() {
        return false;
    }

    /** Text with bars. */
    List<String> lines(Lang lang);

    /** What a page draws, the most telling first. */
    List<OddsChart> charts(Lang lang);

    /** Single chances, the most telling first. */
    List<OddsFigure> figures(Lang lang);

    /** What a result is made of, where the chances alone do not tell it. */
    default List<OddsPart> parts(Lang lang) {
        return List.of();
    }

    /** Plain values, for JSON. */
    Map<String, Object> facts();
}
