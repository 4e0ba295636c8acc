package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.odds.AimPreference;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NameList;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** What a question about odds supposes has to be possible. */
record OddsRequestCheck(FieldGroup given, OddsRequest request) {
    /**
     * @throws FileFault if it is not
     */
    void check() {
        engaged(given.get("engaged"));
        officer(given.get(OddsPreferences.AT_OFFICER));
        officer(given.get(OddsPreferences.NOT_AT_OFFICER));
        hits(given.get(OddsPreferences.HITS_FIRST));
        if (request.circumstances().wishes().ownResolve())
            presence(given.get(OddsPreferences.OWN_RESOLVE));
        if (request.deed() == OddsAction.VOLLEY) weapon(given.get("weapon"));
        if (request.deed() == OddsAction.INCANTATION) incantation(given.get("incantation"));
    }

    private void engaged(@Nullable Node count) {
        var why = strikingRule();
        if (count != null && !why.isEmpty() && request.circumstances().engaged() == 0)
            throw new FileFault(count.place(), "nobody-engaged", request.struck().name(), why);
    }

    /** FB-CCOM-08-E2 */
    private void hits(@Nullable Node named) {
        if (named == null) return;
        var kinds = request.ordered();
        if (kinds.isEmpty())
            throw new FileFault(named.place(), "hits-not-ordered", request.struck().name());
        for (var name : NameList.several(named)) {
            var written = NodeReader.name(name);
            if (kinds.stream().noneMatch(HitNames.read(written)::fits))
                throw NodeReader.unknown(name, "unknown-hits", written, HitNames.of(kinds));
        }
    }

    /** FB-OFFICER-06-E1, FB-CCOM-04-E1 */
    private void officer(@Nullable Node wanted) {
        if (wanted == null || request.circumstances().aim() == AimPreference.WORTH_MOST) return;
        if (!new AssumedChoices(request).singlesOut())
            throw new FileFault(wanted.place(), "not-singled-out", request.struck().name());
        if (request.circumstances().aim() == AimPreference.CHAMPION
                && !OddsSequences.reachesChampion(request))
            throw new FileFault(wanted.place(), "officer-out-of-reach", request.struck().name());
    }

    /** FB-PRESENCE-02-E2 */
    private void presence(@Nullable Node wanted) {
        if (wanted != null && request.battle().edition() != Edition.SECOND)
            throw new FileFault(wanted.place(), "presence-binds");
    }

    private void weapon(@Nullable Node named) {
        if (named == null) return;
        var known = new ArrayList<String>();
        for (var weapon : RangedAttack.of(request.battle(), request.acting()))
            known.add(weapon.barrage().written());
        if (known.isEmpty())
            throw new FileFault(named.place(), "no-ranged-attack", request.acting().name());
        if (!has(known, named))
            throw NodeReader.unknown(named, "unknown-weapon", NodeReader.name(named), known);
    }

    private void incantation(@Nullable Node named) {
        if (named == null) return;
        var known = request.acting().card().incantations();
        if (known.isEmpty())
            throw new FileFault(named.place(), "no-incantations", request.acting().name());
        if (!has(known, named))
            throw NodeReader.unknown(named, "unknown-incantation", NodeReader.name(named), known);
    }

    private static boolean has(List<String> known, Node named) {
        return known.stream().anyMatch(NodeReader.name(named)::equalsIgnoreCase);
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
