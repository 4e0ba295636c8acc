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
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.morale.MeleeResult;
import org.vexillum.regiments.morale.MoraleTest;
import org.vexillum.regiments.morale.WoundTests;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Morale tests and what brings them about. */
final class MoraleTasks {
    private static final int MANY = 500;

    private MoraleTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task(
                        "morale",
                        MoraleTasks::morale,
                        needed("unit", Type.UNIT),
                        optional("lostMelee", Type.FLAG),
                        optional("side", Type.CHARGED)),
                task(
                        "melee-result",
                        MoraleTasks::result,
                        needed("charger", Type.UNIT),
                        needed("target", Type.UNIT),
                        needed("chargerWounds", Type.WHOLE),
                        needed("targetWounds", Type.WHOLE),
                        optional("side", Type.CHARGED)),
                task(
                        "end-of-activation",
                        MoraleTasks::endOfActivation,
                        optional("side", Type.SIDE)),
                TaskFactory.of(
                        Chapter.QUERY,
                        "must-test",
                        MoraleTasks::mustTest,
                        optional("units", Type.UNITS)));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.MORALE, name, reader, fields);
    }

    private static Play<Battle> morale(Args args) {
        var unit = args.unit("unit");
        var charged = args.charged("side", ChargedSide.FRONT);
        boolean lost = lostMelee(args, charged);
        return new MoraleTest(unit.id(), lost, lost ? charged : ChargedSide.FRONT)::play;
    }

    /** Where it was charged matters to the test for a lost melee only (AOFR-FLANK-01). */
    private static boolean lostMelee(Args args, ChargedSide charged) {
        if (args.has("lostMelee") || charged == ChargedSide.FRONT) return args.flag("lostMelee");
        args.scene().assumed().add("", "lost-melee");
        return true;
    }

    private static Play<Battle> result(Args args) {
        var charger = args.unit("charger");
        var target = args.enemy("target", charger);
        int byCharger = args.whole("chargerWounds", 0, MANY);
        int byTarget = args.whole("targetWounds", 0, MANY);
        var side = args.charged("side");
        new MeleeWounds(byCharger, byTarget).mustBePossible(args, charger, target);
        return new MeleeResult(charger.id(), target.id(), byCharger, byTarget, side)::play;
    }

    private static Play<Battle> endOfActivation(Args args) {
        return new WoundTests(args.side("side", args.scene().battle().toAct()))::play;
    }

    /** For each unit whether a test is due at the end of the activation, and why. */
    private static Play<Battle> mustTest(Args args) {
        var named = args.livingOrDead("units");
        var units = named.isEmpty() ? List.copyOf(args.scene().battle().units()) : named;
        return (_, referee) -> units.forEach(unit -> referee.record(due(unit)));
    }

    private static QueryAnswer due(Unit unit) {
        boolean due = WoundTests.due(unit);
        var rules = Rules.of("AOFR-MORALE-01");
        if (unit.destroyed())
            return QueryAnswer.of(
                    "destroyed-untested",
                    rules.and("AOFR-CASUALTY-03"),
                    "unit",
                    unit.id(),
                    "due",
                    due);
        if (unit.woundsTaken() > 0)
            rules = rules.and(unit.fought() ? "AOFR-RESULT-01" : "AOFR-MORALE-02");
        return QueryAnswer.of(
                due ? "must-test" : "need-not-test",
                rules,
                "unit",
                unit.id(),
                "due",
                due,
                "living",
                unit.living(),
                "starting",
                unit.startingSize(),
                "woundsLeft",
                unit.woundsLeft(),
                "woundsTaken",
                unit.woundsTaken(),
                "halved",
                unit.halved());
    }
}
