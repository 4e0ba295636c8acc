package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.vexillum.firstblood.characters.ChooseChallenged;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.magic.ChooseIncantation;
import org.vexillum.firstblood.movement.ChooseChargeMove;
import org.vexillum.firstblood.movement.ChooseChargeTargets;
import org.vexillum.firstblood.movement.ChooseDisengage;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.ChooseReform;
import org.vexillum.firstblood.movement.ChooseStep;
import org.vexillum.firstblood.sequence.ActionLimit;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.sequence.DeclaredAction;
import org.vexillum.firstblood.sequence.Feral;
import org.vexillum.firstblood.sequence.ForcedAction;
import org.vexillum.firstblood.sequence.SequenceEvents;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Referee;

/**
 * One action, if the rules allow it after those {@code taken} in the same activation.
 *
 * <p>Its fields answer the questions that the action begins with; without places they say who
 * fights whom, as they do in the kinds {@code clash}, {@code volley} and {@code combat-rally}.
 */
final class ActionTask {
    private static final List<TaskField> AIM =
            List.of(
                    optional("weapon", Type.TEXT),
                    optional("markers", Type.WHOLE),
                    optional("obscured", Type.MODELS),
                    optional("ruinCover", Type.FLAG));

    /** What only places could tell. */
    private static final Set<String> UNKNOWN = Set.of("not-in-combat", "nobody-to-shoot");

    private ActionTask() {}

    static Task<Battle> task() {
        return TaskFactory.of(
                        Chapter.SEQUENCE,
                        "action",
                        ActionTask::read,
                        needed("unit", Type.UNIT),
                        needed("action", Type.ACTION),
                        optional("nth", Type.WHOLE),
                        optional("taken", Type.TEXTS))
                .with(AttackTask.FIELDS)
                .with(AIM);
    }

    private static Play<Battle> read(Args args) {
        var unit = args.regiment("unit");
        var action = TaskFactory.word(args.fields().needed("action"), ActionKind.class);
        var taken = SequenceTasks.taken(args, unit);
        int nth = args.whole("nth", 1, 3, Math.min(3, 1 + taken.size()));
        var told = TaskFactory.known(args.battle(), unit) ? null : told(args, unit, action);
        if (told != null)
            return nowhere(
                    unit, action, new ChooseAction(unit.id(), nth, taken, ActionLimit.NONE), told);
        var aimed = new Aimed(args, unit, action, targets(args, unit, action));
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    boolean wild = Feral.refusal(battle, unit) == null;
                    if (wild && !new Feral(unit.id()).act(battle, referee)) return;
                    var limit = SequenceTasks.limit(unit, nth);
                    var question = new ChooseAction(unit.id(), nth, taken, limit);
                    TaskFactory.allow(question.choices(battle).refusal(action));
                    takes(unit, action, question, referee);
                    int march = 1 + Collections.frequency(taken, ActionKind.MARCH);
                    new DeclaredAction(unit.id(), new ForcedAction(action, ""), march)
                            .play(battle, aimed.over(battle, referee));
                });
    }

    private static void takes(
            Regiment unit, ActionKind action, ChooseAction question, Referee<Battle> referee) {
        referee.record(
                new SequenceEvents.ActionTaken(
                        unit.id(), action, question.nth(), question.rules()));
        unit.took(action);
    }

    /** What it comes to where the file and not the table says who fights whom, or null. */
    private static @Nullable Play<Battle> told(Args args, Regiment unit, ActionKind action) {
        if (action == ActionKind.COMBAT_RALLY && unit.broken())
            return MoraleTasks.combatRally(args, unit)::play;
        if (!args.has("target")) return null;
        return switch (action) {
            case CLASH -> AttackTask.clash(args);
            case VOLLEY -> ShootingTasks.volley(args);
            default -> null;
        };
    }

    /** Whoever has no places is taken to be where he can act. */
    private static Play<Battle> nowhere(
            Regiment unit, ActionKind action, ChooseAction question, Play<Battle> play) {
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    var why = question.choices(battle).refusal(action);
                    if (why != null && !UNKNOWN.contains(why.key())) TaskFactory.allow(why);
                    takes(unit, action, question, referee);
                    play.play(battle, referee);
                    DeclaredAction.ends(battle, referee);
                });
    }

    /** Those whom the file names; a friend may be enchanted. */
    private static List<Regiment> targets(Args args, Regiment unit, ActionKind action) {
        var node = args.get("target");
        if (node == null) return List.of();
        return switch (action) {
            case CHARGE, CLASH, COMBAT_RALLY -> args.enemies("target", unit);
            case VOLLEY, CHALLENGE -> List.of(args.enemy("target", unit));
            case SPELLCASTING -> List.of(args.other("target", unit));
            default -> throw new FileFault(node.place(), "no-target-here");
        };
    }

    private record Aimed(Args args, Regiment unit, ActionKind action, List<Regiment> targets) {
        Referee<Battle> over(Battle battle, Referee<Battle> referee) {
            var moved = moved(battle, referee);
            return targets.isEmpty() ? moved : aimed(battle, moved);
        }

        private Referee<Battle> moved(Battle battle, Referee<Battle> referee) {
            return switch (action) {
                case MARCH -> MovementTasks.told(args, ChooseMarch.class, battle, referee);
                case CHARGE -> MovementTasks.told(args, ChooseChargeMove.class, battle, referee);
                case CLASH -> MovementTasks.told(args, ChooseStep.class, battle, referee);
                case COMBAT_REFORM -> MovementTasks.told(args, ChooseReform.class, battle, referee);
                case DISENGAGE -> MovementTasks.told(args, ChooseDisengage.class, battle, referee);
                default -> referee;
            };
        }

        private Referee<Battle> aimed(Battle battle, Referee<Battle> referee) {
            var answers = new PlayerAnswers(battle, args.frame());
            return switch (action) {
                case CHARGE ->
                        new PresetReferee<>(
                                referee,
                                battle,
                                ChooseChargeTargets.class,
                                (_, _) -> ChargeTasks.targets(targets));
                case CLASH ->
                        new PresetReferee<>(
                                referee,
                                battle,
                                ChooseTargets.class,
                                (_, asked) -> answers.at(asked, targets.getFirst()));
                case CHALLENGE ->
                        new PresetReferee<>(
                                referee,
                                battle,
                                ChooseChallenged.class,
                                (_, _) -> targets.getFirst().id());
                case SPELLCASTING ->
                        new PresetReferee<>(
                                referee,
                                battle,
                                ChooseIncantation.class,
                                (_, asked) -> answers.castAt(asked, targets.getFirst()));
                case VOLLEY -> ShootingTasks.aimed(args, targets.getFirst(), battle, referee);
                default -> referee;
            };
        }
    }
}
