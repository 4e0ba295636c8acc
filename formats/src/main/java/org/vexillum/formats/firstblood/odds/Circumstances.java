package org.vexillum.formats.firstblood.odds;

/**
 * What the two regiments alone do not tell.
 *
 * @param strikers how many models attack, or -1 for all, or as they stand
 * @param engaged how many models of the target are engaged, or -1 for all, or as they stand
 * @param obscured whether the target is obscured for the shooters
 * @param ruin whether a ruin shelters the target (FB-RUIN-05)
 * @param interfered whether an enemy caster is near (FB-MAGIC-10)
 * @param markers Overcharge markers to be discarded
 * @param named the ranged attack or the incantation; empty for the first
 * @param count of the hits or wounds that are asked about
 * @param cleave by how much hits lower Defence
 */
public record Circumstances(
        int strikers,
        int engaged,
        boolean obscured,
        boolean ruin,
        boolean interfered,
        int markers,
        String named,
        int count,
        int cleave) {
    public static final Circumstances USUAL =
            new Circumstances(-1, -1, false, false, false, 0, "", 0, 0);
}
