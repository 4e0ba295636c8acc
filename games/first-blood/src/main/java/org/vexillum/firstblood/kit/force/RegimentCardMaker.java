package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.RegimentMember;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.gamekit.Problems;
import org.vexillum.kernel.Nullable;

/** Makes the card of a regiment from its draft. */
final class RegimentCardMaker {
    private final TraitReader traits;
    private final Problems problems;

    RegimentCardMaker(TraitReader traits, Problems problems) {
        this.traits = traits;
        this.problems = problems;
    }

    RegimentCard card(RegimentDraft draft) {
        return new RegimentCard(
                draft.id,
                draft.model.name,
                draft.entry.isEmpty() ? draft.model.name : draft.entry,
                draft.points(),
                members(draft),
                draft.events,
                draft.leaderOption,
                draft.standardFrom,
                draft.officers,
                draft.tiers,
                draft.incantations,
                draft.items,
                draft.faction,
                draft.starting,
                draft.ownEvents);
    }

    /** A character first, an officer in the leader's place (FB-OFFICER-03). */
    private List<RegimentMember> members(RegimentDraft draft) {
        var members = new ArrayList<RegimentMember>();
        var officer = draft.officer;
        if (officer != null) members.add(new RegimentMember(card(officer), Role.OFFICER));
        var card = card(draft.model);
        if (draft.character && draft.standard)
            problems.note(draft.model.place, "model.standard", draft.model.name);
        boolean leader = draft.leader && officer == null && !draft.character;
        for (int i = 0; i < draft.model.count; i++) {
            boolean bears = draft.standard && i == (leader ? 1 : 0);
            members.add(new RegimentMember(card, role(draft, i, leader, bears)));
        }
        for (var one : draft.specialists) {
            var specialist = new RegimentMember(card(one), Role.SPECIALIST, one.gives);
            for (int i = 0; i < one.count; i++) members.add(specialist);
        }
        for (var one : draft.retinue) {
            var retainer = card(one);
            for (int i = 0; i < one.count; i++)
                members.add(new RegimentMember(retainer, Role.RETINUE));
        }
        return members;
    }

    private static Role role(RegimentDraft draft, int number, boolean leader, boolean bears) {
        if (draft.character) return Role.CHARACTER;
        if (leader && number == 0) return Role.LEADER;
        return bears ? Role.STANDARD_BEARER : Role.TROOPER;
    }

    private ModelCard card(ModelDraft draft) {
        var known = new ArrayList<Trait>();
        for (var rule : draft.rules)
            for (var trait : traits.read(rule, draft.name))
                if (!known.contains(trait)) known.add(trait);
        return new ModelCard(
                draft.name,
                draft.type,
                draft.weight,
                draft.profile,
                secondProfile(draft),
                draft.base,
                draft.commandRange,
                known,
                draft.abilities,
                draft.category);
    }

    /** Edition 1 has no second profiles (FB-WOUND-06). */
    private @Nullable Profile secondProfile(ModelDraft draft) {
        if (draft.wounded == null || traits.edition() != Edition.FIRST) return draft.wounded;
        problems.note(draft.place, "model.wounded-profile", draft.name);
        return null;
    }
}
