package org.vexillum.firstblood;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.combat.RankAndFile;
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
        return new ArrayList<>(RankAndFile.living(regiment));
    }

    /** All models of the one attack the other as a whole. */
    public static DeclaredAttacks assault(Bout bout, String by, String target, Manner manner) {
        return assault(bout, by, target, RankAndFile.WHOLE, manner);
    }

    /** All models of the one attack one model of the other. */
    public static DeclaredAttacks assault(
            Bout bout, String by, String target, int at, Manner manner) {
        var attackers = living(bout.regiment(by));
        var strikes = new ArrayList<ModelAttack>();
        for (int model : attackers) strikes.add(new ModelAttack(model, target, at, false));
        var front = new EngagedModels(target, living(bout.regiment(target)), attackers);
        return new DeclaredAttacks(by, manner, strikes, List.of(front));
    }

    public static Bout clash(Bout bout) {
        return bout.act(assault(bout, "a", "b", Manner.CLASH)::play);
    }

    /** Hits on regiment b, all its models engaged. */
    public static HitsSuffered hits(Bout bout, int hits, Manner manner) {
        return hits(bout, RankAndFile.WHOLE, manner, HitGroup.plain(hits));
    }

    public static HitsSuffered hits(Bout bout, int at, Manner manner, HitGroup... groups) {
        var engaged = living(bout.regiment("b"));
        return new HitsSuffered("b", at, manner, List.of(groups), engaged, false);
    }
}
