package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.odds.Aim;
import org.vexillum.firstblood.shooting.Weapon;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Named;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** What a question about odds supposes has to be possible. */
record Possible(Group given, OddsRequest request) {
    /**
     * @throws Fault if it is not
     */
    void check() {
        engaged(given.get("engaged"));
        officer(given.get(Preferences.AT_OFFICER));
        officer(given.get(Preferences.NOT_AT_OFFICER));
        hits(given.get(Preferences.HITS_FIRST));
        if (request.circumstances().wishes().ownResolve())
            presence(given.get(Preferences.OWN_RESOLVE));
        if (request.deed() == Deed.VOLLEY) weapon(given.get("weapon"));
        if (request.deed() == Deed.INCANTATION) incantation(given.get("incantation"));
    }

    private void engaged(@Nullable Node count) {
        var why = strikingRule();
        if (count != null && !why.isEmpty() && request.circumstances().engaged() == 0)
            throw new Fault(count.place(), "nobody-engaged", request.struck().name(), why);
    }

    /** FB-CCOM-08-E2 */
    private void hits(@Nullable Node named) {
        if (named == null) return;
        var kinds = request.ordered();
        if (kinds.isEmpty())
            throw new Fault(named.place(), "hits-not-ordered", request.struck().name());
        for (var name : Named.several(named)) {
            var written = Read.name(name);
            if (kinds.stream().noneMatch(HitNames.read(written)::fits))
                throw Read.unknown(name, "unknown-hits", written, HitNames.of(kinds));
        }
    }

    /** FB-OFFICER-06-E1, FB-CCOM-04-E1 */
    private void officer(@Nullable Node wanted) {
        if (wanted == null || request.circumstances().aim() == Aim.WORTH_MOST) return;
        if (!new Choosing(request).singlesOut())
            throw new Fault(wanted.place(), "not-singled-out", request.struck().name());
        if (request.circumstances().aim() == Aim.CHAMPION && !Sequences.reachesChampion(request))
            throw new Fault(wanted.place(), "officer-out-of-reach", request.struck().name());
    }

    /** FB-PRESENCE-02-E2 */
    private void presence(@Nullable Node wanted) {
        if (wanted != null && request.battle().edition() != Edition.SECOND)
            throw new Fault(wanted.place(), "presence-binds");
    }

    private void weapon(@Nullable Node named) {
        if (named == null) return;
        var known = new ArrayList<String>();
        for (var weapon : Weapon.of(request.battle(), request.acting()))
            known.add(weapon.barrage().written());
        if (known.isEmpty())
            throw new Fault(named.place(), "no-ranged-attack", request.acting().name());
        if (!has(known, named))
            throw Read.unknown(named, "unknown-weapon", Read.name(named), known);
    }

    private void incantation(@Nullable Node named) {
        if (named == null) return;
        var known = request.acting().card().incantations();
        if (known.isEmpty())
            throw new Fault(named.place(), "no-incantations", request.acting().name());
        if (!has(known, named))
            throw Read.unknown(named, "unknown-incantation", Read.name(named), known);
    }

    private static boolean has(List<String> known, Node named) {
        return known.stream().anyMatch(Read.name(named)::equalsIgnoreCase);
    }

    /** By which only enemies within reach are struck; empty for what is done from afar. */
    private String strikingRule() {
        return switch (request.deed()) {
            case CLASH -> "FB-CLASH-01";
            case OPPORTUNITY -> "FB-OPP-01";
            case IMPACT -> "FB-IMPACT-05";
            default -> "";
        };
    }
}
