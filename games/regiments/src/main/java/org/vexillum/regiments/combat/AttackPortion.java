package org.vexillum.regiments.combat;

import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.Trait;

/**
 * The dice of one kind of model in a weapon group, and what each face brings.
 *
 * @param who the kind of model
 * @param tired hits only on natural sixes (AOFR-FATIGUE-01)
 * @param extra extra hits by face; they never count as sixes (AOFR-SR-EXTRAHITS-1)
 * @param ap the AP of the original hit by face; at 0 the AP of an extra hit
 * @param traits what acts in these attacks
 * @param blow the circumstances in which it does
 */
public record AttackPortion(
        String who,
        int dice,
        TargetNumber toHit,
        boolean tired,
        Check check,
        int[] extra,
        ExplainedNumber[] ap,
        List<Trait> traits,
        AttackContext blow) {

    /** Whether the faces of both mean the same in every respect. */
    boolean rolledWith(AttackPortion other) {
        return tired == other.tired
                && check.equals(other.check)
                && toHit.equals(other.toHit)
                && Arrays.equals(extra, other.extra)
                && Arrays.equals(ap, other.ap);
    }

    AttackPortion joinedBy(AttackPortion other, String name) {
        return new AttackPortion(
                name, dice + other.dice, toHit, tired, check, extra, ap, traits, blow);
    }

    /** Hits that a face brings, before Blast. */
    public int hits(int face) {
        return check.succeeds(face) ? 1 + extra[face] : 0;
    }

    /** The chance that a face stands after re-rolls. */
    double chanceOf(int face) {
        double fresh = Integer.bitCount(check.again()) / 36.0;
        return check.rollsAgain(face) ? fresh : 1 / 6.0 + fresh;
    }

    /** Hits of one die. */
    NumberDistribution hitsOfOneDie(int blast) {
        double[] p = new double[1 + mostHits() * blast];
        for (int face = 1; face <= 6; face++) p[hits(face) * blast] += chanceOf(face);
        return NumberDistribution.of(p);
    }

    private int mostHits() {
        int most = 0;
        for (int face = 1; face <= 6; face++) most = Math.max(most, hits(face));
        return most;
    }

    public double expectedHits(int blast) {
        double mean = 0;
        for (int face = 1; face <= 6; face++) mean += chanceOf(face) * hits(face);
        return dice * mean * blast;
    }
}
