package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.firstblood.terrain.WhollyInside;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.OutlineReader;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.referee.Referee;

/** Distances, areas, command ranges and sizes: what can be measured at any time (FB-MEAS-03). */
final class MeasureTasks {
    /** Bases set flush by the engine keep so much clearance at most. */
    private static final int TOUCH = 2;

    private MeasureTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                query(
                                "distance",
                                MeasureTasks::distance,
                                needed("from", Type.UNIT),
                                needed("to", Type.UNIT),
                                optional("model", Type.TEXT),
                                optional("at", Type.TEXT),
                                optional("within", Type.INCHES))
                        .onTheTable(),
                query(
                                "area",
                                MeasureTasks::area,
                                needed("unit", Type.UNIT),
                                needed("area", Type.GROUP))
                        .onTheTable(),
                query("command-range", MeasureTasks::command, needed("unit", Type.UNIT))
                        .onTheTable(),
                query("size", MeasureTasks::size, optional("unit", Type.UNIT)));
    }

    private static Task<Battle> query(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.QUERY, name, reader, fields);
    }

    /** Between the closest models, or those named. */
    private static Play<Battle> distance(Args args) {
        var from = args.regiment("from");
        var to = args.other("to", from);
        int model = args.model("model", from, RankAndFile.WHOLE);
        int other = args.model("at", to, RankAndFile.WHOLE);
        int limit = args.inches("within", -1);
        return (battle, referee) -> {
            int gap = gap(battle, from, model, to, other);
            if (gap < 0) throw new FileFault(args.fields().at(), "regiment-needs-places", to.id());
            boolean single = model >= 0 && other >= 0;
            var rules = Rules.of("FB-MEAS-01", "FB-MEAS-02", "FB-MEAS-03");
            if (gap <= TOUCH) rules = rules.and("FB-MEAS-08");
            if (model < 0 && other < 0) leaders(battle, from, to, referee);
            if (limit < 0) {
                referee.record(
                        QueryAnswer.of(
                                "distance",
                                rules,
                                "unit",
                                from.id(),
                                "target",
                                to.id(),
                                "nearest",
                                gap,
                                "contact",
                                gap <= TOUCH));
                return;
            }
            referee.record(
                    QueryAnswer.of(
                            "within",
                            rules.and(single ? "FB-MEAS-04" : "FB-MEAS-05"),
                            "unit",
                            from.id(),
                            "target",
                            to.id(),
                            "nearest",
                            gap,
                            "limit",
                            limit,
                            "holds",
                            gap <= limit));
        };
    }

    /** The smallest whole distance, models below 0 standing for any; -1 without places. */
    private static int gap(Battle battle, Regiment from, int model, Regiment to, int other) {
        int least = -1;
        for (int one : model >= 0 ? new int[] {model} : from.models())
            for (int two : other >= 0 ? new int[] {other} : to.models()) {
                if (from == to && one == two) continue;
                int gap = Distance.between(battle, from, one, to, two);
                if (gap >= 0 && (least < 0 || gap < least)) least = gap;
            }
        return least;
    }

    /** From the leaders, as most rules mean it. */
    private static void leaders(
            Battle battle, Regiment from, Regiment to, Referee<Battle> referee) {
        for (int leader : from.leaders())
            for (int other : to.leaders()) {
                int gap = Distance.between(battle, from, leader, to, other);
                if (gap >= 0 && !(from == to && leader == other))
                    referee.record(
                            QueryAnswer.of(
                                    "leaders",
                                    Rules.of("FB-CMD-04", "FB-MEAS-02"),
                                    "unit",
                                    from.id(),
                                    "target",
                                    to.id(),
                                    "nearest",
                                    gap));
            }
    }

    private static Play<Battle> area(Args args) {
        var unit = args.regiment("unit");
        var fields = new FieldGroup(args.fields().needed("area"));
        var area = new OutlineReader(args.frame()).area(fields);
        fields.done();
        return (_, referee) -> {
            var in = new ArrayList<Integer>();
            var wholly = new ArrayList<Integer>();
            for (int model : unit.models()) {
                if (Distance.within(unit, model, area)) in.add(model);
                if (wholly(unit, model, area)) wholly.add(model);
            }
            referee.record(
                    QueryAnswer.of(
                            "area",
                            Rules.of("FB-MEAS-04", "FB-MEAS-05", "FB-MEAS-06", "FB-MEAS-07"),
                            "unit",
                            unit.id(),
                            "within",
                            in,
                            "wholly",
                            wholly,
                            "some",
                            !in.isEmpty(),
                            "every",
                            wholly.size() == unit.living()));
        };
    }

    private static boolean wholly(Regiment unit, int model, Area area) {
        var base = unit.place(model);
        return base != null && WhollyInside.wholly(base, area);
    }

    /** Who leads, who is in whose range, who is stranded. */
    private static Play<Battle> command(Args args) {
        var unit = args.regiment("unit");
        return (battle, referee) -> {
            for (int leader : unit.leaders()) referee.record(leader(battle, unit, leader));
            var stranded = new ArrayList<Integer>();
            for (int model : CommandRange.stranded(battle, unit)) stranded.add(model);
            referee.record(
                    QueryAnswer.of(
                            stranded.isEmpty() ? "nobody-stranded" : "stranded",
                            Rules.of("FB-STRAND-01", "FB-CMD-01"),
                            "unit",
                            unit.id(),
                            "who",
                            stranded));
            bearer(battle, unit, referee);
        };
    }

    private static QueryAnswer leader(Battle battle, Regiment unit, int leader) {
        int range = CommandRange.of(battle, unit, leader);
        var held = new ArrayList<Integer>();
        for (int model : unit.models())
            if (model != leader && reached(unit, leader, range, model)) held.add(model);
        return QueryAnswer.of(
                "leader",
                leaderRules(unit, leader, range),
                "unit",
                unit.id(),
                "model",
                leader,
                "range",
                range,
                "held",
                held);
    }

    private static boolean reached(Regiment unit, int leader, int range, int model) {
        var from = unit.place(leader);
        var base = unit.place(model);
        return from != null
                && base != null
                && CommandRange.reaches(from, unit.floor(leader), range, base, unit.floor(model));
    }

    private static Rules leaderRules(Regiment unit, int leader, int range) {
        var rules = Rules.of("FB-CMD-01", "FB-REG-06");
        if (range == CommandRange.USUAL) rules = rules.and("FB-CMD-02");
        if (unit.role(leader) == Role.STANDARD_BEARER) rules = rules.and("FB-CMD-07");
        if (unit.acting() == leader) {
            rules = rules.and("FB-CMD-10").and("FB-CMD-12");
            if (!hadLeader(unit)) rules = rules.and("FB-CMD-09");
        }
        return rules.and(ReachRules.leading(unit, leader));
    }

    private static boolean hadLeader(Regiment unit) {
        for (var member : unit.card().members()) if (member.role() == Role.LEADER) return true;
        return false;
    }

    /** While the leader lives the bearer has to stay near him (FB-CMD-08). */
    private static void bearer(Battle battle, Regiment unit, Referee<Battle> referee) {
        if (unit.standardBearer() == Regiment.NOBODY || unit.leaders().length < 2) return;
        boolean stays = CommandRange.bearerStays(battle, unit);
        referee.record(
                QueryAnswer.of(
                        stays ? "bearer-near" : "bearer-far",
                        Rules.of("FB-CMD-08"),
                        "unit",
                        unit.id(),
                        "model",
                        unit.standardBearer()));
    }

    /** The Sizes of models and terrain, with what they stand on. */
    private static Play<Battle> size(Args args) {
        var only = args.has("unit") ? args.regiment("unit") : null;
        return (battle, referee) -> {
            for (var unit : only == null ? battle.regiments() : List.of(only))
                for (int model : unit.models())
                    if (first(battle, unit, model)) referee.record(size(battle, unit, model));
            if (only == null)
                for (var piece : battle.terrain())
                    referee.record(
                            QueryAnswer.of(
                                    "terrain-size",
                                    pieceRules(
                                            battle, ModelTerrain.size(battle, piece), piece.size()),
                                    "name",
                                    piece.name(),
                                    "size",
                                    ModelTerrain.size(battle, piece)));
        };
    }

    /** Of models of the same Size one is enough. */
    private static boolean first(Battle battle, Regiment unit, int model) {
        for (int other : unit.models()) {
            if (other == model) return true;
            if (ModelTerrain.size(battle, unit, other) == ModelTerrain.size(battle, unit, model))
                return false;
        }
        return true;
    }

    private static Rules raising(Regiment unit, int model) {
        if (unit.status() == Status.IN_GARRISON) return Rules.of("FB-GARRISON-10");
        var rules = Rules.of("FB-SIZE-07");
        return unit.floor(model) > 0 ? rules.and("FB-RUIN-04") : rules;
    }

    private static QueryAnswer size(Battle battle, Regiment unit, int model) {
        int up = ModelTerrain.elevation(battle, unit, model);
        var rules =
                Rules.of(
                        switch (unit.card(model).type()) {
                            case INFANTRY -> "FB-SIZE-01";
                            case CAVALRY, BRUTE -> "FB-SIZE-02";
                            case MONSTER -> "FB-SIZE-03";
                        });
        return QueryAnswer.of(
                "size",
                up > 0 ? rules.and(raising(unit, model)) : rules,
                "unit",
                unit.id(),
                "model",
                model,
                "size",
                ModelTerrain.size(battle, unit, model),
                "elevation",
                up);
    }

    private static Rules pieceRules(Battle battle, int size, int own) {
        var rules =
                Rules.of(
                        switch (battle.edition().terrainSizes()) {
                            case AGREED -> "FB-SIZE-04";
                            case ASSIGNED -> "FB-SIZE-05";
                        });
        return size > own ? rules.and("FB-SIZE-06") : rules;
    }
}
