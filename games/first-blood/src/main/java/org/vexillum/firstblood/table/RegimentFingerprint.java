package org.vexillum.firstblood.table;

import org.vexillum.firstblood.FirstBloodTypes;
import org.vexillum.kernel.match.Fingerprints;

/** The hash of everything that matters about a regiment. */
final class RegimentFingerprint {
    private RegimentFingerprint() {}

    static long add(long hash, Regiment regiment) {
        hash = Fingerprints.add(hash, regiment.id());
        hash = Fingerprints.add(hash, regiment.status().ordinal());
        hash = Fingerprints.add(hash, String.valueOf(regiment.garrison()));
        for (int model = 0; model < regiment.size(); model++) hash = add(hash, regiment, model);
        hash = Fingerprints.add(hash, regiment.acting());
        hash = Fingerprints.add(hash, regiment.tokens());
        hash = Fingerprints.add(hash, regiment.startedRoundWith());
        hash = Fingerprints.add(hash, regiment.lostThisRound());
        hash = Fingerprints.add(hash, marks(regiment));
        hash = Fingerprints.add(hash, regiment.inspired().ordinal());
        hash = Fingerprints.add(hash, regiment.overcharge());
        for (var action : regiment.actions()) hash = Fingerprints.add(hash, action.ordinal());
        for (var boon : regiment.boons())
            hash = Fingerprints.add(hash, FirstBloodTypes.ALL.text(boon));
        return hash;
    }

    private static long marks(Regiment regiment) {
        return bit(regiment.broken(), 0)
                | bit(regiment.activated(), 1)
                | bit(regiment.arrived(), 2)
                | bit(regiment.aimed(), 3)
                | bit(regiment.blessingUsed(), 4)
                | bit(regiment.presenceLost(), 5);
    }

    private static long bit(boolean on, int place) {
        return on ? 1L << place : 0;
    }

    private static long add(long hash, Regiment regiment, int model) {
        hash = Fingerprints.add(hash, regiment.alive(model) ? 1 : 0);
        hash = Fingerprints.add(hash, regiment.role(model).ordinal());
        if (!regiment.alive(model)) return hash; // what it carried went with it
        hash = Fingerprints.add(hash, regiment.wounds(model));
        hash = Fingerprints.add(hash, regiment.weakened(model) ? 1 : 0);
        hash = Fingerprints.add(hash, regiment.floor(model));
        hash = Fingerprints.add(hash, regiment.uninspired(model) ? 1 : 0);
        var base = regiment.place(model);
        if (base == null) return Fingerprints.add(hash, -1);
        return Fingerprints.add(Fingerprints.add(hash, base.x()), base.y());
    }
}
