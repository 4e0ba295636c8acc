package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.DoublesWounds;
import org.vexillum.firstblood.traits.IgnoresShield;
import org.vexillum.firstblood.traits.Pierces;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.ZeroesDefence;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Nullable;

/** Makes hits that carry what the attackers' rules do to the target's Defence. */
public final class HitMaker {
    private final List<Trait> traits;
    private final AttackContext blow;
    private final int by;
    private final List<HitGroup.Piercing> piercing;
    private final @Nullable Cause doubling;
    private final @Nullable Cause shieldless;

    public HitMaker(Edition edition, List<Trait> traits, AttackContext blow, int by) {
        this.traits = traits;
        this.blow = blow;
        this.by = by;
        piercing = piercing(edition);
        doubling = doubling();
        shieldless = shieldless();
    }

    /** So many hits rolled with this face; hits that were not rolled have face 0. */
    public HitGroup hits(int count, int face) {
        return new HitGroup(count, piercing, zeroed(face), doubling, shieldless, blow.near(), by);
    }

    private List<HitGroup.Piercing> piercing(Edition edition) {
        var all = new ArrayList<HitGroup.Piercing>();
        var seen = new ArrayList<Class<?>>();
        for (var trait : traits) {
            if (!(trait instanceof Pierces pierces) || !pierces.pierces(blow)) continue;
            if (seen.contains(trait.getClass())) continue;
            seen.add(trait.getClass());
            int x = Traits.value(edition, traits, trait.getClass());
            var name = trait.name() + " (" + x + ")";
            all.add(new HitGroup.Piercing(x, new Cause(trait.rule(), name)));
        }
        return all;
    }

    private @Nullable Cause zeroed(int face) {
        for (var trait : traits)
            if (trait instanceof ZeroesDefence zero && zero.zeroesDefence(face, blow))
                return trait.cause();
        return null;
    }

    private @Nullable Cause doubling() {
        for (var trait : traits)
            if (trait instanceof DoublesWounds twice && twice.doublesWounds(blow))
                return trait.cause();
        return null;
    }

    private @Nullable Cause shieldless() {
        for (var trait : traits)
            if (trait instanceof IgnoresShield past && past.ignoresShield(blow))
                return trait.cause();
        return null;
    }
}
