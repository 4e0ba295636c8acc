package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.Front;
import org.vexillum.firstblood.combat.Ranks;
import org.vexillum.firstblood.combat.Strike;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Side;

/** Regiment "A" against regiment "B", without places. */
final class Skirmishes {
    private Skirmishes() {}

    static Levy levy(int edition, String id) {
        return Levy.of(Edition.numbered(edition), id).side(id.equals("A") ? Side.A : Side.B);
    }

    static Battle battle(int edition, Levy a, Levy b) {
        return Field.of(Edition.numbered(edition)).with(a.build()).with(b.build()).battle();
    }

    /** Everybody strikes, everybody is engaged. */
    static Assault clash(Battle battle) {
        var strikers = Ranks.living(battle.regiment("A"));
        var strikes = new ArrayList<Strike>();
        for (int model : strikers) strikes.add(new Strike(model, "B", Ranks.WHOLE, true));
        var front = new Front("B", Ranks.living(battle.regiment("B")), strikers);
        return new Assault("A", Manner.CLASH, strikes, List.of(front));
    }
}
