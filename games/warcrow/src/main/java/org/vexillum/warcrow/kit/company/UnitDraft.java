package org.vexillum.warcrow.kit.company;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.kernel.Nullable;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;

/** A unit as it was written; what nobody wrote is null. */
final class UnitDraft {
    static final int MANY = 100;
    private static final int MORALE = 3;

    final String name;
    final FilePlace place;
    final List<Keyword> keywords = new ArrayList<>();
    final List<String> joins = new ArrayList<>();
    String id = "";
    int command;
    int modifier;
    int troops = 1;
    int supports;
    int availability = 1;
    @Nullable Conquest conquest;
    @Nullable DicePool willpower;
    @Nullable Integer morale;

    UnitDraft(String name, FilePlace place) {
        this.name = name;
        this.place = place;
    }

    /** Whether the referee has to assume something that the profile says. */
    boolean sketchy() {
        return conquest == null || willpower == null || morale == null;
    }

    UnitCard card(String called) {
        return new UnitCard(
                called,
                name,
                command,
                conquest == null ? Conquest.of(1) : conquest,
                modifier,
                willpower == null ? DicePool.of(Die.ORANGE) : willpower,
                morale == null ? MORALE : morale,
                troops,
                supports,
                keywords,
                joins,
                availability);
    }
}
