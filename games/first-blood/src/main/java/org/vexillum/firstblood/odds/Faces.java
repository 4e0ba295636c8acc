package org.vexillum.firstblood.odds;

import java.util.List;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Boon;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.AddsHits;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.DoublesWounds;
import org.vexillum.firstblood.traits.FiresInCombat;
import org.vexillum.firstblood.traits.ReturnsOnes;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.ZeroesDefence;
import org.vexillum.firstblood.traits.own.Own;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.EnumeratingReferee;

/**
 * Which faces the rules tell apart on a table: the fewer, the fewer ways there are to play.
 *
 * <p>Faces pass, fail or are rolled again; some special rules look at natural faces besides.
 */
final class Faces implements EnumeratingReferee.Alike {
    private static final int ONE = 1 << 1;
    private static final int SIX = 1 << 6;
    private static final int ALL = 0b1111110;

    private final int[] toHit = new int[Side.values().length];
    private final int[] defending = new int[Side.values().length];

    /** Only those who take part count. */
    static Faces of(Battle battle, List<String> involved) {
        var faces = new Faces();
        for (var id : involved) {
            var regiment = battle.regiment(id);
            for (int model : regiment.models())
                faces.add(regiment.side(), Traits.of(battle, regiment, model));
        }
        return faces;
    }

    /** Some look at their own dice, others at those of the enemies they struck. */
    private void add(Side side, List<Trait> traits) {
        int own = side.ordinal();
        for (var trait : traits) {
            if (trait instanceof Own.ExtraHitsOn) toHit[own] = ALL;
            if (trait instanceof AddsHits || trait instanceof ZeroesDefence) toHit[own] |= ONE;
            if (trait instanceof ReturnsOnes) defending[own] |= ONE;
            if (trait instanceof DoublesWounds) defending[side.other().ordinal()] |= SIX;
            if (trait instanceof Barrage barrage) add(side, barrage.traits());
            if (trait instanceof FiresInCombat thrown) add(side, thrown.barrage().traits());
            if (trait instanceof Own.Gives gives) add(side, List.of(gives.trait()));
        }
    }

    /** Hits that have been scored before. */
    Faces and(Side defender, List<HitGroup> groups) {
        for (var group : groups) if (group.doubling() != null) defending[defender.ordinal()] |= SIX;
        return this;
    }

    /** What an incantation gives may matter for its own hits. */
    Faces and(Side target, Incantation spell) {
        for (var effect : spell.effects())
            if (effect instanceof Effect.Gives(Boon.Gift.Has(var trait)))
                add(target, List.of(trait));
        return this;
    }

    @Override
    public int face(Dice dice, int face) {
        var check = dice.check();
        int told = told((Throw) dice.purpose(), dice.side().ordinal(), check);
        if ((told >> face & 1) != 0) return face;
        for (int lower = 1; lower < face; lower++)
            if ((told >> lower & 1) == 0
                    && check.succeeds(lower) == check.succeeds(face)
                    && check.rollsAgain(lower) == check.rollsAgain(face)) return lower;
        return face;
    }

    private int told(Throw purpose, int side, Check check) {
        if (check.equals(Check.READ)) return ALL;
        return switch (purpose) {
            case CLASH, IMPACT, OPPORTUNITY, CHALLENGE, VOLLEY, EXTRA_SHOTS ->
                    check.succeeds(5) ? toHit[side] | ONE : toHit[side]; // FB-CLASH-09
            case DEFENCE -> defending[side];
            default -> 0;
        };
    }
}
