package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.magic.Casters;
import org.vexillum.firstblood.magic.ChooseIncantation;
import org.vexillum.firstblood.magic.ChooseIncantation.Cast;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.IncantationEffects;
import org.vexillum.firstblood.magic.PrintedIncantations;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.magic.SpellcastingAction;
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
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** Incantations. */
final class MagicTasks {
    private static final int MANY = 30;

    private MagicTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.MAGIC,
                        "cast",
                        MagicTasks::cast,
                        needed("unit", Type.UNIT),
                        optional("incantation", Type.TEXT),
                        optional("target", Type.UNIT),
                        optional("model", Type.TEXT),
                        optional("interfered", Type.FLAG)),
                TaskFactory.of(
                        Chapter.MAGIC,
                        "incantation-effect",
                        MagicTasks::effect,
                        needed("incantation", Type.TEXT),
                        needed("target", Type.UNIT),
                        needed("successes", Type.WHOLE),
                        optional("unit", Type.UNIT)));
    }

    /** Without an incantation the owner is asked. */
    private static Play<Battle> cast(Args args) {
        var unit = args.regiment("unit");
        var node = args.fields().get("incantation");
        if (node == null) {
            return (battle, referee) -> {
                TaskFactory.allow(SpellcastingAction.refusal(battle, unit));
                new SpellcastingAction(unit.id()).play(battle, referee);
            };
        }
        var spell = spell(args, unit.side(), node);
        var target = target(args, unit, spell);
        var named = args.get("model");
        int model = named == null ? Regiment.NOBODY : ModelFinder.called(unit, named);
        if (named == null) someCaster(args, unit);
        boolean told = args.fields().has("interfered");
        boolean interfered = args.fields().flag("interfered");
        return (battle, referee) -> {
            TaskFactory.allow(SpellcastingAction.broken(battle, unit));
            var cast = new Aim(args, unit, spell, target, model).cast(battle, referee);
            var casting = Spellcasting.of(battle, unit, cast);
            (told ? casting.interfered(interfered) : casting).play(battle, referee);
        };
    }

    /** The target the file names, itself where there is no other, or null. */
    private static @Nullable Regiment target(Args args, Regiment unit, Incantation spell) {
        if (spell.ownOnly() && !args.fields().has("target")) return unit;
        return args.perhaps("target", usual(unit, spell));
    }

    private static Side usual(Regiment unit, Incantation spell) {
        return spell.aim() == Incantation.Aim.ENEMY ? unit.side().other() : unit.side();
    }

    private static void someCaster(Args args, Regiment unit) {
        var at = args.fields().needed("unit").place();
        boolean could = unit.broken() && !Casters.casting(args.battle(), rallied(unit)).isEmpty();
        if (!could && Casters.casting(args.battle(), unit).isEmpty())
            throw new FileFault(at, "no-caster", unit.id());
    }

    private static Regiment rallied(Regiment unit) {
        var copy = unit.copy();
        copy.setBroken(false);
        return copy;
    }

    /**
     * An incantation whose caster or target the file may leave open.
     *
     * @param target null to work it out
     * @param model the caster, or nobody to take one that may cast it
     */
    private record Aim(
            Args args, Regiment unit, Incantation spell, @Nullable Regiment target, int model) {
        Cast cast(Battle battle, Referee<Battle> referee) {
            var open = target != null ? List.of(target) : targets(battle);
            if (open.size() > 1) return referee.ask(unit.side(), new ChooseIncantation(unit.id()));
            if (open.isEmpty()) throw new FileFault(args.fields().at(), "missing", "target");
            return by(battle, open.getFirst());
        }

        /** Those at whom it may be cast; where nobody is told where they stand, all. */
        private List<Regiment> targets(Battle battle) {
            var all = new ArrayList<Regiment>();
            for (var one : battle.regiments(usual(unit, spell))) if (one.inPlay()) all.add(one);
            var open = new ArrayList<>(all);
            open.removeIf(one ->
                    refusal(battle, new Cast(caster(battle, one), spell.name(), one.id())) != null);
            return open.isEmpty() ? all : open;
        }

        private Cast by(Battle battle, Regiment at) {
            var cast = new Cast(caster(battle, at), spell.name(), at.id());
            TaskFactory.allow(refusal(battle, cast));
            if (target == null) args.assume(unit, "casts-at", at.id());
            return cast;
        }

        /** The first that may cast it there, or the first of all. */
        private int caster(Battle battle, Regiment at) {
            if (model != Regiment.NOBODY) return model;
            var casting = Casters.casting(battle, unit);
            for (int one : casting)
                if (refusal(battle, new Cast(one, spell.name(), at.id())) == null) return one;
            return casting.isEmpty() ? unit.models()[0] : casting.getFirst();
        }

        /** Range and sight are checked where both stand on the table, whom it is for always. */
        private @Nullable Refusal refusal(Battle battle, Cast cast) {
            var at = battle.regiment(cast.target());
            return TaskFactory.known(battle, unit, at)
                    ? new ChooseIncantation(unit.id()).choices(battle).refusal(cast)
                    : spell.refusal(unit, at);
        }
    }

    private static Incantation spell(Args args, Side side, Node node) {
        var names = new ArrayList<String>();
        var wanted = PrintedIncantations.usual(NodeReader.name(node));
        for (var spell : args.battle().setting().force(side).incantations()) {
            if (spell.name().equalsIgnoreCase(wanted)) return spell;
            names.add(spell.name());
        }
        throw NodeReader.unknown(node, "unknown-incantation", NodeReader.name(node), names);
    }

    /** An incantation that has been cast. */
    private static Play<Battle> effect(Args args) {
        var caster = args.perhaps("unit", Side.A);
        var side = caster == null ? Side.A : caster.side();
        var spell = spell(args, side, args.fields().needed("incantation"));
        var hostile = spell.aim() == Incantation.Aim.ENEMY;
        var target = args.needed("target", hostile ? side.other() : side);
        int successes = args.fields().whole("successes", 0, MANY);
        var owner = caster == null ? target.id() : caster.id();
        return (battle, referee) -> {
            int piercing = caster == null ? 0 : piercing(battle, caster);
            new IncantationEffects(owner, spell, target.id(), successes, piercing)
                    .play(battle, referee);
        };
    }

    private static int piercing(Battle battle, Regiment caster) {
        var casting = Casters.casting(battle, caster);
        return casting.isEmpty() ? 0 : Spellcasting.piercing(battle, caster, casting.getFirst());
    }
}
