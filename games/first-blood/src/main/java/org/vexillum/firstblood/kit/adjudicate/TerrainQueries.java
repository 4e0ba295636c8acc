package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.firstblood.terrain.Placement;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.TerrainGenerator;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Questions about terrain. */
final class TerrainQueries {
    private TerrainQueries() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.QUERY,
                        "terrain-effects",
                        TerrainQueries::effects,
                        needed("unit", Type.UNIT),
                        optional("model", Type.TEXT)),
                TaskFactory.of(
                        Chapter.QUERY,
                        "terrain",
                        TerrainQueries::pieces,
                        optional("piece", Type.TEXT)),
                TaskFactory.of(Chapter.QUERY, "terrain-check", _ -> TerrainQueries::check),
                TaskFactory.of(
                        Chapter.QUERY,
                        "garrison",
                        TerrainQueries::garrison,
                        needed("unit", Type.UNIT),
                        optional("garrison", Type.TEXT)));
    }

    /** What the ground does to each model, and to the regiment as a whole. */
    private static Play<Battle> effects(Args args) {
        var unit = args.regiment("unit");
        var models =
                args.fields().has("model")
                        ? List.of(args.model("model", unit, 0))
                        : args.models("model", unit);
        return (battle, referee) -> {
            for (int model : models) new Ground(battle, unit, model).tell(referee);
            var ruin = ModelTerrain.ruin(battle, unit);
            if (ruin != null)
                referee.record(
                        QueryAnswer.of(
                                "in-ruin",
                                ruinRules(unit),
                                "unit",
                                unit.id(),
                                "piece",
                                ruin.name()));
        };
    }

    private static Rules ruinRules(Regiment unit) {
        var rules = Rules.of("FB-RUIN-05", "FB-RUIN-06");
        return unit.card().type() == ModelType.INFANTRY ? rules : rules.and("FB-RUIN-07");
    }

    private record Ground(Battle battle, Regiment unit, int model) {
        void tell(Referee<Battle> referee) {
            var inside = Garrisons.of(battle, unit);
            var pieces =
                    inside == null
                            ? ModelTerrain.in(battle, unit, model).stream()
                                    .map(Terrain::name)
                                    .toList()
                            : List.of(inside.name());
            referee.record(
                    QueryAnswer.of(
                            "ground",
                            rules(inside != null),
                            "unit",
                            unit.id(),
                            "model",
                            unit.card(model).name(),
                            "number",
                            model,
                            "pieces",
                            pieces,
                            "floor",
                            unit.floor(model),
                            "elevation",
                            ModelTerrain.elevation(battle, unit, model),
                            "size",
                            ModelTerrain.size(battle, unit, model),
                            "clash",
                            Characteristics.of(battle, unit, model, Characteristic.CLASH)));
        }

        private Rules rules(boolean inside) {
            if (inside) return Rules.of("FB-GARRISON-10");
            var rules = Rules.of("FB-TERRAIN-05");
            if (unit.floor(model) > 0) rules = rules.and("FB-RUIN-04");
            else if (ModelTerrain.elevation(battle, unit, model) > 0)
                rules = rules.and("FB-TERRAIN-02").and("FB-TERRAIN-03");
            for (var piece : ModelTerrain.in(battle, unit, model)) {
                if (piece.is(Terrain.Kind.WATER)) rules = rules.and("FB-TERRAIN-19");
                if (piece.ruin()) rules = rules.and("FB-RUIN-04");
            }
            return rules;
        }
    }

    private static Play<Battle> pieces(Args args) {
        var node = args.fields().get("piece");
        var pieces =
                node == null ? args.battle().terrain() : List.of(TerrainTasks.piece(args, node));
        return (battle, referee) -> {
            for (var piece : pieces) tell(battle, piece, referee);
        };
    }

    private static void tell(Battle battle, Terrain piece, Referee<Battle> referee) {
        referee.record(
                QueryAnswer.of(
                        "piece",
                        TerrainRules.rules(battle, piece),
                        "piece",
                        piece.name(),
                        "kinds",
                        piece.kinds(),
                        "size",
                        ModelTerrain.size(battle, piece),
                        "raised",
                        piece.raised(),
                        "floors",
                        piece.floors()));
        var garrison = piece.garrison();
        if (garrison == null) return;
        var inside = Garrisons.occupant(battle, piece);
        referee.record(
                QueryAnswer.of(
                        "garrison",
                        Rules.of("FB-GARRISON-01", "FB-GARRISON-04"),
                        "piece",
                        piece.name(),
                        "defence",
                        garrison.defence(),
                        "capacity",
                        garrison.capacity(),
                        "occupant",
                        inside == null ? "" : inside.id()));
    }

    /** Where terrain may lie, and how much of it. */
    private static void check(Battle battle, Referee<Battle> referee) {
        var setting = battle.setting();
        var zones = Scenario.of(battle).zones(setting).stream().map(ObjectiveZone::area).toList();
        var placement = Placement.of(battle.edition(), battle.options(), setting.bounds(), zones);
        var wrong = placement.refusals(battle.terrain());
        for (var why : wrong) tell("terrain-wrong", why, referee);
        for (var why : placement.warnings(battle.terrain())) tell("terrain-advice", why, referee);
        for (var piece : battle.terrain())
            for (var odd : TerrainRules.oddities(piece)) referee.record(odd);
        int count = battle.terrain().size();
        boolean usual = count >= TerrainGenerator.FEWEST && count <= TerrainGenerator.MOST;
        referee.record(
                QueryAnswer.of(
                        "terrain-count",
                        Rules.of("FB-BATTLE-03", "FB-BATTLE-07"),
                        "pieces",
                        count,
                        "usual",
                        usual,
                        "legal",
                        wrong.isEmpty()));
    }

    private static void tell(String what, Refusal why, Referee<Battle> referee) {
        var rules = why.rules();
        referee.record(
                what.equals("terrain-wrong")
                        ? QueryAnswer.of("terrain-wrong", rules, "why", why)
                        : QueryAnswer.of("terrain-advice", rules, "why", why));
    }

    private static Play<Battle> garrison(Args args) {
        var unit = args.regiment("unit");
        var piece = TerrainTasks.garrison(args);
        return (battle, referee) -> {
            tell(battle, piece, referee);
            var why = Garrisons.refusal(battle, unit, piece);
            if (why == null)
                referee.record(
                        QueryAnswer.of(
                                "may-occupy",
                                Rules.of("FB-GARRISON-05", "FB-GARRISON-07"),
                                "unit",
                                unit.id(),
                                "piece",
                                piece.name()));
            else
                referee.record(
                        QueryAnswer.of(
                                "may-not-occupy",
                                why.rules(),
                                "unit",
                                unit.id(),
                                "piece",
                                piece.name(),
                                "why",
                                why));
        };
    }
}
