package org.vexillum.warcrow;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;

/** Invented profiles for tests. */
public final class Cards {
    private Cards() {}

    public static UnitCard unit(String id, int conquest, Keyword... keywords) {
        return new UnitCard(
                id,
                id,
                1,
                Conquest.of(conquest),
                1,
                DicePool.of(Die.ORANGE),
                3,
                List.of(keywords).contains(Keyword.CHARACTER) ? 1 : 4,
                0,
                List.of(keywords),
                List.of(),
                2);
    }

    /** Seven units, some of which lurk, with ids that begin so. */
    public static Company company(String prefix) {
        var units = new ArrayList<UnitCard>();
        units.add(unit(prefix + "lord", 1, Keyword.CHARACTER, Keyword.HIGH_COMMAND));
        units.add(unit(prefix + "mage", 0, Keyword.CHARACTER, Keyword.MAGE));
        units.add(unit(prefix + "captain", 1, Keyword.CHARACTER, Keyword.OFFICER));
        units.add(unit(prefix + "spears", 2));
        units.add(unit(prefix + "guard", 1, Keyword.ELITE));
        units.add(unit(prefix + "scouts", 1, Keyword.SCOUT, Keyword.PERMANENT));
        units.add(unit(prefix + "lurkers", 1, Keyword.AMBUSHER));
        return new Company(prefix, units, "");
    }
}
