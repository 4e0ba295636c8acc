package org.vexillum.formats.firstblood.adjudicate;

import static org.vexillum.formats.adjudicate.Field.needed;
import static org.vexillum.formats.adjudicate.Field.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.Ranks;
import org.vexillum.firstblood.combat.WoundsSuffered;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.formats.adjudicate.Field.Type;
import org.vexillum.formats.adjudicate.Task;
import org.vexillum.formats.adjudicate.Task.Chapter;
import org.vexillum.formats.adjudicate.Task.Play;
import org.vexillum.kernel.Cause;

/** Hits, wounds and morale, each from where it begins. */
final class CombatTasks {
    private static final int MANY = 500;

    private CombatTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                Kinds.of(
                        Chapter.COMBAT,
                        "hits",
                        CombatTasks::hits,
                        needed("target", Type.UNIT),
                        needed("hits", Type.WHOLE),
                        optional("manner", Type.MANNER),
                        optional("cleave", Type.WHOLE),
                        optional("noDefence", Type.WHOLE),
                        optional("ignoreShield", Type.FLAG),
                        optional("engaged", Type.MODELS),
                        optional("at", Type.MODELS),
                        optional("ruinCover", Type.FLAG)),
                Kinds.of(
                        Chapter.COMBAT,
                        "wounds",
                        CombatTasks::wounds,
                        needed("target", Type.UNIT),
                        needed("wounds", Type.WHOLE),
                        optional("manner", Type.MANNER),
                        optional("engaged", Type.MODELS)),
                Kinds.of(
                        Chapter.MORALE,
                        "morale",
                        CombatTasks::morale,
                        needed("unit", Type.UNIT),
                        needed("wounds", Type.WHOLE),
                        optional("engaged", Type.MODELS)));
    }

    private static Manner manner(Args args) {
        return args.fields().word("manner", Manner.class, Manner.CLASH);
    }

    /** Hits without special rules, those that lower Defence, and those that take it away. */
    private static Play<Battle> hits(Args args) {
        var target = args.regiment("target");
        int hits = args.fields().whole("hits", 0, MANY);
        int bare = args.fields().whole("noDefence", 0, hits, 0);
        int cleave = args.fields().whole("cleave", 0, 9, 0);
        var shieldless =
                args.fields().flag("ignoreShield")
                        ? new Cause("FB-SR-LINEBREAKER-E2", "Linebreaker")
                        : null;
        var piercing = new ArrayList<HitGroup.Piercing>();
        if (cleave > 0)
            piercing.add(
                    new HitGroup.Piercing(
                            cleave, new Cause("FB-SR-CLEAVE", "Cleave (" + cleave + ")")));
        var groups = new ArrayList<HitGroup>();
        groups.add(new HitGroup(hits - bare, piercing, null, null, shieldless, false, Ranks.WHOLE));
        var zeroed = new Cause("FB-SR-FLAWLESS-STRIKES", "Flawless Strikes");
        if (bare > 0)
            groups.add(new HitGroup(bare, List.of(), zeroed, null, shieldless, false, Ranks.WHOLE));
        return new HitsSuffered(
                        target.id(),
                        args.model("at", target, Ranks.WHOLE),
                        manner(args),
                        groups,
                        args.models("engaged", target),
                        args.fields().flag("ruinCover"))
                ::play;
    }

    private static Play<Battle> wounds(Args args) {
        var target = args.regiment("target");
        int wounds = args.fields().whole("wounds", 0, MANY);
        var manner = manner(args);
        var engaged = args.models("engaged", target);
        return (battle, referee) ->
                WoundsSuffered.of(battle, target.id(), wounds, manner, engaged)
                        .play(battle, referee);
    }

    private static Play<Battle> morale(Args args) {
        var unit = args.regiment("unit");
        int wounds = args.fields().whole("wounds", 0, MANY);
        return MoraleTest.of(unit.id(), wounds, args.models("engaged", unit))::play;
    }
}
