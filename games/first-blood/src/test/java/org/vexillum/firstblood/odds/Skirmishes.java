package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.combat.RankAndFile;
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
    static DeclaredAttacks clash(Battle battle) {
        var strikers = RankAndFile.living(battle.regiment("A"));
        var strikes = new ArrayList<ModelAttack>();
        for (int model : strikers)
            strikes.add(new ModelAttack(model, "B", RankAndFile.WHOLE, true));
        var front = new EngagedModels("B", RankAndFile.living(battle.regiment("B")), strikers);
        return new DeclaredAttacks("A", Manner.CLASH, strikes, List.of(front));
    }
}
