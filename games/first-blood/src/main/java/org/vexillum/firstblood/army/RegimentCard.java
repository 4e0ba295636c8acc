package org.vexillum.firstblood.army;

import java.util.List;
import org.vexillum.kernel.Nullable;

/**
 * A regiment of an army list.
 *
 * @param id unique in its force
 * @param entry the army-list entry its command card names (FB-CARD-01)
 * @param members every model; a character first, an officer in the leader's place
 * @param leaderOption whether the entry offers a leader (FB-MUSTER-10)
 * @param standardFrom the number of models from which a standard bearer is free, or 0
 * @param officers the officer entries open to it (FB-MUSTER-07)
 * @param tiers what its retinue gives (FB-RET-06)
 * @param incantations of its casters (FB-MAGIC-02)
 * @param items of its character (FB-ITEM-01)
 * @param faction the list it comes from; empty for that of the force (FB-MUSTER-04)
 * @param starting the models its entry comes with; 0 if the list does not say (FB-MUSTER-09)
 * @param ownEvents draw events that the list describes itself (FB-EVENT-01)
 */
public record RegimentCard(
        String id,
        String name,
        String entry,
        int points,
        List<RegimentMember> members,
        List<DrawEvent> events,
        boolean leaderOption,
        int standardFrom,
        List<String> officers,
        List<TierBonus> tiers,
        List<String> incantations,
        List<Item> items,
        String faction,
        int starting,
        List<CommandAbility> ownEvents) {
    /** A regiment with draw events of the book alone. */
    public RegimentCard(
            String id,
            String name,
            String entry,
            int points,
            List<RegimentMember> members,
            List<DrawEvent> events,
            boolean leaderOption,
            int standardFrom,
            List<String> officers,
            List<TierBonus> tiers,
            List<String> incantations,
            List<Item> items,
            String faction,
            int starting) {
        this(
                id,
                name,
                entry,
                points,
                members,
                events,
                leaderOption,
                standardFrom,
                officers,
                tiers,
                incantations,
                items,
                faction,
                starting,
                List.of());
    }

    /** A regiment of the force's own faction. */
    public RegimentCard(
            String id,
            String name,
            String entry,
            int points,
            List<RegimentMember> members,
            List<DrawEvent> events,
            boolean leaderOption,
            int standardFrom,
            List<String> officers,
            List<TierBonus> tiers,
            List<String> incantations,
            List<Item> items) {
        this(
                id,
                name,
                entry,
                points,
                members,
                events,
                leaderOption,
                standardFrom,
                officers,
                tiers,
                incantations,
                items,
                "",
                0);
    }

    public RegimentCard {
        members = List.copyOf(members);
        events = List.copyOf(events);
        officers = List.copyOf(officers);
        tiers = List.copyOf(tiers);
        incantations = List.copyOf(incantations);
        items = List.copyOf(items);
        ownEvents = List.copyOf(ownEvents);
        if (members.isEmpty()) throw new IllegalArgumentException("a regiment needs a model");
    }

    /** A regiment of its own for a character and his retinue (FB-CHAR-01). */
    public boolean character() {
        for (var member : members) if (member.role() == Role.CHARACTER) return true;
        return false;
    }

    /** How many of its models are this. */
    public int count(Role role) {
        int count = 0;
        for (var member : members) if (member.role() == role) count++;
        return count;
    }

    public @Nullable RegimentMember officer() {
        for (var member : members) if (member.role() == Role.OFFICER) return member;
        return null;
    }

    /** The type all its models share (FB-REG-01). */
    public ModelType type() {
        return ordinary().type();
    }

    /** The weight class of its ordinary models. */
    public WeightClass weight() {
        return ordinary().weight();
    }

    private static boolean common(Role role) {
        return role != Role.OFFICER && role != Role.SPECIALIST;
    }

    private ModelCard ordinary() {
        for (var member : members) if (common(member.role())) return member.card();
        return members.getFirst().card();
    }
}
