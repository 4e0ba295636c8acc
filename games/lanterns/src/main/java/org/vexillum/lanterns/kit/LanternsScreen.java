package org.vexillum.lanterns.kit;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.OddsLines;
import org.vexillum.gamekit.screen.PlacingScreen;
import org.vexillum.gamekit.screen.Prompt;
import org.vexillum.gamekit.screen.ScreenShape;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.SightView;
import org.vexillum.gamekit.screen.View;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Question;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.ChooseFoe;
import org.vexillum.lanterns.ChooseMove;
import org.vexillum.lanterns.ChooseTarget;
import org.vexillum.lanterns.Fighter;
import org.vexillum.lanterns.Light;
import org.vexillum.lanterns.Melee;
import org.vexillum.lanterns.Move;
import org.vexillum.lanterns.PlaceFighter;
import org.vexillum.lanterns.Shot;
import org.vexillum.lanterns.Terrain;
import org.vexillum.lanterns.Visibility;

/** Lanterns at Dusk on the screen. */
final class LanternsScreen extends PlacingScreen<Battle, Move> {
    @Override
    public View view(Battle battle, @Nullable Side viewer, ScreenWords speech) {
        var names = TableNames.of(battle);
        return new View(
                Battle.SIZE,
                Battle.SIZE,
                track(battle, speech),
                battle.fighters().stream().map(one -> unit(battle, one, names, speech)).toList(),
                battle.setting().terrain().stream().map(one -> scenery(one, speech)).toList(),
                zones(battle, speech),
                List.of(lantern(battle, speech)));
    }

    private static View.Track track(Battle battle, ScreenWords speech) {
        var scores = new ArrayList<View.Score>();
        for (var side : Side.values())
            scores.add(new View.Score(side, speech.say("score.points"), battle.points(side)));
        var state = battle.state();
        var dusk = List.of(speech.say("track.dusk", Visibility.dusk(battle)));
        return new View.Track(
                state.round(), Battle.ROUNDS, speech.say(state.stage()), scores, dusk);
    }

    private static View.Unit unit(
            Battle battle, Fighter one, TableNames names, ScreenWords speech) {
        var state = one.onTable() ? "on-table" : one.waits() ? "undeployed" : "destroyed";
        return new View.Unit(
                one.id(),
                one.side(),
                names.unit(one.id()).orElse(one.id()),
                one.waits() || one.onTable() ? 1 : 0,
                one.profile().points(),
                state,
                speech.say("status." + state),
                one.done(),
                one.onTable() ? List.of(one.place().x(), one.place().y()) : null,
                null,
                badges(battle, one, speech),
                one.onTable() ? List.of(piece(one)) : List.of(),
                null,
                card(one, speech),
                ranges(one, speech));
    }

    private static View.Piece piece(Fighter one) {
        int of = one.profile().grit();
        return new View.Piece(
                0,
                one.profile().name(),
                ScreenShape.of(one.base()),
                null,
                "",
                of - one.grit(),
                of,
                0);
    }

    private static List<View.Badge> badges(Battle battle, Fighter one, ScreenWords speech) {
        var badges = new ArrayList<View.Badge>();
        if (battle.state().bearer().equals(one.id()))
            badges.add(speech.badgeOf("lantern", "LD-LANTERN-01"));
        if (one.shaken()) badges.add(speech.badgeOf("shaken", "LD-NERVE-02"));
        if (one.onTable() && battle.engaged(one))
            badges.add(speech.badgeOf("engaged", "LD-MELEE-01"));
        if (one.done()) badges.add(speech.badgeOf("activated", "LD-TURN-01"));
        return badges;
    }

    private static View.Card card(Fighter one, ScreenWords speech) {
        var lines = new ArrayList<List<String>>();
        Bands.STATS
                .write(one.profile())
                .forEach((name, value) -> lines.add(speech.pair("card." + name, "" + value)));
        return new View.Card(lines, List.of(), List.of(), "");
    }

