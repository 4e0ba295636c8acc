package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.Casualties;
import org.vexillum.firstblood.combat.Healing;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.InspireAction;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.WoundsSuffered;
import org.vexillum.firstblood.combat.WoundsTaken;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Blows, hits, wounds and healing, each from where it begins. */
final class CombatTasks {
    private static final int MANY = 500;
    private static final TaskField MORALE = optional("morale", Type.FLAG);

    private CombatTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task("clash", AttackTask::clash, needed("unit", Type.UNIT)).with(AttackTask.FIELDS),
                task("opportunity", AttackTask::opportunity, needed("unit", Type.UNIT))
                        .with(AttackTask.FIELDS_AGAINST),
                task("inspire", CombatTasks::inspire, needed("unit", Type.UNIT)),
                task(
                        "hits",
                        CombatTasks::hits,
                        needed("target", Type.UNIT),
                        needed("hits", Type.WHOLE),
                        optional("manner", Type.MANNER),
                        optional("cleave", Type.WHOLE),
                        optional("armorPiercing", Type.WHOLE),
                        optional("brutalImpact", Type.WHOLE),
                        optional("noDefence", Type.WHOLE),
                        optional("ignoreShield", Type.FLAG),
                        optional("deadly", Type.FLAG),
                        optional("engaged", Type.MODELS),
                        optional("at", Type.TEXT),
                        optional("ruinCover", Type.FLAG),
                        MORALE),
                task(
                        "wounds",
                        CombatTasks::wounds,
                        needed("target", Type.UNIT),
                        needed("wounds", Type.WHOLE),
                        optional("manner", Type.MANNER),
                        optional("engaged", Type.MODELS),
                        MORALE),
                task(
                        "casualties",
                        CombatTasks::casualties,
                        needed("unit", Type.UNIT),
                        needed("models", Type.MODELS),
                        optional("manner", Type.MANNER)),
                task(
                        "healing",
                        CombatTasks::healing,
                        needed("unit", Type.UNIT),
                        needed("amount", Type.WHOLE)));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.COMBAT, name, reader, fields);
    }

    static Manner manner(Args args, Manner usual) {
        return args.fields().word("manner", Manner.class, usual);
    }

    /** Hits without special rules, those that lower Defence, and those that take it away. */
    private static Play<Battle> hits(Args args) {
        var target = args.regiment("target");
        int hits = args.fields().whole("hits", 0, MANY);
        var groups = groups(args, hits);
        int at = args.model("at", target, RankAndFile.WHOLE);
        var manner = manner(args, Manner.CLASH);
        var engaged = args.who("engaged", target);
        boolean cover = args.flag("ruinCover");
        boolean tests = args.flag("morale");
        return TaskFactory.by(
                target,
                (battle, referee) -> {
                    var by = engaged.now(target);
                    var struck =
                            new HitsSuffered(target.id(), at, manner, groups, by, cover)
                                    .play(battle, referee);
                    ends(struck.taken(), by, tests, battle, referee);
                    stillWhole(target, !struck.taken().on().isEmpty(), referee);
                });
    }

    private static HitGroup.Piercing lowering(Args args, String rule, int by) {
        var book = args.battle().edition().traitBook();
        return new HitGroup.Piercing(by, book.read(rule + " (" + by + ")").cause());
    }

    private static List<HitGroup> groups(Args args, int hits) {
        int bare = args.whole("noDefence", 0, hits, 0);
        int cleave = args.whole("cleave", 0, 9, 0);
        var shieldless = args.flag("ignoreShield") ? trait(args, "Linebreaker") : null;
        var piercing = new ArrayList<HitGroup.Piercing>();
        if (cleave > 0) piercing.add(lowering(args, "Cleave", cleave));
        int shots = args.whole("armorPiercing", 0, 9, 0);
        if (shots > 0) piercing.add(lowering(args, "Armor Piercing", shots));
        int impacts = args.whole("brutalImpact", 0, 9, 0);
        if (impacts > 0) piercing.add(lowering(args, "Brutal Impact", impacts));
        var groups = new ArrayList<HitGroup>();
        var deadly = args.flag("deadly") ? deadly(args) : null;
        groups.add(
                new HitGroup(
                        hits - bare, piercing, null, deadly, shieldless, false, RankAndFile.WHOLE));
        var zeroed = volley(args) ? trait(args, "Precise Shot") : trait(args, "Flawless Strikes");
        if (bare > 0)
            groups.add(
                    new HitGroup(
                            bare, List.of(), zeroed, deadly, shieldless, false, RankAndFile.WHOLE));
        return groups;
    }

    private static Cause deadly(Args args) {
        return trait(args, volley(args) ? "Deadly Shot" : "Deadly Blades");
    }

    private static boolean volley(Args args) {
        return manner(args, Manner.CLASH) == Manner.VOLLEY;
    }

    private static Cause trait(Args args, String name) {
        return args.battle().edition().traitBook().read(name).cause();
    }

    private static Play<Battle> wounds(Args args) {
        var target = args.regiment("target");
        int wounds = args.fields().whole("wounds", 0, MANY);
        var manner = manner(args, Manner.CLASH);
        var engaged = args.who("engaged", target);
        boolean tests = args.flag("morale");
        return TaskFactory.by(
                target,
                (battle, referee) -> {
                    var by = engaged.now(target);
                    var taken =
                            WoundsSuffered.of(battle, target.id(), wounds, manner, by)
                                    .play(battle, referee);
                    ends(taken, by, tests, battle, referee);
                    stillWhole(target, !taken.on().isEmpty(), referee);
                });
    }

    /** The end of the action: morale is tested, or it is said how many dice are due. */
    private static void ends(
            WoundsTaken taken,
            List<Integer> engaged,
            boolean tests,
            Battle battle,
            Referee<Battle> referee) {
        var after = new ActionMorale();
        after.engaged(taken.regiment(), engaged);
        after.add(taken);
        if (tests) after.play(battle, referee);
        else for (var test : after.tests(battle)) referee.record(due(test.regiment(), test.dice()));
        if (taken.wounds() > 0 && !taken.manner().testsMorale())
            referee.record(
                    QueryAnswer.of("no-morale", spared(taken.manner()), "unit", taken.regiment()));
    }

    /** Losses that do not break a regiment are compared with what it began the round with. */
    private static void stillWhole(Regiment unit, boolean hurt, Referee<Battle> referee) {
        if (hurt && !unit.broken() && !unit.destroyed() && unit.lostThisRound() > 0)
            referee.record(PermissionTasks.brokenness(unit));
    }

    private static QueryAnswer due(String regiment, int dice) {
        return QueryAnswer.of(
                "morale-due",
                Rules.of("FB-MORALE-01", "FB-MORALE-02", "FB-WOUND-02"),
                "unit",
                regiment,
                "dice",
                dice);
    }

    /** The rule by which such wounds cause no test. */
    static Rules spared(Manner manner) {
        return switch (manner) {
            case VOLLEY -> Rules.of("FB-MORALE-01", "FB-VOLLEY-17");
            case MORALE -> Rules.of("FB-MORALE-01", "FB-MORALE-08");
            case STRANDED -> Rules.of("FB-MORALE-01", "FB-STRAND-05");
            case DISENGAGE -> Rules.of("FB-MORALE-01", "FB-DISENGAGE-09");
            case LEAVING -> Rules.of("FB-MORALE-01", "FB-GARRISON-14");
            default -> Rules.of("FB-MORALE-01");
        };
    }

    /** Models that are removed without a wound being rolled for. */
    private static Play<Battle> casualties(Args args) {
        var unit = args.regiment("unit");
        var models = args.who("models", unit);
        var manner = manner(args, Manner.CLASH);
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    Casualties.remove(
                            battle,
                            unit.id(),
                            models.now(unit),
                            manner,
                            Rules.of("FB-WOUND-05"),
                            referee);
                    stillWhole(unit, true, referee);
                });
    }

    private static Play<Battle> healing(Args args) {
        var unit = args.regiment("unit");
        int amount = args.fields().whole("amount", 0, MANY);
        return TaskFactory.by(unit, new Healing(unit.id(), amount)::play);
    }

    /** Whoever has no places is taken to be in combat. */
    private static Play<Battle> inspire(Args args) {
        var unit = args.regiment("unit");
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    TaskFactory.allow(
                            TaskFactory.known(battle, unit)
                                    ? InspireAction.refusal(battle, unit)
                                    : InspireAction.barred(battle, unit));
                    new InspireAction(unit.id()).play(battle, referee);
                });
    }
}
