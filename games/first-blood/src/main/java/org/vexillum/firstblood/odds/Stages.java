package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.Landing;
import org.vexillum.firstblood.combat.PoolByPool;
import org.vexillum.firstblood.combat.ThrownBack;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.shooting.Volley;
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

    /**
     * From the first attack die to the last wound on the targets.
     *
     * @param answered whether anybody asks what is thrown back
     */
    static Fan<Landing> attack(Reckoning on, Assault assault, boolean answered) {
        var start = on.fan("", faces(on.battle(), assault));
        if (!PoolByPool.fits(on.battle(), assault)) return landing(strike(start, assault), assault);
        return start.course((table, _, referee) -> assault.poolByPool(table, answered, referee))
                .carrying((_, landed) -> landed.landing());
    }

    static Fan<List<HitsSuffered>> strike(Reckoning on, Assault assault) {
        return strike(on.fan("", faces(on.battle(), assault)), assault);
    }

    static Fan<List<HitsSuffered>> strike(Fan<?> before, Assault assault) {
        return before.course((table, _, referee) -> assault.rolling(table, referee))
                .carrying((_, rolled) -> assault.scored(rolled));
    }

    static Fan<List<HitsSuffered>> shoot(Reckoning on, Volley volley) {
        var faces = Faces.of(on.battle(), List.of(volley.regiment(), volley.target()));
        return on.fan("", faces)
                .course((table, _, referee) -> volley.rolling(table, referee))
                .carrying((_, rolled) -> List.of(volley.scored(rolled)));
    }

    static Fan<Aftermath> land(Fan<List<HitsSuffered>> struck, Assault assault) {
        return thrownBack(landing(struck, assault).carrying((_, landed) -> landed.thrown()));
    }

    /** As far as the targets are concerned. */
    static Fan<Landing> landing(Fan<List<HitsSuffered>> struck, Assault assault) {
        return struck.course((table, hits, _) -> assault.landing(table, hits, new Aftermath()));
    }

    static Fan<Aftermath> thrownBack(Fan<ThrownBack> thrown) {
        return thrown.course((_, hits, _) -> hits).carrying((_, taken) -> taken.after());
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
