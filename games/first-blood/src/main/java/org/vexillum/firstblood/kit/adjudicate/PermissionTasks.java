package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import org.vexillum.firstblood.combat.AttackCount;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.edition.Edition.Impacts;
import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.movement.ChargeReach;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.MarchAction;
import org.vexillum.firstblood.movement.MoveLength;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.VolleyAction;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** What a regiment may do, and how far or how often; nothing changes. */
final class PermissionTasks {
    /** By which one who leads makes more attacks. */
    private static final Set<String> LEADING =
            Set.of("FB-CMD-03", "FB-CMD-07", "FB-CMD-10", "FB-OFFICER-03");

    private PermissionTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                query(
                        "may-act",
                        PermissionTasks::mayAct,
                        needed("unit", Type.UNIT),
                        optional("taken", Type.TEXTS)),
                query(
                                "can-charge",
                                PermissionTasks::canCharge,
                                needed("unit", Type.UNIT),
                                optional("target", Type.UNITS))
                        .onTheTable(),
                query(
                                "can-shoot",
                                CanShoot::read,
                                needed("unit", Type.UNIT),
                                optional("target", Type.UNITS))
                        .onTheTable(),
                query(
                                "can-march",
                                PermissionTasks::canMarch,
                                needed("unit", Type.UNIT),
                                optional("nth", Type.WHOLE),
                                needed("to", Type.MOVES))
                        .onTheTable(),
                query(
                        "march-distance",
                        PermissionTasks::marchDistance,
                        needed("unit", Type.UNIT),
                        optional("nth", Type.WHOLE)),
                query(
                        "charge-distance",
                        PermissionTasks::chargeDistance,
                        needed("unit", Type.UNIT)),
                query(
                        "attacks",
                        PermissionTasks::attacks,
                        needed("unit", Type.UNIT),
                        optional("models", Type.MODELS),
                        optional("manner", Type.MANNER)),
                query("broken", PermissionTasks::broken, needed("unit", Type.UNIT)));
    }

    private static Task<Battle> query(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.QUERY, name, reader, fields);
    }

    /** Every action, and why not. */
    private static Play<Battle> mayAct(Args args) {
        var unit = args.regiment("unit");
        var taken = SequenceTasks.taken(args, unit);
        int nth = Math.min(3, 1 + taken.size());
        return (battle, referee) -> {
            var question = new ChooseAction(unit.id(), nth, taken, SequenceTasks.limit(unit, nth));
            var choices = question.choices(battle);
            for (var action : ActionKind.values())
                referee.record(may(battle, unit, action, choices.refusal(action)));
        };
    }

    private static QueryAnswer may(
            Battle battle, Regiment unit, ActionKind action, @Nullable Refusal why) {
        return why == null
                ? QueryAnswer.of(
                        "may-act",
                        list(action).and(granting(battle, unit, action)),
                        "unit",
                        unit.id(),
                        "action",
                        action)
                : QueryAnswer.of(
                        "may-not-act",
                        why.rules().and(list(action)),
                        "unit",
                        unit.id(),
                        "action",
                        action,
                        "why",
                        why);
    }

    /** What opens an action to regiments that could not take it elsewhere. */
    private static Rules granting(Battle battle, Regiment unit, ActionKind action) {
        boolean inside = unit.status() == Status.IN_GARRISON;
        boolean engaged = Engagement.engaged(battle, unit);
        return switch (action) {
            case MARCH -> inside ? Rules.of("FB-GARRISON-13") : Rules.NONE;
            case TAKE_AIM -> inside && engaged ? Rules.of("FB-GARRISON-25") : Rules.NONE;
            case VOLLEY -> {
                if (!engaged) yield Rules.NONE;
                yield Rules.of(inside ? "FB-GARRISON-25" : "FB-VOLLEY-08");
            }
            default -> Rules.NONE;
        };
    }

    private static Rules list(ActionKind action) {
        return switch (action) {
            case MARCH, CHARGE, RALLY, TAKE_AIM, VOLLEY -> Rules.of("FB-LIST-01");
            case CLASH, INSPIRE, COMBAT_REFORM, DISENGAGE, COMBAT_RALLY -> Rules.of("FB-LIST-02");
            case CHALLENGE, SPELLCASTING -> Rules.of("FB-CHAR-08");
            case OVERCHARGE -> Rules.of("FB-SR-OVERCHARGE-1");
            case SKIP -> Rules.of("FB-ACT-16");
        };
    }

    private static Play<Battle> canCharge(Args args) {
        var unit = args.regiment("unit");
        var enemies = args.enemies("target", unit);
        return (battle, referee) -> {
            var foes = enemies.isEmpty() ? battle.regiments(unit.side().other()) : enemies;
            var barred = ChargeAction.barredHere(battle, unit);
            for (var foe : foes)
                if (!foe.destroyed())
                    referee.record(
                            charge(
                                    battle,
                                    unit,
                                    foe,
                                    barred != null
                                            ? barred
                                            : ChargeReach.refusal(battle, unit, foe)));
        };
    }

    private static QueryAnswer charge(
            Battle battle, Regiment unit, Regiment foe, @Nullable Refusal why) {
        var most = ChargeReach.greatest(battle, unit);
        int gap = ChargeReach.gap(battle, unit, foe);
        var rules =
                ChargeReach.rolled(battle)
                        ? Rules.of("FB-CHARGE-02", "FB-CHARGE-03", "FB-CHARGE-05")
                        : Rules.of("FB-CHARGE-02", "FB-CHARGE-04", "FB-CHARGE-06");
        rules = rules.and(most.rules());
        if (why != null)
            return QueryAnswer.of(
                    "cannot-charge",
                    why.rules().and(rules),
                    "unit",
                    unit.id(),
                    "target",
                    foe.id(),
                    "nearest",
                    Math.max(0, gap),
                    "allowed",
                    most,
                    "why",
                    why);
        return QueryAnswer.of(
                "can-charge",
                rules,
                "unit",
                unit.id(),
                "target",
                foe.id(),
                "nearest",
                gap,
                "allowed",
                most);
    }

    private static Play<Battle> canMarch(Args args) {
        var unit = args.regiment("unit");
        int nth = MovementTasks.nth(args, unit);
        return (battle, referee) -> {
            var why = MarchAction.refusal(battle, unit);
            var question = new ChooseMarch(unit.id(), nth);
            if (why == null) {
                var moves = MovementTasks.moves(args, question, args.fields().needed("to"));
                why = question.choices(battle).refusal(moves);
            }
            var allowed = MoveLength.march(battle, unit, nth);
            referee.record(
                    why == null
                            ? QueryAnswer.of(
                                    "can-march",
                                    question.rules().and(allowed.rules()).and(flight(battle, unit)),
                                    "unit",
                                    unit.id(),
                                    "allowed",
                                    allowed)
                            : QueryAnswer.of(
                                    "cannot-march",
                                    why.rules().and(allowed.rules()),
                                    "unit",
                                    unit.id(),
                                    "allowed",
                                    allowed,
                                    "why",
                                    why));
        };
    }

    private static Play<Battle> marchDistance(Args args) {
        var unit = args.regiment("unit");
        int nth = MovementTasks.nth(args, unit);
        return (battle, referee) -> {
            var allowed = MoveLength.march(battle, unit, nth);
            var rules = Rules.of("FB-MARCH-02").and(allowed.rules());
            boolean full = nth > 1 && !rules.ids().contains("FB-MARCH-11");
            referee.record(
                    QueryAnswer.of(
                            "march-distance",
                            full ? rules.and("FB-MARCH-10") : rules,
                            "unit",
                            unit.id(),
                            "nth",
                            nth,
                            "allowed",
                            allowed));
        };
    }

    private static Play<Battle> chargeDistance(Args args) {
        var unit = args.regiment("unit");
        return (battle, referee) -> {
            if (unit.broken())
                TaskFactory.allow(TaskFactory.refused("FB-BROKEN-04", "broken", unit.id()));
            boolean rolled = ChargeReach.rolled(battle);
            var allowed = ChargeReach.greatest(battle, unit);
            var rules = Rules.of(rolled ? "FB-CHARGE-05" : "FB-CHARGE-06").and(allowed.rules());
            if (rules.has("FB-SR-UNSTOPPABLE-E2")) rules = rules.and(ChargeReach.bearer(unit));
            referee.record(
                    QueryAnswer.of(
                            "charge-distance", rules, "unit", unit.id(), "allowed", allowed));
        };
    }

    private static Rules flight(Battle battle, Regiment unit) {
        if (!Traits.all(battle, unit, RegimentTraits.Fly.class)) return Rules.NONE;
        var fly = Traits.find(Traits.of(battle, unit, unit.models()[0]), RegimentTraits.Fly.class);
        return fly == null ? Rules.NONE : Rules.of(fly.rule());
    }

    /** How many attacks models make, one line for those that make as many. */
    private static Play<Battle> attacks(Args args) {
        var unit = args.regiment("unit");
        var manner = CombatTasks.manner(args, Manner.CLASH);
        var who = args.who("models", unit);
        return (battle, referee) -> {
            int sum = 0;
            var all = Rules.of(rule(battle, manner));
            var striking = striking(unit, who.now(unit), manner);
            var usual = attacks(battle, unit, ordinary(unit, striking, manner), manner);
            boolean alike = true;
            for (int model : striking) {
                var attacks = attacks(battle, unit, model, manner);
                sum += attacks.value();
                alike &= usual(attacks, usual);
                all = all.and(AttackCount.rules(attacks));
            }
            referee.record(
                    QueryAnswer.of(
                            alike ? "attacks" : "attacks-mixed",
                            all,
                            "unit",
                            unit.id(),
                            "living",
                            striking.size(),
                            "dice",
                            sum,
                            "each",
                            usual));
            if (!alike) each(battle, unit, striking, manner, referee);
        };
    }

    /** As many as the others, but for what leading gives (FB-CMD-03). */
    private static boolean usual(ExplainedNumber attacks, ExplainedNumber usual) {
        int more = 0;
        for (var change : attacks.changes())
            if (LEADING.contains(change.cause().rule())) more += change.amount();
        return attacks.value() - more == usual.value();
    }

    /** One line for those that make as many. */
    private static void each(
            Battle battle,
            Regiment unit,
            List<Integer> striking,
            Manner manner,
            Referee<Battle> referee) {
        var alike = new LinkedHashMap<Integer, List<Integer>>();
        for (int model : striking)
            alike.computeIfAbsent(
                            attacks(battle, unit, model, manner).value(), _ -> new ArrayList<>())
                    .add(model);
        alike.forEach((count, models) -> {
            var figure = attacks(battle, unit, models.getFirst(), manner);
            referee.record(
                    QueryAnswer.of(
                            "attacks-each",
                            AttackCount.rules(figure),
                            "unit",
                            unit.id(),
                            "who",
                            models,
                            "each",
                            figure));
        });
    }

    /** In a duel nobody else fights (FB-CHALLENGE-07). */
    private static List<Integer> striking(Regiment unit, List<Integer> models, Manner manner) {
        int champion = unit.character();
        if (manner != Manner.DUEL || champion == Regiment.NOBODY) return models;
        return models.contains(champion) ? List.of(champion) : List.of();
    }

    /** One of those who strike, a leader only if there is nobody else. */
    private static int ordinary(Regiment unit, List<Integer> striking, Manner manner) {
        if (manner == Manner.DUEL && striking.size() == 1) return striking.getFirst();
        int ordinary = RankAndFile.ordinary(unit);
        for (int model : unit.models())
            if (unit.leads(ordinary) && !unit.leads(model)) ordinary = model;
        return ordinary;
    }

    private static ExplainedNumber attacks(Battle battle, Regiment unit, int model, Manner manner) {
        return manner == Manner.VOLLEY
                ? shots(battle, unit, model)
                : AttackCount.of(battle, unit, model, manner);
    }

    /** With the first ranged attack of the card; leaders have no shot more (FB-VOLLEY-09). */
    private static ExplainedNumber shots(Battle battle, Regiment unit, int model) {
        var weapons = RangedAttack.of(battle, unit);
        if (weapons.isEmpty()) TaskFactory.allow(VolleyAction.unarmed(battle, unit));
        int shots = weapons.getFirst().shots(battle, unit, model);
        return ExplainedNumber.of(shots, new Cause("FB-SR-BARRAGE-1", "Barrage"));
    }

    private static String rule(Battle battle, Manner manner) {
        boolean byTrait = battle.edition().impacts() == Impacts.BY_TRAIT;
        return switch (manner) {
            case IMPACT -> byTrait ? "FB-IMPACT-04" : "FB-IMPACT-02";
            case OPPORTUNITY -> "FB-OPP-02";
            case DUEL -> "FB-CHALLENGE-07";
            case VOLLEY -> "FB-VOLLEY-09";
            default -> "FB-CLASH-06";
        };
    }

    private static Play<Battle> broken(Args args) {
        var unit = args.regiment("unit");
        return (_, referee) -> {
            boolean missing = unit.startedRoundWith() < unit.size();
            if (missing && unit.lostThisRound() == 0)
                args.assumed().add(unit.id(), "lost-before", unit.size() - unit.living());
            referee.record(brokenness(unit));
        };
    }

    /** What a regiment has lost this round, and whether it is broken. */
    static QueryAnswer brokenness(Regiment unit) {
        var rules = Rules.of("FB-BROKEN-01", "FB-BROKEN-03");
        boolean half = 2 * unit.lostThisRound() >= unit.startedRoundWith();
        boolean firm = half && !unit.broken() && unit.card().character();
        return QueryAnswer.of(
                "broken",
                firm ? rules.and("FB-CHAR-05") : rules,
                "unit",
                unit.id(),
                "broken",
                unit.broken(),
                "lost",
                unit.lostThisRound(),
                "started",
                unit.startedRoundWith(),
                "half",
                half,
                "character",
                firm);
    }
}
