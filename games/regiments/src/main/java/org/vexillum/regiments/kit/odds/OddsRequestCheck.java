package org.vexillum.regiments.kit.odds;

import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.table.Unit;

/** What a question about odds says of Takedown has to be possible (AOFR-SR-TAKEDOWN-1). */
record OddsRequestCheck(FieldGroup given, OddsRequest request) {
    /**
     * @throws FileFault if it is not
     */
    void check() {
        picks(given.get(OddsPreferences.ATTACKER_PICKS), request.attacker());
        picks(given.get(OddsPreferences.TARGET_PICKS), request.target());
    }

    private void picks(@Nullable Node wanted, Unit striker) {
        if (wanted == null) return;
        for (var singling : request.singling())
            if (singling.striker() == striker) {
                reaches(wanted, singling);
                return;
            }
        throw new FileFault(wanted.place(), "nobody-picks", striker.name());
    }

    private void reaches(Node wanted, TakedownText singling) {
        boolean alone = singling.struck().living() == 1;
        if (alone || OddsPreferences.picksNobody(wanted)) return;
        if (singling.names(request.steps()).isEmpty())
            throw new FileFault(wanted.place(), "pick-out-of-reach", NodeReader.name(wanted));
    }
}
