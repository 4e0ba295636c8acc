package org.vexillum.warcrow.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Rules;
import org.vexillum.warcrow.feat.Banner;
import org.vexillum.warcrow.feat.Decapitation;
import org.vexillum.warcrow.feat.ObtainResources;
import org.vexillum.warcrow.feat.SealRift;
import org.vexillum.warcrow.feat.TrackVestige;
import org.vexillum.warcrow.sequence.Effect;
import org.vexillum.warcrow.sequence.EndEffects;
import org.vexillum.warcrow.sequence.Happening;
import org.vexillum.warcrow.sequence.UnitRemoval;
import org.vexillum.warcrow.table.Battle;

/** The procedures of the feats, each by itself. */
final class FeatTasks {
    private static final TaskField UNIT = needed("unit", Type.UNIT);
    private static final int MANY = 99;

    private FeatTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task("track", FeatTasks::track, UNIT).with(SequenceTasks.standing()),
                task("move-vestige", FeatTasks::moveVestige, needed("side", Type.SIDE)),
                task("seal", FeatTasks::seal, UNIT, needed("fog", Type.TEXT))
                        .with(SequenceTasks.standing()),
                task("late-contracts", _ -> Decapitation::late),
                task(
                        "wounds",
                        FeatTasks::wounds,
                        UNIT,
                        needed("target", Type.UNIT),
                        needed("wounds", Type.WHOLE),
                        optional("excess", Type.WHOLE)),
                task("take-banner", FeatTasks::takeBanner, UNIT).with(SequenceTasks.standing()),
                task("late-bearers", _ -> Banner::late),
                task("obtain", FeatTasks::obtain, UNIT).with(SequenceTasks.standing()),
                task(
                                "may-do",
                                FeatTasks::mayDo,
                                UNIT,
                                needed("effect", Type.TEXT),
                                optional("marker", Type.TEXT))
                        .with(SequenceTasks.standing()));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.FEATS, name, reader, fields);
    }

    /** The unit stands where the task says, or where it stood. */
    private static void stand(Args args, String unit, Battle battle) {
        var one = battle.unit(unit);
        one.setStanding(args.standing(one, battle));
    }

    private static Play<Battle> track(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> {
            stand(args, unit, battle);
            Args.allow(new TrackVestige(unit).refusal(battle));
            new TrackVestige(unit).play(battle, referee);
        };
    }

    private static Play<Battle> moveVestige(Args args) {
        var side = args.side("side");
        return (battle, referee) -> TrackVestige.moveVestige(battle, side, referee);
    }

    private static Play<Battle> seal(Args args) {
        var unit = args.unit("unit");
        var fog = args.marker("fog", unit);
        return (battle, referee) -> {
            stand(args, unit, battle);
            Args.allow(new SealRift(unit, fog).refusal(battle));
            new SealRift(unit, fog).play(battle, referee);
        };
    }

    private static Play<Battle> wounds(Args args) {
        var unit = args.unit("unit");
        var target = args.unit("target");
        int wounds = args.fields().whole("wounds", 0, MANY);
        int excess = args.fields().whole("excess", 0, MANY, 0);
        var happening = new Happening.Wounded(unit, target, wounds, excess);
        return (battle, referee) -> {
            Banner.glory(battle, happening, referee);
            // wounds beyond the last are wounds of a unit that is destroyed
            if (excess > 0 && battle.unit(target).onTable())
                new UnitRemoval(target).play(battle, referee);
        };
    }

    private static Play<Battle> takeBanner(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> {
            stand(args, unit, battle);
            Args.allow(Banner.refusal(battle, battle.unit(unit)));
            Banner.take(battle, battle.unit(unit), referee);
        };
    }

    private static Play<Battle> obtain(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) -> {
            stand(args, unit, battle);
            Args.allow(new ObtainResources(unit).refusal(battle));
            new ObtainResources(unit).play(battle, referee);
        };
    }

    private static Play<Battle> mayDo(Args args) {
        var unit = args.unit("unit");
        var kind = args.fields().word("effect", Effect.Kind.class, Effect.Kind.NONE);
        var marker = args.marker("marker", unit);
        return (battle, referee) -> {
            stand(args, unit, battle);
            var why = EndEffects.refusal(new Effect(kind, marker), battle, battle.unit(unit));
            var rules = Rules.of("WC-TURN-05");
            referee.record(
                    why == null
                            ? QueryAnswer.of("may-do", rules, "unit", unit, "effect", kind)
                            : QueryAnswer.of("may-not", why.rules(), "unit", unit, "why", why));
        };
    }
}