    private static List<View.Range> ranges(Fighter one, ScreenWords speech) {
        int range = one.profile().range();
        if (!one.onTable() || range == 0) return List.of();
        var disc = one.base().grown(Lengths.inches(range));
        return List.of(
                new View.Range("weapon", speech.say("range.weapon", range), ScreenShape.of(disc)));
    }

    private static View.Scenery scenery(Terrain terrain, ScreenWords speech) {
        var sort = Grounds.id(terrain.sort());
        var kinds = Grounds.kinds(terrain.sort());
        var names = kinds.stream().map(kind -> speech.say("terrain." + kind)).toList();
        var shape = ScreenShape.of(terrain.area());
        return new View.Scenery(speech.say("scenery." + sort), sort, kinds, names, shape, 0, 0);
    }

    private static List<View.Zone> zones(Battle battle, ScreenWords speech) {
        var zones = new ArrayList<View.Zone>();
        if (battle.state().round() == 0)
            for (var side : Side.values())
                zones.add(
                        new View.Zone(
                                "deploy-" + side,
                                speech.say("zone.deployment", side),
                                side,
                                ScreenShape.of(PlaceFighter.zone(side))));
        return zones;
    }

    private static View.Marker lantern(Battle battle, ScreenWords speech) {
        var at = Light.place(battle);
        var place = List.of(at.x(), at.y());
        return new View.Marker(1, speech.say("lantern"), place, Light.REACH, battle.holder());
    }

    // ---- gestures

    @Override
    protected @Nullable Placing<Battle, Move> placing(Question<Battle, ?> question) {
        return switch (question) {
            case ChooseMove move -> new Placing<>(move, move.unit(), Prompt.Form.MOVE);
            case PlaceFighter put -> new Placing<>(put, put.unit(), Prompt.Form.PLACE);
            default -> null;
        };
    }

    @Override
    protected Move to(Point place) {
        return new Move(place);
    }

    @Override
    protected Point place(Move move) {
        return move.to();
    }

    @Override
    protected int radius() {
        return Fighter.RADIUS;
    }

    // ---- odds and sight

    @Override
    public boolean foretells(Question<Battle, ?> question, List<?> answers) {
        return question instanceof ChooseTarget || question instanceof ChooseFoe;
    }

    @Override
    public List<List<String>> odds(
            Battle battle, Question<Battle, ?> question, Object answer, ScreenWords speech) {
        return switch (question) {
            case ChooseTarget(String unit) when !((ChooseTarget.Aim) answer).target().isEmpty() -> {
                var target = ((ChooseTarget.Aim) answer).target();
                yield outlook(Odds.of(battle, new Shot(unit, target, false), target), speech);
            }
            case ChooseFoe(String unit) -> {
                var melee = new Melee(unit, (String) answer, false);
                yield outlook(Odds.of(battle, melee, (String) answer), speech);
            }
            default -> List.of();
        };
    }

    private static List<List<String>> outlook(Odds odds, ScreenWords speech) {
        return new OddsLines(speech)
                .expected("wounds", odds.lost())
                .chance("destroyed", odds.gone())
                .chance("shaken", odds.shaken())
                .lines();
    }

    @Override
    public @Nullable SightView sight(
            Battle battle,
            String unit,
            @Nullable Integer model,
            String target,
            ScreenWords speech) {
        var from = battle.fighter(unit);
        var to = battle.fighter(target);
        if (!from.onTable() || !to.onTable()) return null;
        var why = Visibility.hidden(battle, from, to);
        var names = TableNames.of(battle);
        var text =
                why == null
                        ? speech.say(
                                "sight.clear",
                                names.unit(unit).orElse(unit),
                                names.unit(target).orElse(target))
                        : speech.refused(why, names).message();
        var line =
                new SightView.Line(
                        List.of(from.place().x(), from.place().y()),
                        List.of(to.place().x(), to.place().y()),
                        why == null,
                        List.of());
        return new SightView(text, List.of(line));
    }
}
