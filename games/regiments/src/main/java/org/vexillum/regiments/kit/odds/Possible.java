package org.vexillum.regiments.kit.odds;

import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.table.Unit;

/** What a question about odds says of Takedown has to be possible (AOFR-SR-TAKEDOWN-1). */
record Possible(Group given, OddsRequest request) {
    /**
     * @throws Fault if it is not
     */
    void check() {
        picks(given.get(Preferences.ATTACKER_PICKS), request.attacker());
        picks(given.get(Preferences.TARGET_PICKS), request.target());
    }

    private void picks(@Nullable Node wanted, Unit striker) {
        if (wanted == null) return;
        for (var singling : request.singling())
            if (singling.striker() == striker) {
                reaches(wanted, singling);
                return;
            }
        throw new Fault(wanted.place(), "nobody-picks", striker.name());
    }

    private void reaches(Node wanted, Singling singling) {
        boolean alone = singling.struck().living() == 1;
        if (alone || Preferences.picksNobody(wanted)) return;
        if (singling.names(request.steps()).isEmpty())
            throw new Fault(wanted.place(), "pick-out-of-reach", Read.name(wanted));
    }
}
