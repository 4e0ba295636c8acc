package org.vexillum.regiments.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Arcs;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.Allowance;
import org.vexillum.regiments.movement.ChargeOptions;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.movement.MoveUnit;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Questions about the table, which change nothing. */
final class QueryTasks {
    private static final Rules CHARGING =
            Rules.of(
                    "AOFR-MOVE-02",
                    "AOFR-MOVE-08",
                    "AOFR-MOVE-09",
                    "AOFR-FACING-01",
                    "AOFR-FACING-03",
                    "AOFR-FLANK-01");

    private QueryTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                query(
                                "distance",
                                QueryTasks::distance,
                                needed("from", Type.UNIT),
                                needed("to", Type.UNIT),
                                optional("within", Type.INCHES))
                        .onTheTable(),
                query("arc", QueryTasks::arc, needed("of", Type.UNIT), needed("unit", Type.UNIT))
                        .onTheTable(),
                query(
                                "can-charge",
                                QueryTasks::canCharge,
                                needed("charger", Type.UNIT),
                                needed("target", Type.UNIT),
                                optional("path", Type.LEGS))
                        .onTheTable(),
                query(
                                "plan",
                                QueryTasks::plan,
                                needed("unit", Type.UNIT),
                                needed("to", Type.END),
                                optional("action", Type.ACTION))
                        .onTheTable(),
                query(
                        "move-allowance",
                        QueryTasks::allowance,
                        needed("unit", Type.UNIT),
                        optional("action", Type.ACTION),
                        optional("difficult", Type.FLAG)),
                query("formation", QueryTasks::formation, needed("unit", Type.UNIT)),
                query("half-strength", QueryTasks::halfStrength, needed("unit", Type.UNIT)));
    }

    private static Task<Battle> query(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.QUERY, name, reader, fields);
    }

    private static Play<Battle> distance(Args args) {
        var from = args.unit("from");
        var to = args.unit("to", from.side().other());
        var within = args.get("within");
        int limit = within == null ? -1 : NodeReader.distance(within);
        return (_, referee) -> {
            int gap = gap(from, to);
            var rules = Rules.of("AOFR-PRINCIPLE-04");
            if (limit < 0)
                referee.record(
                        QueryAnswer.of(
                                "distance",
                                rules,
                                "unit",
                                from.id(),
                                "target",
                                to.id(),
                                "nearest",
                                gap));
            else
                referee.record(
                        QueryAnswer.of(
                                "within",
                                rules,
                                "unit",
                                from.id(),
                                "target",
                                to.id(),
                                "nearest",
                                gap,
                                "limit",
                                limit,
                                "holds",
                                within(from, to, limit)));
        };
    }

    /** The distance of the closest models, rounded up to a whole 0.01 mm. */
    static int gap(Unit from, Unit to) {
        int least = Integer.MAX_VALUE;
        for (var own : Footprint.occupied(from))
            for (var other : Footprint.occupied(to))
                least = Math.min(least, ShapeDistance.atMost(own, other));
        return least;
    }

    private static boolean within(Unit from, Unit to, int limit) {
        for (var own : Footprint.occupied(from))
            for (var other : Footprint.occupied(to))
                if (Within.within(own, other, limit)) return true;
        return false;
    }

    private static Play<Battle> arc(Args args) {
        var of = args.unit("of");
        var unit = args.unit("unit", of.side().other());
        return (_, referee) -> {
            var block = Footprint.of(of);
            referee.record(
                    QueryAnswer.of(
                            "arc",
                            Rules.of("AOFR-FACING-01", "AOFR-FACING-02", "AOFR-FACING-03"),
                            "unit",
                            of.id(),
                            "target",
                            unit.id(),
                            "arc",
                            Arcs.of(block, unit.front().place()),
                            "front",
                            Arcs.inFrontArc(block, Footprint.of(unit))));
        };
    }

    private static Play<Battle> canCharge(Args args) {
        var charger = args.unit("charger");
        var target = args.enemy("target", charger);
        var path = MovementTasks.path(args);
        return (battle, referee) -> {
            var wanted = path == null ? null : path.manoeuvre();
            var why = IdleReason.refusal(charger);
            if (why == null)
                why =
                        wanted == null
                                ? ChargeOptions.refusal(battle, charger, target)
                                : ChargeOptions.refusal(battle, charger, target, wanted);
            var charge =
                    wanted == null
                            ? ChargeOptions.find(battle, charger, target)
                            : ChargeOptions.along(battle, charger, target, wanted);
            if (charge == null || why != null)
                referee.record(
                        QueryAnswer.of(
                                "cannot-charge",
                                java.util.Objects.requireNonNull(why).rules(),
                                "unit",
                                charger.id(),
                                "target",
                                target.id(),
                                "nearest",
                                gap(charger, target),
                                "why",
                                why));
            else
                referee.record(
                        QueryAnswer.of(
                                "can-charge",
                                CHARGING.and(
                                                ChargeOptions.allowed(
                                                                battle,
                                                                charger,
                                                                target,
                                                                charge.path())
                                                        .rules())
                                        .and(ChargeOptions.passed(battle, charger, charge.path())),
                                "unit",
                                charger.id(),
                                "target",
                                target.id(),
                                "nearest",
                                gap(charger, target),
                                "path",
                                charge.path(),
                                "distance",
                                charge.path().distance(),
                                "side",
                                charge.side(),
                                "penalty",
                                charge.side().penalty(),
                                "front",
                                charge.contact()));
        };
    }

    private static Play<Battle> plan(Args args) {
        var unit = args.unit("unit");
        var action = args.word("action", Action.class, Action.ADVANCE);
        var end = WantedEnd.read(args.needed("to"), args.scene().frame(), unit);
        return (battle, referee) -> {
            var idle = IdleReason.refusal(unit);
            if (idle != null) {
                referee.record(
                        QueryAnswer.of("no-move", idle.rules(), "unit", unit.id(), "why", idle));
                return;
            }
            var plan = end.plan(battle, unit, action);
            var why = plan.whyNot();
            var nearest = plan.nearest();
            if (why == null)
                referee.record(
                        QueryAnswer.of(
                                "plan",
                                new MoveUnit(unit.id(), action, nearest).rules(battle),
                                "unit",
                                unit.id(),
                                "action",
                                action,
                                "path",
                                nearest,
                                "distance",
                                nearest.distance(),
                                "front",
                                nearest.end(unit)));
            else
                referee.record(
                        QueryAnswer.of(
                                "no-plan",
                                why.rules(),
                                "unit",
                                unit.id(),
                                "action",
                                action,
                                "why",
                                why,
                                "path",
                                nearest,
                                "distance",
                                nearest.distance(),
                                "front",
                                nearest.end(unit)));
        };
    }

    private static Play<Battle> allowance(Args args) {
        var unit = args.unit("unit");
        var action = args.get("action");
        var actions =
                action == null
                        ? List.of(Action.ADVANCE, Action.RUSH, Action.CHARGE)
                        : List.of(NodeReader.word(action, Action.class));
        boolean difficult = args.flag("difficult");
        return (_, referee) -> {
            var held = IdleReason.refusal(unit);
            if (held == null) held = Allowance.refusal(unit);
            if (held != null) {
                referee.record(
                        QueryAnswer.of("no-move", held.rules(), "unit", unit.id(), "why", held));
                return;
            }
            for (var one : actions) {
                var ahead = Allowance.of(unit, one);
                var aside = Allowance.of(unit, one, Manoeuvre.Way.LEFT);
                if (difficult) {
                    ahead = Allowance.throughDifficult(unit, ahead);
                    aside = Allowance.throughDifficult(unit, aside);
                }
                boolean both = one == Action.ADVANCE;
                var rules = Rules.of("AOFR-ACTION-06").and(Allowance.rules(unit, ahead));
                if (difficult) rules = rules.and(Allowance.untroubledBy(unit));
                referee.record(
                        both
                                ? QueryAnswer.of(
                                        "allowance-aside",
                                        rules.and(aside.rules()),
                                        "unit",
                                        unit.id(),
                                        "action",
                                        one,
                                        "allowed",
                                        ahead,
                                        "aside",
                                        aside)
                                : QueryAnswer.of(
                                        "allowance",
                                        rules,
                                        "unit",
                                        unit.id(),
                                        "action",
                                        one,
                                        "allowed",
                                        ahead));
            }
        };
    }

    private static Play<Battle> formation(Args args) {
        var unit = args.unit("unit");
        return (battle, referee) ->
                referee.record(
                        QueryAnswer.of(
                                "formation",
                                Rules.of(
                                        "AOFR-FORM-01",
                                        "AOFR-FORM-02",
                                        "AOFR-FORM-03",
                                        "AOFR-FORM-04",
                                        "AOFR-FORM-06",
                                        "AOFR-MELEE-04"),
                                "unit",
                                unit.id(),
                                "living",
                                unit.living(),
                                "starting",
                                unit.startingSize(),
                                "width",
                                unit.width(),
                                "rows",
                                unit.rows(),
                                "fullRows",
                                unit.fullRows(battle.options().singleModelRow()),
                                "strikers",
                                unit.strikers(),
                                "footWidth",
                                unit.footWidth(),
                                "footDepth",
                                unit.footDepth()));
    }

    private static Play<Battle> halfStrength(Args args) {
        var unit = args.unit("unit");
        return (_, referee) ->
                referee.record(
                        QueryAnswer.of(
                                unit.halved() ? "halved" : "not-halved",
                                Rules.of("AOFR-MORALE-02"),
                                "unit",
                                unit.id(),
                                "living",
                                unit.living(),
                                "starting",
                                unit.startingSize(),
                                "woundsLeft",
                                unit.woundsLeft()));
    }
}
