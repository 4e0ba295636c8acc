package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.shooting.VolleyAction;
import org.vexillum.firstblood.sight.RegimentSight;
import org.vexillum.firstblood.sight.SightPurpose;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Who sees whom, who engages whom, who could fire. */
final class SightTasks {
    private SightTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                query(
                        "sight",
                        SightTasks::sight,
                        needed("from", Type.UNIT),
                        needed("to", Type.UNIT),
                        optional("model", Type.TEXT),
                        optional("at", Type.TEXT),
                        optional("purpose", Type.TEXT)),
                query(
                        "engagement",
                        SightTasks::engagement,
                        needed("unit", Type.UNIT),
                        optional("target", Type.UNITS)),
                query(
                        "shooters",
                        SightTasks::shooters,
                        needed("unit", Type.UNIT),
                        needed("target", Type.UNIT)));
    }

    private static Task<Battle> query(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.QUERY, name, reader, fields).onTheTable();
    }

    /** Model by model: who sees the target, and who by a clear line only. */
    private static Play<Battle> sight(Args args) {
        var from = args.regiment("from");
        var to = args.other("to", from);
        int model = args.model("model", from, RankAndFile.WHOLE);
        int at = args.model("at", to, RankAndFile.WHOLE);
        var purpose = args.fields().word("purpose", SightPurpose.class, SightPurpose.VOLLEY);
        return (battle, referee) -> {
            var view = new RegimentSight(battle, from, to, purpose);
            var seeing = new ArrayList<Integer>();
            var clear = new ArrayList<Integer>();
            for (int one : model >= 0 ? new int[] {model} : from.models())
                for (int other : at >= 0 ? new int[] {at} : to.models()) {
                    if (!view.sees(one, other)) continue;
                    if (!seeing.contains(one)) seeing.add(one);
                    if (view.clear(one, other) && !clear.contains(one)) clear.add(one);
                }
            referee.record(
                    QueryAnswer.of(
                            "sight",
                            sightRules(purpose)
                                    .and(
                                            ObscuringRules.rules(
                                                    battle, from, to, only(seeing, clear)))
                                    .and(ReachRules.seeing(battle, from, to)),
                            "unit",
                            from.id(),
                            "target",
                            to.id(),
                            "sees",
                            !seeing.isEmpty(),
                            "obscured",
                            !seeing.isEmpty() && clear.isEmpty(),
                            "seeing",
                            seeing,
                            "clear",
                            clear));
        };
    }

    /** Those who see it by no clear line. */
    private static List<Integer> only(List<Integer> seeing, List<Integer> clear) {
        return seeing.stream().filter(model -> !clear.contains(model)).toList();
    }

    private static Rules sightRules(SightPurpose purpose) {
        var rules = Rules.of("FB-LOS-01", "FB-LOS-02", "FB-LOS-03", "FB-LOS-04");
        return purpose == SightPurpose.CHARGE ? rules.and("FB-CHARGE-07") : rules;
    }

    /** Which models of the two are engaged by the other, and which engage. */
    private static Play<Battle> engagement(Args args) {
        var unit = args.regiment("unit");
        var enemies = args.enemies("target", unit);
        return (battle, referee) -> {
            var foes = enemies.isEmpty() ? battle.regiments(unit.side().other()) : enemies;
            for (var foe : foes) if (!foe.destroyed()) referee.record(between(battle, unit, foe));
            referee.record(
                    QueryAnswer.of(
                            "in-combat",
                            Rules.of("FB-ENGAGE-02", "FB-LIST-03", "FB-LIST-04", "FB-LIST-05"),
                            "unit",
                            unit.id(),
                            "engaged",
                            Engagement.engaged(battle, unit),
                            "engaging",
                            Engagement.engaging(battle, unit)));
        };
    }

    private static QueryAnswer between(Battle battle, Regiment unit, Regiment foe) {
        var engaging = new ArrayList<Integer>();
        for (int model : unit.models())
            if (Engagement.engages(battle, unit, model, foe)) engaging.add(model);
        return QueryAnswer.of(
                "engagement",
                engagementRules(battle, unit, foe, !engaging.isEmpty())
                        .and(ReachRules.engaging(battle, unit, foe)),
                "unit",
                unit.id(),
                "target",
                foe.id(),
                "engaging",
                engaging,
                "engaged",
                list(Engagement.engagedBy(battle, unit, foe)),
                "struck",
                list(Engagement.engagedBy(battle, foe, unit)),
                "reach",
                reach(battle, unit));
    }

    private static List<Integer> list(int[] models) {
        var list = new ArrayList<Integer>();
        for (int model : models) list.add(model);
        return list;
    }

    /** The longest engagement range of its models. */
    private static int reach(Battle battle, Regiment unit) {
        int most = 0;
        for (int model : unit.models())
            most = Math.max(most, Engagement.reach(battle, unit, model));
        return most;
    }

    private static Rules engagementRules(
            Battle battle, Regiment unit, Regiment foe, boolean engages) {
        var rules = Rules.of("FB-ENGAGE-01", "FB-ENGAGE-02", "FB-ENGAGE-03");
        boolean engaged = Engagement.engages(battle, foe, unit);
        if (engages != engaged) rules = rules.and("FB-ENGAGE-04");
        int reach = reach(battle, unit);
        boolean shut = !engages && reach > 0 && Distance.within(battle, unit, foe, reach);
        if (shut) rules = rules.and("FB-ENGAGE-05").and("FB-THROUGH-01").and("FB-THROUGH-03");
        else if (engages || engaged) rules = rules.and("FB-THROUGH-01").and("FB-THROUGH-02");
        boolean some = engages && sheltered(battle, unit, foe);
        return some ? rules.and("FB-ENGAGE-05").and("FB-THROUGH-03") : rules;
    }

    /** Whether a model of the enemy is in somebody's range and yet no legal target. */
    private static boolean sheltered(Battle battle, Regiment unit, Regiment foe) {
        var struck = list(Engagement.engagedBy(battle, foe, unit));
        if (struck.isEmpty()) return false;
        for (int model : unit.models())
            for (int other : foe.models())
                if (!struck.contains(other)
                        && unit.floor(model) == foe.floor(other)
                        && Distance.within(
                                battle,
                                unit,
                                model,
                                foe,
                                other,
                                Engagement.reach(battle, unit, model))) return true;
        return false;
    }

    /** Who could fire at the target with which ranged attack, and who sees it obscured. */
    private static Play<Battle> shooters(Args args) {
        var unit = args.regiment("unit");
        var target = args.enemy("target", unit);
        return (battle, referee) -> {
            var weapons = RangedAttack.of(battle, unit);
            if (weapons.isEmpty()) TaskFactory.allow(VolleyAction.refusal(battle, unit));
            @Nullable Refusal inCombat = null;
            boolean any = false;
            for (var weapon : weapons) {
                var why = VolleyAction.combatRefusal(battle, unit, target, weapon);
                if (why != null) inCombat = why;
                else shooters(battle, unit, target, weapon, referee);
                any |= why == null;
            }
            if (!any) TaskFactory.allow(inCombat);
        };
    }

    private static void shooters(
            Battle battle,
            Regiment unit,
            Regiment target,
            RangedAttack weapon,
            Referee<Battle> referee) {
        var who = new ArrayList<Integer>();
        var obscured = new ArrayList<Integer>();
        int shots = 0;
        for (var shooter : Shooter.of(battle, unit, target, weapon)) {
            who.add(shooter.model());
            shots += weapon.shots(battle, unit, shooter.model());
            if (shooter.obscured()) obscured.add(shooter.model());
        }
        var rules =
                Rules.of(
                        "FB-VOLLEY-03",
                        "FB-VOLLEY-04",
                        "FB-VOLLEY-05",
                        "FB-VOLLEY-09",
                        "FB-PROF-13");
        if (!obscured.isEmpty())
            rules =
                    rules.and(ObscuringRules.rules(battle, unit, target, obscured))
                            .and("FB-VOLLEY-12");
        rules = rules.and(ReachRules.seeing(battle, unit, target));
        referee.record(
                QueryAnswer.of(
                        "shooters",
                        rules,
                        "unit",
                        unit.id(),
                        "target",
                        target.id(),
                        "weapon",
                        weapon.barrage().written(),
                        "who",
                        who,
                        "hidden",
                        obscured,
                        "shots",
                        shots));
    }
}
