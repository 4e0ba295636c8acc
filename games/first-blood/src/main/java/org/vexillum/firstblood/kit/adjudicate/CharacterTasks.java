package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.characters.Challenge;
import org.vexillum.firstblood.characters.ChallengeAction;
import org.vexillum.firstblood.characters.Champions;
import org.vexillum.firstblood.characters.CommandAbilities;
import org.vexillum.firstblood.characters.Provocation;
import org.vexillum.firstblood.characters.UseCommand;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Referee;

/** Challenges and [Command] abilities. */
final class CharacterTasks {
    private CharacterTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.COMBAT,
                        "challenge",
                        CharacterTasks::challenge,
                        needed("unit", Type.UNIT),
                        optional("target", Type.UNIT),
                        optional("engages", Type.FLAG)),
                TaskFactory.of(
                        Chapter.COMBAT,
                        "provoked",
                        CharacterTasks::provoked,
                        needed("unit", Type.UNIT),
                        needed("by", Type.UNIT)),
                TaskFactory.of(
                        Chapter.COMBAT,
                        "duel",
                        CharacterTasks::duel,
                        needed("unit", Type.UNIT),
                        needed("target", Type.UNIT)),
                TaskFactory.of(
                        Chapter.SEQUENCE,
                        "command-abilities",
                        CharacterTasks::abilities,
                        needed("unit", Type.UNIT),
                        optional("ability", Type.TEXT),
                        optional("target", Type.UNIT)));
    }

    /** Where places are not known the file says whether the move engages. */
    private static Play<Battle> challenge(Args args) {
        var unit = args.regiment("unit");
        var node = args.fields().get("target");
        var target = node == null ? null : args.enemy("target", unit);
        boolean placed =
                Distance.known(args.battle(), unit)
                        && (target == null || Distance.known(args.battle(), target));
        if (placed) return (battle, referee) -> declare(battle, unit, target, referee);
        if (target == null || !args.fields().has("engages"))
            throw new FileFault(args.fields().at(), "challenge-needs-places", unit.id());
        boolean engages = args.fields().flag("engages");
        champion(args, unit, "unit");
        champion(args, target, "target");
        return (battle, referee) ->
                new Challenge(unit.id(), target.id()).moved(battle, engages, referee);
    }

    private static void declare(
            Battle battle, Regiment unit, @Nullable Regiment target, Referee<Battle> referee) {
        var why = ChallengeAction.refusal(battle, unit);
        if (target == null || why != null && !why.key().equals("nobody-to-challenge"))
            TaskFactory.allow(why);
        if (target == null) new ChallengeAction(unit.id()).play(battle, referee);
        else {
            TaskFactory.allow(Champions.refusal(battle, unit, target));
            new Challenge(unit.id(), target.id()).play(battle, referee);
        }
    }

    private static Play<Battle> provoked(Args args) {
        var unit = args.regiment("unit");
        var by = args.enemy("by", unit);
        champion(args, unit, "unit");
        champion(args, by, "by");
        return new Provocation(unit.id(), by.id())::play;
    }

    private static Play<Battle> duel(Args args) {
        var unit = args.regiment("unit");
        var target = args.enemy("target", unit);
        int one = champion(args, unit, "unit");
        int other = champion(args, target, "target");
        return new Duel(unit.id(), one, target.id(), other)::play;
    }

    /** The model that fights challenges for its regiment. */
    private static int champion(Args args, Regiment regiment, String field) {
        int champion = Champions.of(regiment);
        if (champion == Regiment.NOBODY)
            throw new FileFault(args.fields().needed(field).place(), "no-champion", regiment.id());
        return champion;
    }

    /** All abilities of the regiment in turn, or the one that is named. */
    private static Play<Battle> abilities(Args args) {
        var unit = args.regiment("unit");
        var node = args.fields().get("ability");
        var only = args.fields().has("target") ? all(unit) : List.<Named>of();
        if (node == null && only.size() != 1) return new CommandAbilities(unit.id())::play;
        var named = node == null ? only.getFirst() : named(unit, node);
        var target = args.fields().has("target") ? args.needed("target", unit.side()) : unit;
        var question = new UseCommand(unit.id(), named.model(), named.ability().name());
        boolean assumed = outOfRangeFor(args.battle(), question, unit, target);
        if (assumed) args.assume(target, "in-command-range", unit.id());
        return (battle, referee) -> {
            if (!outOfRangeFor(battle, question, unit, target))
                LegalityCheck.answer(battle, question, target.id());
            new CommandAbilities.Command(unit.id(), named.model(), named.ability(), target.id())
                    .play(battle, referee);
        };
    }

    /** Whether it is refused for nothing but places that are not known. */
    private static boolean outOfRangeFor(
            Battle battle, UseCommand question, Regiment unit, Regiment target) {
        if (TaskFactory.known(battle, unit, target)) return false;
        var why = question.choices(battle).refusal(target.id());
        return why != null && why.key().equals("not-in-command-range");
    }

    private record Named(int model, CommandAbility ability) {}

    private static List<Named> all(Regiment unit) {
        var all = new ArrayList<Named>();
        for (int model : unit.models())
            for (var ability : unit.card(model).abilities()) all.add(new Named(model, ability));
        return all;
    }

    private static Named named(Regiment unit, Node node) {
        var known = new ArrayList<String>();
        for (var one : all(unit)) {
            if (one.ability.name().equalsIgnoreCase(NodeReader.name(node))) return one;
            known.add(one.ability.name());
        }
        throw NodeReader.unknown(node, "unknown-ability", NodeReader.name(node), known);
    }
}
