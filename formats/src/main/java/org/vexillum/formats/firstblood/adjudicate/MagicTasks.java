package org.vexillum.formats.firstblood.adjudicate;

import static org.vexillum.formats.adjudicate.Field.needed;
import static org.vexillum.formats.adjudicate.Field.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.magic.Casters;
import org.vexillum.firstblood.magic.ChooseIncantation;
import org.vexillum.firstblood.magic.ChooseIncantation.Cast;
import org.vexillum.firstblood.magic.Effects;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.magic.SpellcastingAction;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.formats.adjudicate.Field.Type;
import org.vexillum.formats.adjudicate.Task;
import org.vexillum.formats.adjudicate.Task.Chapter;
import org.vexillum.formats.adjudicate.Task.Play;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Side;

/** Incantations. */
final class MagicTasks {
    private static final int MANY = 30;

    private MagicTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                Kinds.of(
                        Chapter.MAGIC,
                        "cast",
                        MagicTasks::cast,
                        needed("unit", Type.UNIT),
                        optional("incantation", Type.TEXT),
                        optional("target", Type.UNIT),
                        optional("model", Type.TEXT),
                        optional("interfered", Type.FLAG)),
                Kinds.of(
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
                Kinds.allow(SpellcastingAction.refusal(battle, unit));
                new SpellcastingAction(unit.id()).play(battle, referee);
            };
        }
        var spell = spell(args, unit.side(), node);
        var target = target(args, unit, spell);
        int model = args.model("model", unit, caster(args, unit));
        var cast = new Cast(model, spell.name(), target.id());
        boolean placed = placed(args, unit, target);
        boolean told = args.fields().has("interfered");
        boolean interfered = args.fields().flag("interfered");
        return (battle, referee) -> {
            if (placed) Legal.answer(battle, new ChooseIncantation(unit.id()), cast);
            var casting = Spellcasting.of(battle, unit, cast);
            (told ? casting.interfered(interfered) : casting).play(battle, referee);
        };
    }

    /** Range and sight are checked where both stand on the table. */
    private static boolean placed(Args args, Regiment unit, Regiment target) {
        return Distance.known(args.battle(), unit) && Distance.known(args.battle(), target);
    }

    private static Regiment target(Args args, Regiment unit, Incantation spell) {
        boolean own = spell.self() || spell.aim() == Incantation.Aim.SELF;
        if (own && !args.fields().has("target")) return unit;
        var usual = spell.aim() == Incantation.Aim.ENEMY ? unit.side().other() : unit.side();
        var target = args.perhaps("target", usual);
        if (target == null) throw new Fault(args.fields().at(), "missing", "target");
        return target;
    }

    private static int caster(Args args, Regiment unit) {
        var casting = Casters.casting(args.battle(), unit);
        var at = args.fields().needed("unit").place();
        if (casting.isEmpty()) throw new Fault(at, "no-caster", unit.id());
        return casting.getFirst();
    }

    private static Incantation spell(Args args, Side side, Node node) {
        var names = new ArrayList<String>();
        for (var spell : args.battle().setting().force(side).incantations()) {
            if (spell.name().equalsIgnoreCase(Read.name(node))) return spell;
            names.add(spell.name());
        }
        throw Read.unknown(node, "unknown-incantation", Read.name(node), names);
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
        return new Effects(owner, spell, target.id(), successes)::play;
    }
}
