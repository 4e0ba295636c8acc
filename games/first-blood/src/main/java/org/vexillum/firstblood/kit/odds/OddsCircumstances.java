package org.vexillum.firstblood.kit.odds;

import org.vexillum.firstblood.odds.AimPreference;
import org.vexillum.firstblood.odds.PlayerPreferences;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.FieldGroup;

/**
 * What the two regiments alone do not tell.
 *
 * @param strikers how many models attack, or -1 for all, or as they stand
 * @param engaged how many models of the target are engaged, or -1 for all, or as they stand
 * @param obscured whether the target is obscured for the shooters
 * @param ruin whether a ruin shelters the target (FB-RUIN-05)
 * @param overrun whether impact attacks are made a second time where they may (FB-SR-OVERRUN-1)
 * @param interfered whether an enemy caster is near (FB-MAGIC-10)
 * @param markers Overcharge markers to be discarded
 * @param named the ranged attack or the incantation; empty for the first
 * @param count of the hits or wounds that are asked about
 * @param cleave by how much hits lower Defence
 * @param preferences what players choose on the way
 */
record OddsCircumstances(
        int strikers,
        int engaged,
        boolean obscured,
        boolean ruin,
        boolean overrun,
        boolean interfered,
        int markers,
        String named,
        int count,
        int cleave,
        OddsPreferences preferences) {
    static final int MANY = 100;

    PlayerPreferences wishes() {
        return preferences.wishes();
    }

    /** Whom of the target blows are aimed at (FB-OFFICER-06-E1, FB-CCOM-04-E1). */
    AimPreference aim() {
        return wishes().aim();
    }

    /** The same with another ranged attack. */
    OddsCircumstances withWeapon(String written) {
        return new OddsCircumstances(
                strikers,
                engaged,
                obscured,
                ruin,
                overrun,
                interfered,
                markers,
                written,
                count,
                cleave,
                preferences);
    }

    /**
     * As they were written down for a deed.
     *
     * @param strikers what the number of models that attack is called there
     * @param wounds what the number of wounds to be tested for is called there
     */
    static OddsCircumstances read(
            FieldGroup given,
            OddsAction deed,
            Regiment actor,
            Regiment target,
            String strikers,
            String wounds) {
        return new OddsCircumstances(
                given.whole(strikers, 0, actor.living(), -1),
                given.whole("engaged", 0, target.living(), -1),
                given.flag("obscured"),
                given.flag("ruin"),
                !given.flag("noOverrun"),
                given.flag("interfered"),
                given.whole("markers", 0, MANY, 0),
                given.text(deed == OddsAction.INCANTATION ? "incantation" : "weapon", ""),
                given.whole(deed == OddsAction.MORALE ? wounds : "hits", 0, MANY, 0),
                given.whole("cleave", 0, 9, 0),
                OddsPreferences.read(given, actor, target));
    }
}
