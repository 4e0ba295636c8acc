package org.vexillum.firstblood.odds;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
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

    private int toHit;
    private int defending;

    static Faces on(Battle battle) {
        var faces = new Faces();
        for (var regiment : battle.regiments())
            for (int model : regiment.models()) faces.add(Traits.of(battle, regiment, model));
        return faces;
    }

    private void add(List<Trait> traits) {
        for (var trait : traits) {
            if (trait instanceof Own.ExtraHitsOn) toHit = ALL;
            if (trait instanceof AddsHits || trait instanceof ZeroesDefence) toHit |= ONE;
            if (trait instanceof ReturnsOnes) defending |= ONE;
            if (trait instanceof DoublesWounds) defending |= SIX;
            if (trait instanceof Barrage barrage) add(barrage.traits());
            if (trait instanceof FiresInCombat thrown) add(thrown.barrage().traits());
        }
    }

    @Override
    public int face(Dice dice, int face) {
        var check = dice.check();
        int told = told((Throw) dice.purpose(), check);
        if ((told >> face & 1) != 0) return face;
        for (int lower = 1; lower < face; lower++)
            if ((told >> lower & 1) == 0
                    && check.succeeds(lower) == check.succeeds(face)
                    && check.rollsAgain(lower) == check.rollsAgain(face)) return lower;
        return face;
    }

    private int told(Throw purpose, Check check) {
        if (check.equals(Check.READ)) return ALL;
        return switch (purpose) {
            case CLASH, IMPACT, OPPORTUNITY, CHALLENGE, VOLLEY, EXTRA_SHOTS ->
                    check.succeeds(5) ? toHit | ONE : toHit; // FB-CLASH-09
            case DEFENCE -> defending;
            default -> 0;
        };
    }
}
