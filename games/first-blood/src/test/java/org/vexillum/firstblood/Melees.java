package org.vexillum.firstblood;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.Front;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.Ranks;
import org.vexillum.firstblood.combat.Strike;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Side;

/** Fights without places: regiment "a" of side A against "b" of side B, all engaged. */
public final class Melees {
    private Melees() {}

    public static Levy a(int edition) {
        return Levy.of(Edition.numbered(edition), "a").side(Side.A);
    }

    public static Levy b(int edition) {
        return Levy.of(Edition.numbered(edition), "b").side(Side.B);
    }

    public static Bout bout(int edition, Regiment... regiments) {
        return bout(edition, Options.DEFAULT, regiments);
    }

    public static Bout bout(int edition, Options options, Regiment... regiments) {
        var field = Field.of(Edition.numbered(edition)).options(options);
        for (var regiment : regiments) field.with(regiment);
        return Bout.on(field);
    }

    public static List<Integer> living(Regiment regiment) {
        return new ArrayList<>(Ranks.living(regiment));
    }

    /** All models of the one attack the other as a whole. */
    public static Assault assault(Bout bout, String by, String target, Manner manner) {
        return assault(bout, by, target, Ranks.WHOLE, manner);
    }

    /** All models of the one attack one model of the other. */
    public static Assault assault(Bout bout, String by, String target, int at, Manner manner) {
        var attackers = living(bout.regiment(by));
        var strikes = new ArrayList<Strike>();
        for (int model : attackers) strikes.add(new Strike(model, target, at, false));
        var front = new Front(target, living(bout.regiment(target)), attackers);
        return new Assault(by, manner, strikes, List.of(front));
    }

    public static Bout clash(Bout bout) {
        return bout.act(assault(bout, "a", "b", Manner.CLASH)::play);
    }

    /** Hits on regiment b, all its models engaged. */
    public static HitsSuffered hits(Bout bout, int hits, Manner manner) {
        return hits(bout, Ranks.WHOLE, manner, HitGroup.plain(hits));
    }

    public static HitsSuffered hits(Bout bout, int at, Manner manner, HitGroup... groups) {
        var engaged = living(bout.regiment("b"));
        return new HitsSuffered("b", at, manner, List.of(groups), engaged, false);
    }
}
