package org.vexillum.warcrow.army;

import java.util.List;
import org.vexillum.warcrow.dice.DicePool;

/**
 * What the profile of a unit says.
 *
 * @param command its command value, MAN (WC-PREP-02)
 * @param conquest its own conquest value
 * @param modifier what it adds to the conquest value of a unit it joins (WC-BG-CONQ-01)
 * @param willpower the dice of its willpower tests (WC-DICE-13)
 * @param morale how much stress it bears, MOR (WC-BG-STRESS-01)
 * @param supports Support miniatures beside its troops (WC-FEAT-RES-04)
 * @param joins the units its Join keyword names; empty: any (WC-BG-JOIN-01)
 * @param availability how many copies a list may hold (WC-BG-LIST-01)
 */
public record UnitCard(
        String id,
        String name,
        int command,
        Conquest conquest,
        int modifier,
        DicePool willpower,
        int morale,
        int troops,
        int supports,
        List<Keyword> keywords,
        List<String> joins,
        int availability) {
    public UnitCard {
        keywords = List.copyOf(keywords);
        joins = List.copyOf(joins);
    }

    public boolean is(Keyword keyword) {
        return keywords.contains(keyword);
    }

    public boolean character() {
        return is(Keyword.CHARACTER) || is(Keyword.OFFICER);
    }

    /** May be kept back and brought in later (WC-BG-SCOUT-01, WC-BG-AMBUSH-01). */
    public boolean lurks() {
        return is(Keyword.SCOUT) || is(Keyword.AMBUSHER);
    }
}
