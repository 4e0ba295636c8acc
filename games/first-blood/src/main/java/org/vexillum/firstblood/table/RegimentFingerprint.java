package org.vexillum.firstblood.table;

import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.state.Fingerprint;
import org.vexillum.kernel.state.Packed;

/** The hash of everything that matters about a regiment. */
final class RegimentFingerprint {
    private static final Fingerprint<Regiment> STATE =
            Fingerprint.of(
                    RegimentState.ALL,
                    RegimentState.STATUS,
                    RegimentState.GARRISON,
                    RegimentState.MODELS,
                    RegimentState.ACTING,
                    RegimentState.TOKENS,
                    RegimentState.STARTED_ROUND_WITH,
                    RegimentState.LOST_THIS_ROUND,
                    Packed.of(RegimentState.ALL.flags()),
                    RegimentState.INSPIRED,
                    RegimentState.OVERCHARGE,
                    RegimentState.ACTIONS,
                    RegimentState.BOONS);

    private RegimentFingerprint() {}

    static long add(long hash, Regiment regiment) {
        return STATE.add(Fingerprints.add(hash, regiment.id()), regiment);
    }

    static long models(long hash, Regiment regiment) {
        for (int model = 0; model < regiment.size(); model++) hash = add(hash, regiment, model);
        return hash;
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
