package org.vexillum.firstblood.magic;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.magic.ChooseIncantation.Cast;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.sight.Sight;
import org.vexillum.firstblood.sight.SightPurpose;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.Choices;

/** What the casters of a regiment may cast now. */
record CastChoices(Battle battle, Regiment regiment) implements Choices<Cast> {
    @Override
    public @Nullable Refusal refusal(Cast cast) {
        if (!Casters.casting(battle, regiment).contains(cast.model()))
            return Refusal.because("FB-MAGIC-01", "not-a-caster", regiment.id(), cast.model());
        var spell = known(cast.incantation());
        if (spell == null)
            return Refusal.because(
                    "FB-MAGIC-02", "incantation-not-known", regiment.id(), cast.incantation());
        var target = target(cast.target());
        if (target == null) return Refusal.because("FB-MAGIC-04", "no-such-target", cast.target());
        return refusal(cast, spell, target);
    }

    private @Nullable Refusal refusal(Cast cast, Incantation spell, Regiment target) {
        var wrong = wrongTarget(spell, target);
        if (wrong != null || target == regiment) return wrong; // FB-MAGIC-06
        if (!Distance.within(battle, regiment, cast.model(), target, spell.range()))
            return Refusal.because(
                    "FB-MAGIC-04",
                    "incantation-out-of-range",
                    target.id(),
                    spell.name(),
                    Lengths.show(spell.range()));
        if (!Sight.sees(battle, regiment, cast.model(), target, SightPurpose.CASTING))
            return Refusal.because("FB-MAGIC-04", "caster-sees-nothing", target.id());
        return null;
    }

    private @Nullable Refusal wrongTarget(Incantation spell, Regiment target) {
        var wrong = spell.refusal(regiment, target);
        if (wrong != null || spell.ownOnly()) return wrong;
        if (!Distance.known(battle, target))
            return Refusal.because("FB-MAGIC-04", "not-on-table", target.id());
        return null;
    }

    private @Nullable Incantation known(String name) {
        if (!regiment.card().incantations().contains(name)) return null;
        return battle.setting().force(regiment.side()).incantation(name);
    }

    private @Nullable Regiment target(String id) {
        for (var one : battle.regiments()) if (one.id().equals(id)) return one;
        return null;
    }

    /** Why the regiment cannot cast at all. */
    static @Nullable Refusal none(Battle battle, Regiment regiment) {
        if (Casters.casting(battle, regiment).isEmpty()) return noCaster(battle, regiment);
        if (regiment.card().incantations().isEmpty())
            return Refusal.because("FB-MAGIC-02", "no-incantation", regiment.id());
        if (new CastChoices(battle, regiment).first() == null)
            return Refusal.because("FB-MAGIC-04", "nobody-to-cast-at", regiment.id());
        return null;
    }

    /** Its caster has died, or its rules have ceased while it is broken. */
    private static Refusal noCaster(Battle battle, Regiment regiment) {
        var unbroken = regiment.copy();
        unbroken.setBroken(false);
        if (!Casters.casting(battle, unbroken).isEmpty())
            return new Refusal(
                    "broken-loses-rules",
                    List.of(regiment.id()),
                    Rules.of("FB-MAGIC-01", "FB-BROKEN-11"));
        var rules = Rules.of("FB-MAGIC-01");
        if (regiment.card().character() && regiment.character() == Regiment.NOBODY)
            rules = rules.and("FB-CHAR-10");
        return new Refusal("no-caster", List.of(regiment.id()), rules);
    }

    private @Nullable Cast first() {
        for (var cast : candidates()) if (legal(cast)) return cast;
        return null;
    }

    /** Of a candidate, whose caster is known to be one. */
    private boolean legal(Cast cast) {
        var spell = known(cast.incantation());
        return spell != null && refusal(cast, spell, battle.regiment(cast.target())) == null;
    }

    private List<Cast> candidates() {
        var all = new ArrayList<Cast>();
        for (int model : Casters.casting(battle, regiment))
            for (var spell : regiment.card().incantations())
                for (var target : battle.regiments())
                    if (target.inPlay()) all.add(new Cast(model, spell, target.id()));
        return all;
    }

    @Override
    public List<Cast> list() {
        var legal = new ArrayList<Cast>();
        for (var cast : candidates()) if (legal(cast)) legal.add(cast);
        return legal;
    }

    @Override
    public boolean complete() {
        return true;
    }

    @Override
    public @Nullable Cast only() {
        @Nullable Cast found = null;
        for (var cast : candidates()) {
            if (!legal(cast)) continue;
            if (found != null) return null;
            found = cast;
        }
        return found;
    }

    /** Any candidate, and from there the next legal one: sight is dear. */
    @Override
    public Cast any(RandomSource lot) {
        var all = candidates();
        int from = lot.below(all.size());
        for (int i = 0; i < all.size(); i++) {
            var cast = all.get((from + i) % all.size());
            if (legal(cast)) return cast;
        }
        throw new IllegalStateException("nothing to cast: " + regiment.id());
    }
}
