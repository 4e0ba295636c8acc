package org.vexillum.regiments.combat;

import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.regiments.traits.MultipliesHits;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;

/**
 * One weapon group against one target, all its numbers fixed: the same value is rolled and
 * computed.
 *
 * <p>AOFR-SHOOT-08 gives the order of its steps.
 *
 * @param picked the model chosen by Takedown, or {@link AttackTarget#WHOLE}
 * @param blast what each hit is multiplied by, already capped
 * @param deadly wounds that each unblocked hit deals to one model
 * @param ignoring dice against each wound, those the weapon allows
 * @param traits what acts in these attacks
 */
public record PreparedAttack(
        String attacker,
        Side side,
        String weapon,
        String target,
        int picked,
        List<AttackPortion> portions,
        int blast,
        BlockValues shield,
        int deadly,
        List<WoundIgnoring> ignoring,
        List<Trait> traits,
        Rules rules) {

    public int dice() {
        int sum = 0;
        for (int i = 0; i < portions.size(); i++) sum += portions.get(i).dice();
        return sum;
    }

    /** Whether it depends on how many models the target has. */
    public boolean countsModels() {
        return Traits.has(traits, MultipliesHits.class);
    }

    /** Whether wounds are multiplied or bound to one model, and so dealt hit by hit. */
    public boolean oneByOne() {
        return deadly > 1 || picked != AttackTarget.WHOLE;
    }

    /** Wounds that a hit which was not blocked deals to one model. */
    public NumberDistribution woundsOfOneHit() {
        return NumberDistribution.binomial(deadly, notIgnored());
    }

    /** Hits after Blast. */
    public NumberDistribution hits() {
        var sum = NumberDistribution.sure(0);
        for (var portion : portions)
            sum = sum.plus(portion.hitsOfOneDie(blast).times(portion.dice()));
        return sum;
    }

    /** Hits that were not blocked, before Deadly and Regeneration. */
    public NumberDistribution unblocked() {
        return wounds(1);
    }

    /** Wounds that are neither blocked nor ignored; Deadly wounds are counted unmultiplied. */
    public NumberDistribution wounds() {
        return wounds(deadly > 1 ? 1 : notIgnored());
    }

    /** The chance that one wound is not ignored. */
    public double notIgnored() {
        double chance = 1;
        for (var die : ignoring) chance *= 1 - die.check().chance();
        return chance;
    }

    private NumberDistribution wounds(double share) {
        var sum = NumberDistribution.sure(0);
        for (var portion : portions)
            sum = sum.plus(woundsOfOneDie(portion, share).times(portion.dice()));
        return sum;
    }

    private NumberDistribution woundsOfOneDie(AttackPortion portion, double share) {
        double plain = share * (1 - shield.check(portion.ap()[0]).chance());
        double[] sum = new double[1];
        for (int face = 1; face <= 6; face++) {
            double weight = portion.chanceOf(face);
            if (!portion.check().succeeds(face)) {
                sum[0] += weight;
                continue;
            }
            double fails = share * (1 - shield.check(portion.ap()[face]).chance());
            var wounds = NumberDistribution.binomial(blast, fails);
            int extra = portion.extra()[face];
            if (extra > 0) wounds = wounds.plus(NumberDistribution.binomial(blast * extra, plain));
            sum = added(sum, weight, wounds);
        }
        return NumberDistribution.of(sum);
    }

    private static double[] added(double[] sum, double weight, NumberDistribution wounds) {
        if (sum.length <= wounds.most()) sum = Arrays.copyOf(sum, wounds.most() + 1);
        for (int n = 0; n <= wounds.most(); n++) sum[n] += weight * wounds.of(n);
        return sum;
    }
}
