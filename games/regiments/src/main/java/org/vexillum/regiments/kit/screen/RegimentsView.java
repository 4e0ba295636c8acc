package org.vexillum.regiments.kit.screen;

import static org.vexillum.kernel.geometry.Lengths.show;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.ScreenShape;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.View;
import org.vexillum.gamekit.state.Badges;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.mission.DeploymentZones;
import org.vexillum.regiments.mission.Seizing;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;
import org.vexillum.regiments.terrain.Terrain;

/** A battle as anybody may see it: Regiments hides nothing on the table. */
final class RegimentsView {
    private static final int ROUNDS = 4;

    private final Battle battle;
    private final ScreenWords speech;
    private final TableNames names;

    RegimentsView(Battle battle, ScreenWords speech) {
        this.battle = battle;
        this.speech = speech;
        names = TableNames.of(battle);
    }

    View view() {
        var setting = battle.setting();
        return new View(
                setting.width(),
                setting.depth(),
                track(),
                battle.units().stream().map(this::unit).toList(),
                setting.terrain().stream().map(this::scenery).toList(),
                zones(),
                markers());
    }

    private View.Track track() {
        var scores = new ArrayList<View.Score>();
        for (var side : Side.values()) {
            long held = battle.markers().stream().filter(m -> m.owner() == side).count();
            scores.add(new View.Score(side, speech.say("score.markers"), (int) held));
        }
        return new View.Track(
                battle.round(), ROUNDS, speech.say(battle.stage()), scores, List.of());
    }

    private View.Unit unit(Unit unit) {
        var cards = new CardView(unit, speech);
        return new View.Unit(
                unit.id(),
                unit.side(),
                names.unit(unit.id()).orElse(unit.name()),
                unit.living(),
                unit.points(),
                ScreenWords.word(unit.status().name()),
                speech.say(unit.status()),
                unit.activated(),
                standing(unit) ? List.of(unit.front().x(), unit.front().y()) : null,
                standing(unit) ? unit.front().facing() : null,
                Badges.of(UnitState.ALL, unit, speech),
                pieces(unit),
                standing(unit) ? ScreenShape.of(unit.footprint()) : null,
                cards.card(),
                ranges(unit));
    }

    private static boolean standing(Unit unit) {
        return unit.onTable() && unit.place() != null;
    }

    private static List<View.Piece> pieces(Unit unit) {
        var pieces = new ArrayList<View.Piece>();
        if (!standing(unit)) return pieces;
        for (int slot = 0; slot < unit.living(); slot++) {
            int model = unit.inSlot(slot);
            pieces.add(
                    new View.Piece(
                            model,
                            unit.card(model).name(),
                            ScreenShape.of(Footprint.model(unit, slot)),
                            unit.front().facing(),
                            ModelSigns.of(unit, model),
                            unit.wounds(model),
                            unit.card(model).tough(),
                            0));
        }
        return pieces;
    }

    /** How far its weapons carry, from the middle of the block. */
    private List<View.Range> ranges(Unit unit) {
        var ranges = new ArrayList<View.Range>();
        if (!standing(unit)) return ranges;
        var centre = Footprint.centre(unit).place();
        int across = Math.max(unit.footWidth(), unit.footDepth()) / 2;
        for (int range : CardView.ranges(unit))
            ranges.add(
                    new View.Range(
                            "weapon",
                            speech.say("range.weapon", show(range)),
                            ScreenShape.disc(centre, range + across)));
        return ranges;
    }

    private View.Scenery scenery(Terrain terrain) {
        var kinds = new ArrayList<String>();
        if (terrain.cover()) kinds.add("cover");
        if (terrain.difficult()) kinds.add("difficult");
        if (terrain.dangerous()) kinds.add("dangerous");
        if (terrain.blocksSight()) kinds.add("blocking");
        if (terrain.impassable()) kinds.add("impassable");
        return new View.Scenery(
                speech.scenery(terrain.name()),
                speech.sort(terrain.name()),
                kinds,
                kinds.stream().map(kind -> speech.say("terrain." + kind)).toList(),
                ScreenShape.of(terrain.area()),
                0,
                0);
    }

    /** The deployment zones, until everybody has deployed. */
    private List<View.Zone> zones() {
        var zones = new ArrayList<View.Zone>();
        boolean deploying =
                battle.stage().compareTo(Stage.EDGES) > 0
                        && battle.stage().compareTo(Stage.ROUND_START) < 0;
        if (!deploying) return zones;
        for (var side : Side.values())
            zones.add(
                    new View.Zone(
                            "deploy-" + side,
                            speech.say("zone.deployment", side),
                            side,
                            ScreenShape.of(
                                    DeploymentZones.of(battle.setting())
                                            .deployment(battle, side))));
        return zones;
    }

    private List<View.Marker> markers() {
        var markers = new ArrayList<View.Marker>();
        for (var marker : battle.markers()) {
            int n = markers.size() + 1;
            markers.add(
                    new View.Marker(
                            n,
                            speech.say("marker", n),
                            List.of(marker.at().x(), marker.at().y()),
                            Seizing.REACH,
                            marker.owner()));
        }
        return markers;
    }
}
