package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.AttackCount;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ClashAction;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.combat.Opportunity;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.movement.ChooseStep;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Blows of a regiment.
 *
 * <p>On the table places tell who strikes whom. Without places the file does: {@code models}
 * strike, {@code engaged} of the target were engaged, {@code exposed} are engaged by the target.
 */
final class AttackTask {
    static final List<TaskField> FIELDS =
            List.of(
                    optional("target", Type.UNITS),
                    optional("models", Type.MODELS),
                    optional("engaged", Type.MODELS),
                    optional("exposed", Type.MODELS),
                    optional("at", Type.TEXT),
                    optional("near", Type.FLAG),
                    optional("to", Type.MOVES));

    static final List<TaskField> FIELDS_AGAINST =
            List.of(
                    optional("attacker", Type.UNITS),
                    optional("models", Type.MODELS),
                    optional("engaged", Type.MODELS),
                    optional("at", Type.TEXT),
                    optional("near", Type.FLAG));

    private AttackTask() {}

    /** A whole Clash action; where there are several targets the file or the player chooses. */
    static Play<Battle> clash(Args args) {
        var unit = args.regiment("unit");
        var targets = args.enemies("target", unit);
        if (!TaskFactory.known(args.battle(), unit)) return told(args, unit, targets);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    TaskFactory.allow(ClashAction.refusal(battle, unit));
                    var told = MovementTasks.told(args, ChooseStep.class, battle, referee);
                    new ClashAction(unit.id()).play(battle, aimed(args, targets, battle, told));
                });
    }

    private static Referee<Battle> aimed(
            Args args, List<Regiment> targets, Battle battle, Referee<Battle> referee) {
        var target = args.get("target");
        if (target == null || targets.size() != 1) return referee;
        var answers = new PlayerAnswers(battle, args.frame());
        return new PresetReferee<>(
                referee,
                battle,
                ChooseTargets.class,
                (_, question) -> answers.at(question, targets.getFirst()));
    }

    /** Without places; of several targets each model strikes one, as the player chooses. */
    private static Play<Battle> told(Args args, Regiment unit, List<Regiment> targets) {
        if (targets.isEmpty()) throw new FileFault(args.fields().at(), "missing", "target");
        var who = args.who("models", unit);
        var engaged = new ArrayList<NamedModels>();
        for (var target : targets) engaged.add(some(args, "engaged", target, targets.size()));
        var exposed = args.who("exposed", unit);
        int at = args.model("at", targets.getFirst(), RankAndFile.WHOLE);
        var near = near(args, List.of(unit));
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    if (nobody(targets, engaged))
                        TaskFactory.allow(
                                TaskFactory.refused("FB-CLASH-01", "engages-nobody", unit.id()));
                    var options = new ArrayList<ModelTargets.Option>();
                    if (args.has("at"))
                        options.add(new ModelTargets.Option(targets.getFirst().id(), at));
                    else
                        for (int i = 0; i < targets.size(); i++)
                            options.addAll(
                                    ModelTargets.told(
                                            battle,
                                            targets.get(i),
                                            engaged.get(i).now(targets.get(i))));
                    var strikes = chosen(battle, unit, who, options, near, referee);
                    var fronts = new ArrayList<EngagedModels>();
                    for (int i = 0; i < targets.size(); i++) {
                        var target = targets.get(i);
                        var met = engaged.get(i).now(target);
                        fronts.add(new EngagedModels(target.id(), met, exposed.now(unit)));
                    }
                    tellUnable(unit, strikes, referee);
                    new DeclaredAttacks(unit.id(), Manner.CLASH, strikes, fronts)
                            .play(battle, referee);
                });
    }

    /** Whether the file says that nobody of any of them is engaged. */
    private static boolean nobody(List<Regiment> targets, List<NamedModels> engaged) {
        for (int i = 0; i < targets.size(); i++)
            if (!engaged.get(i).now(targets.get(i)).isEmpty()) return false;
        return true;
    }

    /** One list for the only regiment, or {@code {Y: [1, 2], Z: 3}}. */
    private static NamedModels some(Args args, String field, Regiment regiment, int regiments) {
        if (regiments == 1) return args.who(field, regiment);
        var node = args.get(field);
        if (node == null) return NamedModels.EVERYBODY;
        if (!(node instanceof Node.Mapping))
            throw new FileFault(node.place(), "for-each-regiment", field, regiment.id());
        var own = NodeReader.mapping(node).fields().get(regiment.id());
        return own == null ? NamedModels.EVERYBODY : Args.who(own, regiment);
    }

    private static List<ModelAttack> chosen(
            Battle battle,
            Regiment unit,
            NamedModels who,
            List<ModelTargets.Option> options,
            @Nullable Boolean near,
            Referee<Battle> referee) {
        if (options.size() == 1) {
            var only = options.getFirst();
            var target = battle.regiment(only.target());
            return strikes(battle, unit, who, Manner.CLASH, target, only.at(), near);
        }
        var reach = new ArrayList<ModelTargets>();
        for (int model : who.now(unit))
            if (AttackCount.of(battle, unit, model, Manner.CLASH).value() > 0)
                reach.add(new ModelTargets(model, options));
        var question = new ChooseTargets(unit.id(), Manner.CLASH, reach, false);
        var strikes = new ArrayList<ModelAttack>();
        for (var pick : referee.ask(unit.side(), question).picks())
            strikes.add(
                    strike(
                            battle,
                            unit,
                            pick.model(),
                            Manner.CLASH,
                            pick.target(),
                            pick.at(),
                            near));
        return strikes;
    }

    private static void tellUnable(
            Regiment unit, List<ModelAttack> strikes, Referee<Battle> referee) {
        if (strikes.isEmpty())
            referee.record(QueryAnswer.of("no-attacks", Rules.of("FB-PROF-03"), "unit", unit.id()));
    }

    private static List<ModelAttack> strikes(
            Battle battle,
            Regiment unit,
            NamedModels who,
            Manner manner,
            Regiment target,
            int at,
            @Nullable Boolean near) {
        var strikes = new ArrayList<ModelAttack>();
        for (int model : who.now(unit))
            if (AttackCount.of(battle, unit, model, manner).value() > 0)
                strikes.add(strike(battle, unit, model, manner, target.id(), at, near));
        return strikes;
    }

    /** Within 1 inch or not, as the file says, else as the models' reach tells. */
    private static ModelAttack strike(
            Battle battle,
            Regiment unit,
            int model,
            Manner manner,
            String target,
            int at,
            @Nullable Boolean near) {
        return near == null
                ? ModelAttack.of(battle, unit, model, manner, target, at)
                : new ModelAttack(model, target, at, near);
    }

    /** What the file says; who has Support is assumed to use its reach. */
    private static @Nullable Boolean near(Args args, List<Regiment> attackers) {
        if (args.has("near")) return args.flag("near");
        for (var attacker : attackers)
            if (Traits.any(args.battle(), attacker, MeleeTraits.Support.class))
                args.assume(attacker, "from-afar");
        return null;
    }

    /** The attacks of opportunity on a regiment that disengages, with their morale test. */
    static Play<Battle> opportunity(Args args) {
        var unit = args.regiment("unit");
        var attackers = args.enemies("attacker", unit);
        if (TaskFactory.known(args.battle(), unit))
            return TaskFactory.by(unit, new Opportunity(unit.id())::play);
        if (attackers.isEmpty()) throw new FileFault(args.fields().at(), "missing", "attacker");
        var who = new ArrayList<NamedModels>();
        for (var attacker : attackers) who.add(some(args, "models", attacker, attackers.size()));
        var engaged = args.who("engaged", unit);
        int at = args.model("at", unit, RankAndFile.WHOLE);
        var near = near(args, attackers);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    if (nobody(List.of(unit), List.of(engaged)))
                        TaskFactory.allow(
                                TaskFactory.refused(
                                        "FB-OPP-01", "engages-nobody", attackers.getFirst().id()));
                    var options = ModelTargets.told(battle, unit, engaged.now(unit));
                    int struck = options.size() == 1 ? options.getFirst().at() : at;
                    var assaults = new ArrayList<DeclaredAttacks>();
                    for (int i = 0; i < attackers.size(); i++) {
                        var attacker = attackers.get(i);
                        var manner = Manner.OPPORTUNITY;
                        var strikes =
                                strikes(battle, attacker, who.get(i), manner, unit, struck, near);
                        var front = new EngagedModels(unit.id(), engaged.now(unit), List.of());
                        assaults.add(
                                new DeclaredAttacks(
                                        attacker.id(), manner, strikes, List.of(front)));
                    }
                    Opportunity.resolve(battle, unit, assaults, referee);
                });
    }
}
