package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.gamekit.Problems;

/** An army list as it was written, not yet mustered. */
final class ForceDraft {
    String name = "";
    String faction = "";
    int limit;
    final List<RegimentDraft> regiments = new ArrayList<>();
    final List<Incantation> incantations = new ArrayList<>();

    Force muster(TraitReader traits, Problems problems) {
        name(problems);
        var cards = new ArrayList<RegimentCard>();
        for (var regiment : regiments)
            cards.add(new RegimentCardMaker(traits, problems).card(regiment));
        if (name.isBlank() && !regiments.isEmpty()) name = regiments.getFirst().model.name;
        return new Force(name, faction, limit, cards, incantations);
    }

    /** Gives an id to every regiment that has none. */
    private void name(Problems problems) {
        var taken = new HashSet<String>();
        for (var regiment : regiments)
            if (!regiment.id.isEmpty() && !taken.add(regiment.id))
                problems.error(regiment.model.place, "unit.same-id", regiment.id);
        for (var regiment : regiments)
            if (regiment.id.isEmpty()) regiment.id = free(slug(regiment.model.name), taken);
    }

    private static String free(String slug, Set<String> taken) {
        var id = slug;
        for (int copy = 2; !taken.add(id); copy++) id = slug + "-" + copy;
        return id;
    }

    private static String slug(String name) {
        var slug = TraitBook.key(name).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return slug.isEmpty() ? "regiment" : slug;
    }
}
