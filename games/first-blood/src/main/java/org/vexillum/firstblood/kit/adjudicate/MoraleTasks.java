package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.morale.CombatRally;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.morale.Rally;
import org.vexillum.firstblood.morale.StrandedTest;
import org.vexillum.firstblood.morale.Terror;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Morale, rallies and stranded models. */
final class MoraleTasks {
    private static final int MANY = 500;

    private MoraleTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task(
                        "morale",
                        MoraleTasks::morale,
                        needed("unit", Type.UNIT),
                        needed("wounds", Type.WHOLE),
                        optional("engaged", Type.MODELS),
                        optional("model", Type.TEXT),
                        optional("terror", Type.WHOLE),
                        optional("manner", Type.MANNER)),
                task("rally", MoraleTasks::rally, needed("unit", Type.UNIT)),
                task(
                        "combat-rally",
                        MoraleTasks::combatRally,
                        needed("unit", Type.UNIT),
                        optional("target", Type.UNITS)),
                task(
                        "stranded-test",
                        MoraleTasks::stranded,
                        needed("unit", Type.UNIT),
                        optional("models", Type.MODELS)));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.MORALE, name, reader, fields);
    }

    private static Play<Battle> morale(Args args) {
        var unit = args.regiment("unit");
        int wounds = args.fields().whole("wounds", 0, MANY);
        int model = args.model("model", unit, RankAndFile.WHOLE);
        var manner = CombatTasks.manner(args, Manner.CLASH);
        int terror = args.whole("terror", 0, 9, 0);
        var engaged = args.who("engaged", unit);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    if (!manner.testsMorale()) {
                        var rules = CombatTasks.spared(manner);
                        referee.record(QueryAnswer.of("no-morale", rules, "unit", unit.id()));
                        return;
                    }
                    var afraid = terror == 0 ? null : new Terror(terror, manner, cause(terror));
                    boolean duel = manner == Manner.DUEL;
                    var there = engaged(battle, unit, engaged);
                    new MoraleTest(unit.id(), model, wounds, afraid, there, manner.combat(), duel)
                            .play(battle, referee);
                });
    }

    private static Cause cause(int terror) {
        return new Cause("FB-SR-TERRIFYING-1", "Terrifying (" + terror + ")");
    }

    /** As the file says, or as the models stand, or all of them. */
    private static List<Integer> engaged(Battle battle, Regiment unit, NamedModels told) {
        if (!told.everybody() || !Distance.known(battle, unit)) return told.now(unit);
        var engaged = new ArrayList<Integer>();
        for (int model : unit.models())
            if (Engagement.engaged(battle, unit, model)) engaged.add(model);
        return engaged;
    }

    private static Play<Battle> rally(Args args) {
        var unit = args.regiment("unit");
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    TaskFactory.allow(Rally.refusal(battle, unit));
                    new Rally(unit.id()).play(battle, referee);
                });
    }

    /** Whoever has no places is taken to be engaged. */
    private static Play<Battle> combatRally(Args args) {
        var unit = args.regiment("unit");
        var rally = combatRally(args, unit);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    if (TaskFactory.known(battle, unit) || !unit.broken())
                        TaskFactory.allow(CombatRally.refusal(battle, unit));
                    rally.play(battle, referee);
                });
    }

    /** Against the enemies that places tell, or the file, or the only one there is. */
    static CombatRally combatRally(Args args, Regiment unit) {
        if (TaskFactory.known(args.battle(), unit)) return new CombatRally(unit.id());
        var told = args.enemies("target", unit);
        if (!told.isEmpty()) return new CombatRally(unit.id(), ids(told));
        var enemies = args.battle().regiments(unit.side().other());
        var rally = new CombatRally(unit.id(), ids(enemies));
        if (enemies.size() == 1) args.assume(unit, "engaged-by", enemies.getFirst().id());
        else if (rally.hindrance(args.battle(), unit) != null)
            throw new FileFault(args.fields().at(), "missing", "target");
        else args.assume(unit, "engaged");
        return rally;
    }

    private static List<String> ids(List<Regiment> regiments) {
        return regiments.stream().map(Regiment::id).toList();
    }

    /** Of the models the file names, the farthest first, or of those that places leave outside. */
    private static Play<Battle> stranded(Args args) {
        var unit = args.regiment("unit");
        var told = args.who("models", unit);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    var test =
                            told.everybody()
                                    ? StrandedTest.of(battle, unit)
                                    : new StrandedTest(unit.id(), named(told, unit));
                    test.play(battle, referee);
                    if (test.stranded().isEmpty()) nobody(unit, referee);
                });
    }

    private static List<Integer> named(NamedModels told, Regiment unit) {
        return told.named().isEmpty() ? told.now(unit) : told.named();
    }

    private static void nobody(Regiment unit, Referee<Battle> referee) {
        var rules = Rules.of("FB-STRAND-01", "FB-STRAND-02");
        referee.record(QueryAnswer.of("nobody-stranded", rules, "unit", unit.id()));
    }
}
