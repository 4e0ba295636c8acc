package org.vexillum.regiments.kit.bot;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/**
 * What greedy bots have worked out before: the same fights and volleys are met again and again.
 *
 * <p>It may serve many battles, one after another in one thread. It never changes an answer, only
 * the time it takes: what is kept is found again only for units of the same cards in the same
 * condition.
 */
public final class OddsCache {
    private static final int MOST = 100_000;

    /** The very cards, which all games of a contest share; told apart without reading them. */
    private final Map<UnitCard, Integer> cards = new IdentityHashMap<>();

    private final Map<Object, MeleeOdds> fights = new HashMap<>();
    private final Map<Object, ShootingValue.Hurt> volleys = new HashMap<>();
    private @Nullable Options options;

    /** What was worked out under other options is forgotten. */
    void serve(Options now) {
        if (now.equals(options)) return;
        options = now;
        fights.clear();
        volleys.clear();
    }

    /** A number for a unit of a list, the same in every battle. */
    long code(Unit unit) {
        var hero = unit.joined();
        return (long) number(unit.card()) << Integer.SIZE | (hero == null ? 0 : number(hero));
    }

    private int number(UnitCard card) {
        return cards.computeIfAbsent(card, _ -> cards.size() + 1);
    }

    Map<Object, MeleeOdds> fights() {
        if (fights.size() > MOST) fights.clear();
        return fights;
    }

    Map<Object, ShootingValue.Hurt> volleys() {
        if (volleys.size() > MOST) volleys.clear();
        return volleys;
    }
}
