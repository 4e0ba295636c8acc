package org.vexillum.regiments.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.magic.CastSpell;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.magic.SpellEffect;
import org.vexillum.regiments.magic.TokenGain;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Spells. */
final class MagicTasks {
    private MagicTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(Chapter.MAGIC, "tokens", _ -> new TokenGain()::play),
                TaskFactory.of(
                        Chapter.MAGIC,
                        "cast",
                        MagicTasks::cast,
                        needed("unit", Type.UNIT),
                        optional("spell", Type.TEXT),
                        optional("target", Type.UNIT),
                        optional("model", Type.TEXT)),
                TaskFactory.of(
                        Chapter.MAGIC,
                        "spell-effect",
                        MagicTasks::effect,
                        needed("spell", Type.TEXT),
                        needed("target", Type.UNIT)));
    }

    /** One try; without a spell the owner is asked. */
    private static Play<Battle> cast(Args args) {
        var unit = args.unit("unit");
        var question = new ChooseCast(unit.id(), List.of());
        var node = args.get("spell");
        var wanted = node == null ? null : wanted(args, unit, node);
        return (battle, referee) -> {
            IdleReason.mustNotBe(unit);
            var cast =
                    wanted == null
                            ? referee.ask(unit.side(), question)
                            : MovementTasks.legal(battle, question, wanted);
            if (!cast.equals(ChooseCast.Cast.NONE))
                new CastSpell(unit.id(), cast.model(), cast.spell(), cast.target())
                        .play(battle, referee);
        };
    }

    private static ChooseCast.Cast wanted(Args args, Unit unit, Node node) {
        var spell = spell(args, unit.side(), node);
        boolean hostile = spell.effect().hostile();
        var target = args.unit("target", hostile ? unit.side().other() : unit.side());
        int model = args.model("model", unit);
        return new ChooseCast.Cast(model < 0 ? caster(unit) : model, spell.name(), target.id());
    }

    /** The caster with most tokens. */
    private static int caster(Unit unit) {
        int best = unit.inSlot(0);
        for (int slot = 1; slot < unit.living(); slot++)
            if (unit.tokens(unit.inSlot(slot)) > unit.tokens(best)) best = unit.inSlot(slot);
        return best;
    }

    private static Spell spell(Args args, Side side, Node node) {
        var names = new ArrayList<String>();
        for (var spell : args.scene().battle().setting().force(side).spells()) {
            if (spell.name().equalsIgnoreCase(NodeReader.name(node))) return spell;
            names.add(spell.name());
        }
        throw NodeReader.unknown(node, "unknown-spell", NodeReader.name(node), names);
    }

    /** A spell that has been cast; of both sides' spells the one called so. */
    private static Play<Battle> effect(Args args) {
        var node = args.needed("spell");
        var target = args.unit("target", Side.B);
        var caster = args.scene().battle().setting().force(Side.A).spells().isEmpty();
        var spell = spell(args, caster ? Side.B : Side.A, node);
        return new SpellEffect(spell.name(), target.id(), spell.effect())::play;
    }
}
