package org.vexillum.regiments.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.regiments.shooting.ChooseTargets.Aim;
import org.vexillum.regiments.shooting.ChooseTargets.Aims;
import org.vexillum.regiments.shooting.ShootingAction;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HitTraits;

/** Shooting, and who could. */
final class ShootingTasks {
    private ShootingTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                                Chapter.COMBAT,
                                "shoot",
                                ShootingTasks::shoot,
                                needed("unit", Type.UNIT),
                                optional("targets", Type.TARGETS),
                                optional("moved", Type.FLAG))
                        .onTheTable(),
                TaskFactory.of(
                        Chapter.COMBAT,
                        "volley",
                        ShootingTasks::volley,
                        needed("attacker", Type.UNIT),
                        needed("target", Type.UNIT),
                        optional("weapons", Type.TEXTS),
                        optional("distance", Type.INCHES),
                        optional("cover", Type.COVER),
                        optional("moved", Type.FLAG)),
                query(
                        "sight",
                        ShootingTasks::sight,
                        needed("from", Type.UNIT),
                        needed("to", Type.UNIT)),
                query(
                        "cover",
                        ShootingTasks::cover,
                        needed("from", Type.UNIT),
                        needed("target", Type.UNIT),
                        optional("pick", Type.TEXT)),
                query(
                        "shooters",
                        ShootingTasks::shooters,
                        needed("unit", Type.UNIT),
                        needed("target", Type.UNIT),
                        optional("weapon", Type.TEXT)),
                query(
                        "can-shoot",
                        CanShoot::read,
                        needed("unit", Type.UNIT),
                        optional("target", Type.UNIT),
                        optional("weapon", Type.TEXT)));
    }

    private static Task<Battle> query(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.QUERY, name, reader, fields).onTheTable();
    }

    /** With targets from the file, or asked for. */
    private static Play<Battle> shoot(Args args) {
        var unit = args.unit("unit");
        boolean moved = args.flag("moved");
        var question = new ChooseTargets(unit.id(), moved);
        var node = args.get("targets");
        var wanted = node == null ? null : aims(args, node);
        return (battle, referee) -> {
            IdleReason.mustNotBe(unit);
            var aims =
                    wanted == null
                            ? referee.ask(unit.side(), question)
                            : MovementTasks.legal(battle, question, wanted);
            ShootingAction.declared(battle, unit, aims, moved).play(battle, referee);
        };
    }

    /** {@code {Bow: Y, Pistol: Z}}, or a list of {@code {weapon, target}}. */
    private static Aims aims(Args args, Node node) {
        var aims = new ArrayList<Aim>();
        if (node instanceof Node.Mapping mapping)
            mapping.fields().forEach((weapon, target) -> aims.add(aim(args, weapon, target)));
        else
            for (var one : NodeReader.row(node)) {
                var fields = new FieldGroup(one);
                var weapon = NodeReader.name(fields.needed("weapon"));
                aims.add(aim(args, weapon, fields.needed("target")));
                fields.done();
            }
        return new Aims(aims);
    }

    private static Aim aim(Args args, String weapon, Node target) {
        return new Aim(weapon, UnitFinder.called(args.scene().battle(), target).id());
    }

    /** All ranged weapons, or those named, from a distance and with cover that the file tells. */
    private static Play<Battle> volley(Args args) {
        var attacker = args.unit("attacker");
        var target = args.enemy("target", attacker);
        var bearings = new ShootingSituation(args, attacker, target);
        boolean moved = args.flag("moved");
        var named = named(args);
        var carried = new ArrayList<String>();
        for (int slot = 0; slot < attacker.living(); slot++)
            for (var weapon : attacker.weapons(attacker.inSlot(slot)))
                if (!weapon.melee()) carried.add(WeaponLabels.label(attacker, weapon));
        if (carried.isEmpty() || !carried.containsAll(named))
            throw new FileFault(args.at(), "no-ranged-weapon");
        bearings.assume();
        return (battle, referee) -> {
            IdleReason.mustNotBe(attacker);
            var shots = new ArrayList<ShootingAction.Shot>();
            var held = new ArrayList<Refusal>();
            for (var group : WeaponGroup.ranged(attacker)) {
                var label = WeaponLabels.label(attacker, group.weapon());
                if (!named.isEmpty() && !named.contains(label)) continue;
                var why = bearings.refusal(group, label);
                if (why != null) held.add(why);
                else
                    shots.add(
                            new ShootingAction.Shot(
                                    label,
                                    target.id(),
                                    bearings.able(group),
                                    moved,
                                    bearings.far(),
                                    bearings.cover(AttackTarget.WHOLE)));
            }
            boolean silent = shots.isEmpty() || !named.isEmpty();
            if (silent && !held.isEmpty()) throw new IllegalAnswer(held.getFirst());
            if (shots.isEmpty()) throw new IllegalAnswer(spent(carried.getFirst()));
            new ShootingAction(attacker.id(), shots).play(battle, referee);
        };
    }

    static Refusal outOfRange(String weapon, Unit target) {
        return Refusal.because("AOFR-SHOOT-01", "out-of-range", weapon, target.id());
    }

    static Refusal spent(String weapon) {
        return Refusal.because("AOFR-SR-LIMITED-1", "weapon-spent", weapon);
    }

    private static List<String> named(Args args) {
        var names = new ArrayList<String>();
        var node = args.get("weapons");
        if (node != null)
            for (var one : NodeReader.oneOrMore(node)) names.add(NodeReader.name(one));
        return names;
    }

    private static Play<Battle> sight(Args args) {
        var from = args.unit("from");
        var to = args.unit("to", from.side().other());
        return (battle, referee) -> {
            var lines = new ShootingLines(battle);
            int models = 0;
            for (int slot = 0; slot < from.living(); slot++)
                if (lines.sees(from, slot, to)) models++;
            referee.record(
                    QueryAnswer.of(
                            "sight",
                            Rules.of("AOFR-LOS-01"),
                            "unit",
                            from.id(),
                            "target",
                            to.id(),
                            "sees",
                            lines.sees(from, to),
                            "living",
                            models));
        };
    }

    private static Play<Battle> cover(Args args) {
        var from = args.unit("from");
        var target = args.enemy("target", from);
        int model = args.model("pick", target);
        return (battle, referee) -> {
            var lines = new ShootingLines(battle);
            boolean one = model >= 0;
            var cover = one ? lines.coverOfModel(from, target, model) : lines.cover(from, target);
            var rule = one || target.single() ? "AOFR-TERRAIN-02" : "AOFR-TERRAIN-01";
            referee.record(
                    QueryAnswer.of(
                            "cover",
                            Rules.of(rule, "AOFR-TERRAIN-03"),
                            "unit",
                            target.id(),
                            "target",
                            from.id(),
                            "cover",
                            cover.any(),
                            "inside",
                            cover.inside()));
        };
    }

    private static Play<Battle> shooters(Args args) {
        var unit = args.unit("unit");
        var target = args.enemy("target", unit);
        var weapon = weapon(args, unit);
        return (battle, referee) -> {
            var lines = new ShootingLines(battle);
            for (var group : WeaponGroup.ranged(unit)) {
                if (weapon != null && !group.weapon().equals(weapon)) continue;
                int[] models = lines.eligible(unit, group.weapon(), target);
                referee.record(
                        QueryAnswer.of(
                                "shooters",
                                Rules.of(
                                        "AOFR-SHOOT-01",
                                        "AOFR-SHOOT-02",
                                        "AOFR-FACING-02",
                                        group.weapon().has(HitTraits.Indirect.class)
                                                ? "AOFR-SR-INDIRECT-2"
                                                : "AOFR-LOS-01",
                                        "AOFR-PRINCIPLE-04"),
                                "unit",
                                unit.id(),
                                "weapon",
                                WeaponLabels.label(unit, group.weapon()),
                                "target",
                                target.id(),
                                "shots",
                                models.length,
                                "who",
                                Arrays.stream(models).boxed().toList(),
                                "front",
                                lines.inArc(unit, target),
                                "sees",
                                lines.sees(unit, target)));
            }
        };
    }

    static @Nullable Weapon weapon(Args args, Unit unit) {
        var node = args.get("weapon");
        if (node == null) return null;
        var weapon = WeaponLabels.weapon(unit, NodeReader.name(node));
        if (weapon == null) throw new FileFault(node.place(), "no-ranged-weapon");
        return weapon;
    }
}
