package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.HalfMarchRounding;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.GrantedTraits;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.geometry.Lengths;

/** How far models may go, in units of 0.01 mm. */
public final class MoveLength {
    private static final Cause MARCH = new Cause("FB-PROF-05", "March");
    private static final Cause NEVER_BELOW_0 = new Cause("FB-PROF-04", "never below 0");
    private static final Cause LOWEST = new Cause("FB-MARCH-03", "lowest March");
    private static final Cause RETINUE = new Cause("FB-RET-03", "lowest March");
    private static final Cause HALVED = new Cause("FB-MARCH-11", "later March");
    private static final Cause BEARER = new Cause("FB-CMD-06", "standard bearer");

    private MoveLength() {}

    /** A model's own March with everything that changes it (FB-PROF-04). */
    public static ExplainedNumber of(Regiment regiment, int model) {
        var march =
                new Adding(
                        ExplainedNumber.of(Lengths.inches(regiment.profile(model).march()), MARCH));
        for (var boon : regiment.boons())
            march.add(boon.gift(), new Cause(boon.rule(), boon.source()));
        GrantedTraits.toModel(regiment, model, march::add);
        for (var trait : regiment.card(model).traits())
            if (trait instanceof OwnRuleEffect.Changes(_, var what, int by))
                march.add(new TemporaryEffect.Gift.Changes(what, by), trait.cause());
        return march.figure.atLeast(0, NEVER_BELOW_0);
    }

    private static final class Adding {
        private ExplainedNumber figure;

        Adding(ExplainedNumber figure) {
            this.figure = figure;
        }

        void add(TemporaryEffect.Gift gift, Cause why) {
            if (gift instanceof TemporaryEffect.Gift.Changes(var what, int by)
                    && what == Characteristic.MARCH) figure = figure.plus(Lengths.inches(by), why);
        }
    }

    /** The lowest March of its models counts for all of them (FB-MARCH-03). */
    public static ExplainedNumber lowest(Regiment regiment) {
        ExplainedNumber most = null;
        ExplainedNumber least = null;
        for (int model = 0; model < regiment.size(); model++) {
            if (!regiment.alive(model) || model > 0 && alike(regiment, model, model - 1)) continue;
            var march = of(regiment, model);
            if (most == null || march.value() > most.value()) most = march;
            if (least == null || march.value() < least.value()) least = march;
        }
        if (most == null || least == null)
            throw new IllegalStateException(regiment.id() + " has no models");
        return most.atMost(least.value(), regiment.card().character() ? RETINUE : LOWEST);
    }

    /** Models that surely have the same March. */
    private static boolean alike(Regiment regiment, int model, int other) {
        return regiment.alive(other)
                && regiment.role(model) == regiment.role(other)
                && regiment.profile(model) == regiment.profile(other);
    }

    /** The length of the nth March action of an activation. */
    public static ExplainedNumber march(Battle battle, Regiment regiment, int nth) {
        var march = lowest(regiment);
        if (nth > 1 && battle.edition().secondMarch() == Edition.SecondMarch.HALVED)
            march = halved(battle, march);
        boolean borne = regiment.standardBearer() != Regiment.NOBODY;
        return nth == 2 && borne ? march.plus(Lengths.inches(1), BEARER) : march;
    }

    private static ExplainedNumber halved(Battle battle, ExplainedNumber march) {
        int half = march.value() / 2;
        var rounding = battle.options().halfMarchRounding();
        if (rounding == HalfMarchRounding.EXACT || half % Lengths.INCH == 0)
            return march.halved(HALVED);
        int whole = half / Lengths.INCH + (rounding == HalfMarchRounding.UP ? 1 : 0);
        return march.replacedBy(Lengths.inches(whole), HALVED);
    }

    /** A printed March of 0 does not march at all (FB-PROF-03). */
    static boolean rooted(Regiment regiment) {
        for (int model = 0; model < regiment.size(); model++)
            if (regiment.alive(model) && regiment.profile(model).march() == 0) return true;
        return false;
    }
}
