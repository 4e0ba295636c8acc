package org.vexillum.tourneys.event;

import org.vexillum.kernel.stored.Stored;

/**
 * Somebody who takes part, with the army: the pack may call both together a company.
 *
 * @param id under which the event knows the entrant
 * @param player the key of the ratings
 */
@Stored(
        as = "Entrant",
        with = {"id", "name", "player", "faction", "club"})
public record Entrant(String id, String name, String player, String faction, String club) {
    public static Entrant of(String name) {
        return new Entrant(name, name, name, "", "");
    }
}
