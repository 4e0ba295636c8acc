package org.vexillum.firstblood.kit.screen;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.movement.DeploymentZones;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.scenario.Seizing;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.ScreenShape;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.View;
import org.vexillum.gamekit.state.Badges;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** A battle as one side may see it: of the enemy's command stack only how many cards are left. */
final class FirstBloodView {
    private final Battle battle;
    private final @Nullable Side viewer;
    private final ScreenWords speech;
    private final TableNames names;

    FirstBloodView(Battle battle, @Nullable Side viewer, ScreenWords speech) {
        this.battle = battle;
        this.viewer = viewer;
        this.speech = speech;
        names = TableNames.of(battle);
    }

    View view() {
        var setting = battle.setting();
        return new View(
                setting.width(),
                setting.depth(),
                track(),
                battle.regiments().stream().map(this::unit).toList(),
                battle.terrain().stream().map(this::scenery).toList(),
                zones(),
                markers());
    }

    private View.Track track() {
        var scores = new ArrayList<View.Score>();
        for (var side : Side.values())
            scores.add(new View.Score(side, speech.say("score.points"), battle.points(side)));
        return new View.Track(
                battle.round(),
                Scenario.of(battle).rounds(),
                speech.say("phase." + ScreenWords.word(battle.stage().name())),
                scores,
                stacks());
    }

    /** One's own cards in their order, of the others the number. */
    private List<String> stacks() {
        var lines = new ArrayList<String>();
        for (var side : Side.values()) {
            var stack = battle.stack(side);
            if (stack.isEmpty()) continue;
            lines.add(speech.say("stack.count", side, stack.size()));
            if (side == viewer) lines.add(speech.say("stack.order", named(stack)));
        }
        return lines;
    }

    private String named(List<String> cards) {
        return String.join(", ", cards.stream().map(id -> names.unit(id).orElse(id)).toList());
    }

    private View.Unit unit(Regiment regiment) {
        return new View.Unit(
                regiment.id(),
                regiment.side(),
                names.unit(regiment.id()).orElse(regiment.name()),
                regiment.living(),
                regiment.card().points(),
                ScreenWords.word(regiment.status().name()),
                place(regiment),
                regiment.activated(),
                handle(regiment),
                null,
                Badges.of(RegimentState.ALL, regiment, speech),
                pieces(regiment),
                walls(regiment),
                new CardView(battle, regiment, speech).card(),
                ranges(regiment));
    }

    private String place(Regiment regiment) {
        var inside = inside(regiment);
        if (inside == null)
            return speech.say("place." + ScreenWords.word(regiment.status().name()));
        return speech.say("place.inside", speech.scenery(inside.name()));
    }

    /** Of a regiment in a garrison no model stands on the table: it is seen round its walls. */
    private @Nullable ScreenShape walls(Regiment regiment) {
        var inside = inside(regiment);
        return inside == null ? null : ScreenShape.of(inside.area());
    }

    private @Nullable Terrain inside(Regiment regiment) {
        var name = regiment.garrison();
        if (name == null || regiment.living() == 0) return null;
        for (var terrain : battle.terrain()) if (terrain.name().equals(name)) return terrain;
        return null;
    }

    /** The others follow their leader. */
    private static @Nullable List<Integer> handle(Regiment regiment) {
        if (regiment.living() == 0) return null;
        int[] leaders = regiment.leaders();
        var base = regiment.place(leaders.length > 0 ? leaders[0] : regiment.models()[0]);
        return base == null ? null : List.of(base.centre().x(), base.centre().y());
    }

    private static List<View.Piece> pieces(Regiment regiment) {
        var pieces = new ArrayList<View.Piece>();
        for (int model : regiment.models()) {
            var base = regiment.place(model);
            if (base == null) continue;
            int suffered = regiment.wounds(model);
            pieces.add(
                    new View.Piece(
                            model,
                            regiment.card(model).name(),
                            ScreenShape.of(base),
                            null,
                            mark(regiment, model),
                            suffered,
                            suffered + regiment.woundsLeft(model),
                            regiment.floor(model)));
        }
        return pieces;
    }

    private static String mark(Regiment regiment, int model) {
        return switch (regiment.role(model)) {
            case CHARACTER -> "character";
            case OFFICER -> "officer";
            case LEADER -> "leader";
            case STANDARD_BEARER -> "standard";
            case SPECIALIST -> model == regiment.acting() ? "leader" : "specialist";
            case TROOPER, RETINUE -> model == regiment.acting() ? "leader" : "";
        };
    }

    private List<View.Range> ranges(Regiment regiment) {
        var ranges = new ArrayList<View.Range>();
        for (int leader : regiment.leaders()) {
            var base = regiment.place(leader);
            if (base == null) continue;
            int range = CommandRange.of(battle, regiment, leader);
            ranges.add(
                    new View.Range(
                            "command",
                            speech.say("range.command"),
                            ScreenShape.of(base.grown(range))));
        }
        for (int model : regiment.models()) {
            var base = regiment.place(model);
            if (base == null) continue;
            int reach = Engagement.reach(battle, regiment, model);
            ranges.add(
                    new View.Range(
                            "engagement",
                            speech.say("range.engagement"),
                            ScreenShape.of(base.grown(reach))));
        }
        return ranges;
    }

    private View.Scenery scenery(Terrain terrain) {
        var kinds = new ArrayList<String>();
        for (var kind : terrain.kinds()) kinds.add(ScreenWords.word(kind.name()));
        if (terrain.garrison() != null) kinds.add("garrison");
        if (terrain.ruin()) kinds.add("ruin");
        return new View.Scenery(
                speech.scenery(terrain.name()),
                speech.sort(terrain.name()),
                kinds,
                kinds.stream().map(kind -> speech.say("ground." + kind)).toList(),
                ScreenShape.of(terrain.area()),
                terrain.floors(),
                terrain.size());
    }

    private List<View.Zone> zones() {
        var zones = new ArrayList<View.Zone>();
        if (battle.stage().compareTo(Stage.DEPLOYMENT) > 0) return zones;
        for (var side : Side.values())
            zones.add(
                    new View.Zone(
                            "deploy-" + side,
                            speech.say("zone.deployment", side),
                            side,
                            ScreenShape.of(DeploymentZones.deployment(battle.setting(), side))));
        return zones;
    }

    private List<View.Marker> markers() {
        var markers = new ArrayList<View.Marker>();
        for (var zone : Scenario.of(battle).zones(battle.setting())) {
            int n = markers.size() + 1;
            markers.add(
                    new View.Marker(
                            n,
                            speech.say("zone.objective." + zone.name()),
                            List.of(zone.centre().x(), zone.centre().y()),
                            zone.radius(),
                            holder(zone)));
        }
        return markers;
    }

    /** Who would claim it now. */
    private @Nullable Side holder(ObjectiveZone zone) {
        return Seizing.holder(
                Seizing.tally(battle, zone, Side.A), Seizing.tally(battle, zone, Side.B));
    }
}
