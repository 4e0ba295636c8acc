package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.movement.ChargeCompletion;
import org.vexillum.firstblood.movement.ChargeMove;
import org.vexillum.firstblood.movement.ChargeReach;
import org.vexillum.firstblood.movement.ChargeRoll;
import org.vexillum.firstblood.movement.ChargeTargets;
import org.vexillum.firstblood.movement.ChooseChargeMove;
import org.vexillum.firstblood.movement.ChooseChargeTargets;
import org.vexillum.firstblood.movement.ChooseStepAfterImpact;
import org.vexillum.firstblood.movement.MoveEvents;
import org.vexillum.firstblood.movement.StepAfterImpact;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.Referee;

/** Charges: the whole action, or from the roll, the move or its end on. */
final class ChargeTasks {
    private static final TaskField UNIT = needed("unit", Type.UNIT);
    private static final TaskField TARGET = needed("target", Type.UNITS);
    private static final TaskField TO = optional("to", Type.MOVES);

    private ChargeTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task("charge", ChargeTasks::charge, UNIT, optional("target", Type.UNITS), TO)
                        .onTheTable(),
                task(
                        "charge-roll",
                        ChargeTasks::roll,
                        UNIT,
                        optional("target", Type.UNITS),
                        optional("distance", Type.INCHES)),
                task(
                                "charge-move",
                                ChargeTasks::move,
                                UNIT,
                                TARGET,
                                optional("distance", Type.INCHES),
                                TO)
                        .onTheTable(),
                task(
                        "charge-end",
                        ChargeTasks::end,
                        UNIT,
                        TARGET,
                        optional("brokenGround", Type.WHOLE),
                        optional("dangerous", Type.WHOLE),
                        optional("veryDangerous", Type.WHOLE),
                        optional("impacting", Type.MODELS)),
                task(
                        "impact",
                        ChargeTasks::impact,
                        UNIT,
                        TARGET,
                        optional("models", Type.MODELS),
                        optional("engaged", Type.MODELS),
                        optional("exposed", Type.MODELS)),
                task(
                                "step-after-impact",
                                ChargeTasks::stepAfter,
                                UNIT,
                                TARGET,
                                optional("models", Type.MODELS),
                                TO)
                        .onTheTable());
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.MOVEMENT, name, reader, fields);
    }

    static ChargeTargets targets(List<Regiment> enemies) {
        return new ChargeTargets(enemies.stream().map(Regiment::id).toList());
    }

    private static Play<Battle> charge(Args args) {
        var unit = args.regiment("unit");
        var enemies = args.enemies("target", unit);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    if (!enemies.isEmpty())
                        TaskFactory.allow(ChargeAction.barredHere(battle, unit));
                    else TaskFactory.allow(ChargeAction.refusal(battle, unit));
                    var told = MovementTasks.told(args, ChooseChargeMove.class, battle, referee);
                    new ChargeAction(unit.id()).play(battle, aimed(enemies, battle, told));
                });
    }

    private static Referee<Battle> aimed(
            List<Regiment> enemies, Battle battle, Referee<Battle> referee) {
        if (enemies.isEmpty()) return referee;
        return new PresetReferee<>(
                referee, battle, ChooseChargeTargets.class, (_, _) -> targets(enemies));
    }

    /** The distance to the nearest target as the file tells it, or measured. */
    private static Play<Battle> roll(Args args) {
        var unit = args.regiment("unit");
        var enemies = args.enemies("target", unit);
        int told = args.inches("distance", -1);
        var at = args.fields().at();
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    int needed = told >= 0 ? told : nearest(battle, unit, enemies);
                    if (needed < 0) throw new FileFault(at, "missing", "distance");
                    TaskFactory.allow(tooFar(battle, unit, enemies, needed));
                    new ChargeRoll(unit.id(), targets(enemies), needed).play(battle, referee);
                });
    }

    /** A target may be illegal: by its place if that is known, else by the distance told. */
    private static @Nullable Refusal tooFar(
            Battle battle, Regiment unit, List<Regiment> enemies, int told) {
        int measured = nearest(battle, unit, enemies);
        int away = measured >= 0 ? measured : told;
        int most = ChargeReach.greatest(battle, unit).value();
        if (enemies.isEmpty() || away <= most) return null;
        return TaskFactory.refused(
                ChargeReach.rolled(battle) ? "FB-CHARGE-05" : "FB-CHARGE-06",
                "target-too-far",
                enemies.getFirst().id(),
                Lengths.show(away),
                Lengths.show(most));
    }

    private static int nearest(Battle battle, Regiment unit, List<Regiment> enemies) {
        int least = -1;
        for (var enemy : enemies) {
            int gap = ChargeReach.gap(battle, unit, enemy);
            if (gap >= 0 && (least < 0 || gap < least)) least = gap;
        }
        return least;
    }

    /** A charge that succeeded, with its charge distance. */
    private static Play<Battle> move(Args args) {
        var unit = args.regiment("unit");
        var enemies = args.enemies("target", unit);
        int told = args.inches("distance", -1);
        if (told < 0 && ChargeReach.rolled(args.battle()))
            throw new FileFault(args.fields().at(), "missing", "distance");
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    var distance =
                            told < 0
                                    ? ChargeReach.sure(battle, unit)
                                    : ExplainedNumber.of(
                                            told, new Cause("FB-CHARGE-13", "charge distance"));
                    new ChargeMove(unit.id(), targets(enemies), distance)
                            .play(
                                    battle,
                                    MovementTasks.told(
                                            args, ChooseChargeMove.class, battle, referee));
                });
    }

    /** What follows the move: dice for the ground, inspiration, impact attacks, morale. */
    private static Play<Battle> end(Args args) {
        var unit = args.regiment("unit");
        var enemies = args.enemies("target", unit);
        var impacting = args.who("impacting", unit);
        var crossed = TerrainTasks.crossed(args);
        return TaskFactory.by(
                unit,
                (battle, referee) ->
                        new ChargeCompletion(
                                        unit.id(),
                                        targets(enemies),
                                        crossed.dice(battle, unit, referee),
                                        impacting.now(unit),
                                        List.of(),
                                        "")
                                .play(battle, referee));
    }

    private static Play<Battle> impact(Args args) {
        var unit = args.regiment("unit");
        var enemies = args.enemies("target", unit);
        var who = args.who("models", unit);
        var exposed = args.who("exposed", unit);
        var engaged =
                enemies.size() == 1
                        ? args.who("engaged", enemies.getFirst())
                        : NamedModels.EVERYBODY;
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    boolean known = TaskFactory.known(battle, unit);
                    var ids = targets(enemies).regiments();
                    var noted = stood(battle, unit, ids, who);
                    if (noted.isEmpty() && !known) none(battle, unit, who, referee);
                    var fronts = new ArrayList<EngagedModels>();
                    for (var enemy : enemies)
                        fronts.add(
                                new EngagedModels(
                                        enemy.id(), engaged.now(enemy), exposed.now(unit)));
                    var after = new ActionMorale();
                    var done =
                            new ImpactAttacks(unit.id(), ids, noted, fronts)
                                    .play(battle, after, referee);
                    new StepAfterImpact(unit.id(), targets(enemies), done.struck())
                            .play(battle, after, referee);
                    after.play(battle, referee);
                });
    }

    private static List<ModelTargets> stood(
            Battle battle, Regiment unit, List<String> ids, NamedModels who) {
        var noted = new ArrayList<>(ImpactAttacks.of(battle, unit.id(), ids).noted());
        noted.removeIf(reach -> !who.now(unit).contains(reach.model()));
        return noted;
    }

    /** Why nobody makes impact attacks. */
    private static void none(
            Battle battle, Regiment unit, NamedModels who, Referee<Battle> referee) {
        boolean byTrait = battle.edition().impacts() == Edition.Impacts.BY_TRAIT;
        var rules = byTrait ? Rules.of("FB-IMPACT-04") : Rules.of("FB-IMPACT-02", "FB-IMPACT-03");
        referee.record(new MoveEvents.NoImpacts(unit.id(), who.now(unit), rules));
    }

    private static Play<Battle> stepAfter(Args args) {
        var unit = args.regiment("unit");
        var enemies = args.enemies("target", unit);
        var who = args.who("models", unit);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    var after = new ActionMorale();
                    new StepAfterImpact(unit.id(), targets(enemies), who.now(unit))
                            .play(
                                    battle,
                                    after,
                                    MovementTasks.told(
                                            args, ChooseStepAfterImpact.class, battle, referee));
                    after.play(battle, referee);
                });
    }
}
