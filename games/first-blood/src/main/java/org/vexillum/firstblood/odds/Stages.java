package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.table.Battle;

/** The stages of an action, for all tables to which it may have led. */
final class Stages {
    private Stages() {}

    /** What is told apart by those who strike and are struck. */
    static Faces faces(Battle battle, Assault assault) {
        var involved = new ArrayList<String>();
        involved.add(assault.attacker());
        for (var strike : assault.strikes())
            if (!involved.contains(strike.target())) involved.add(strike.target());
        return Faces.of(battle, involved);
    }

    static Fan<List<HitsSuffered>> strike(Fan<?> before, Assault assault) {
        return before.course((table, _, referee) -> assault.rolling(table, referee))
                .carrying((_, rolled) -> assault.scored(rolled));
    }

    static Fan<Aftermath> land(Fan<List<HitsSuffered>> struck, Assault assault) {
        return struck.course((table, hits, _) -> assault.landing(table, hits, new Aftermath()))
                .carrying((_, landed) -> landed.after());
    }

    /** The first of the hits are taken by themselves, and nothing is thrown back. */
    static Fan<Aftermath> suffer(Fan<List<HitsSuffered>> struck) {
        return struck.course((_, hits, _) ->
                        new Beside<>(hits.getFirst().suffering(), hits.getFirst().engaged()))
                .carrying((_, suffered) -> {
                    var after = new Aftermath();
                    var taken = suffered.course().struck().taken();
                    after.engaged(taken.regiment(), suffered.kept());
                    after.add(taken);
                    return after;
                });
    }

    static Fan<String> test(Fan<Aftermath> landed) {
        return landed.carrying((table, after) -> after.testing(table))
                .course((_, testing, _) -> testing)
                .carrying((_, _) -> "");
    }
}
