package org.vexillum.formats.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Blesses;
import org.vexillum.firstblood.traits.Traits;

/** What players would be asked in the course of a deed, and the odds answer for them. */
record Choosing(OddsRequest request) {
    /** Those that may matter here. */
    List<String> left() {
        var left = new ArrayList<String>();
        var wishes = request.circumstances().wishes();
        if (singlesOut()) left.add(request.circumstances().atOfficer() ? "officer" : "rank");
        var involved = OddsFacts.involved(request);
        if (request.deed() != Deed.MORALE && involved.stream().anyMatch(this::blessed))
            left.add(wishes.blesses() ? "blessed" : "unblessed");
        boolean said = !wishes.fallen().isEmpty() || !wishes.healed().isEmpty();
        if (involved.stream().anyMatch(Choosing::mixed)) left.add(said ? "wished" : "fallen");
        if (request.battle().regiments().size() > involved.size())
            left.add(wishes.ownResolve() ? "own" : "others");
        return left;
    }

    /** FB-OFFICER-06-E1: blows may be aimed at an officer. */
    boolean singlesOut() {
        boolean struck =
                switch (request.deed()) {
                    case CLASH, OPPORTUNITY, IMPACT -> true;
                    default -> false;
                };
        return struck
                && request.battle().edition().characterCombat()
                        == CharacterCombat.MODELS_SINGLED_OUT
                && request.struck().officer() != Regiment.NOBODY;
    }

    private boolean blessed(Regiment regiment) {
        return !regiment.blessingUsed() && Traits.any(request.battle(), regiment, Blesses.class);
    }

    /** Whether it matters who of them falls or is healed. */
    private static boolean mixed(Regiment regiment) {
        int first = regiment.models()[0];
        for (int model : regiment.models())
            if (!regiment.card(model).equals(regiment.card(first))
                    || regiment.role(model) != regiment.role(first)
                    || regiment.woundsLeft(model) != regiment.woundsLeft(first)) return true;
        return false;
    }
}
