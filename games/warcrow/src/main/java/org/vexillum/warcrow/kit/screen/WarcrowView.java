package org.vexillum.warcrow.kit.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.ScreenShape;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.View;
import org.vexillum.gamekit.state.Badges;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.warcrow.objectives.ConquestValue;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.DeploymentZone;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Unit;
import org.vexillum.warcrow.table.UnitState;

/** A game as one side may see it: what the rival has not shown is left out (WC-HIDDEN-01). */
final class WarcrowView {
    private final Battle battle;
    private final @Nullable Side viewer;
    private final ScreenWords speech;
    private final TableNames names;
    private final StrideScale ground;

    WarcrowView(Battle battle, @Nullable Side viewer, ScreenWords speech) {
        this.battle = battle;
        this.viewer = viewer;
        this.speech = speech;
        names = TableNames.of(battle);
        ground = new StrideScale(battle.options());
    }

    View view() {
        var shown = battle.units().stream().filter(this::seen).toList();
        return new View(
                ground.width(),
                ground.width(),
                track(),
                shown.stream().map(this::unit).toList(),
                List.of(),
                zones(),
                markers(),
                new SheetMaker(battle, shown, speech, ground).sheet());
    }

    private boolean seen(Unit unit) {
        return unit.side() == viewer || unit.known();
    }

    private View.Track track() {
        var scores = new ArrayList<View.Score>();
        for (var side : Side.values()) {
            scores.add(new View.Score(side, speech.say("wc.military"), battle.military(side)));
            scores.add(new View.Score(side, speech.say("wc.arcane"), battle.arcane(side)));
        }
        var clock = battle.clock();
        var stage = speech.say("wc.stage." + ScreenWords.word(clock.stage().name()));
        return new View.Track(clock.round(), Clock.ROUNDS, stage, scores, List.of());
    }

    private View.Unit unit(Unit unit) {
        return new View.Unit(
                unit.id(),
                unit.side(),
                names.unit(unit.id()).orElse(unit.card().name()),
                unit.troops(),
                0,
                ScreenWords.word(unit.status().name()),
                speech.say("wc.status." + ScreenWords.word(unit.status().name())),
                unit.activations() > 0,
                null,
                null,
                badges(unit),
                List.of(),
                null,
                card(unit),
                List.of());
    }

    private List<View.Badge> badges(Unit unit) {
        var badges = new ArrayList<View.Badge>();
        if (unit.stress() > 0)
            badges.add(badge("stress", unit.stress(), "WC-BG-STRESS-01", unit.card().morale()));
        if (unit.tinge() > 0) badges.add(badge("tinge", unit.tinge(), "WC-BG-FOG-01"));
        badges.addAll(Badges.of(UnitState.ALL, unit, speech));
        if (unit.standing().engaged()) badges.add(speech.badgeOf("engaged", "WC-FEAT-RES-03"));
        if (unit.carries()) badges.add(speech.badgeOf("loot", "WC-SCEN-LOOT-04"));
        if (battle.feat().bearer(unit.side()).equals(unit.id()))
            badges.add(speech.badgeOf("banner", "WC-FEAT-BANNER-03"));
        if (unit.joined())
            badges.add(
                    new View.Badge(
                            "joined",
                            speech.say("badge.joined.letter"),
                            speech.say("badge.joined", names.unit(unit.joinedTo()).orElse("")),
                            "WC-BG-JOIN-01"));
        if (unit.activations() > 0) badges.add(speech.badgeOf("activated", "WC-TURN-04"));
        return badges;
    }

    private View.Badge badge(String key, int count, String rule, Object... more) {
        var facts = new Object[more.length + 1];
        facts[0] = count;
        System.arraycopy(more, 0, facts, 1, more.length);
        return new View.Badge(
                key,
                speech.say("badge." + key + ".letter") + count,
                speech.say("badge." + key, facts),
                rule);
    }

    private View.Card card(Unit unit) {
        var card = unit.card();
        var lines = new ArrayList<List<String>>();
        if (unit.onTable())
            lines.add(speech.pair("wc.conquest", "" + ConquestValue.of(battle, unit).value()));
        else lines.add(speech.pair("wc.conquest", "" + card.conquest().value(card.troops())));
        lines.add(speech.pair("wc.willpower", dice(unit)));
        lines.add(speech.pair("wc.morale", "" + card.morale()));
        lines.add(speech.pair("wc.troops", unit.troops() + "/" + card.troops()));
        if (card.command() > 0) lines.add(speech.pair("wc.command", "" + card.command()));
        var traits =
                card.keywords().stream()
                        .map(word -> speech.say("wc.keyword." + ScreenWords.word(word.name())))
                        .map(word -> new View.Trait(word, "", "", true))
                        .toList();
        return new View.Card(lines, List.of(), traits, "");
    }

    private String dice(Unit unit) {
        return unit.card().willpower().dice().stream()
                .map(die -> speech.teller().say("Die." + die.name()))
                .collect(Collectors.joining(", "));
    }

    private List<View.Zone> zones() {
        int deep = ground.length(battle.setting().scenario().zoneDepth());
        int wide = ground.width();
        return List.of(
                zone(DeploymentZone.A, new Bounds(0, 0, wide, deep)),
                zone(DeploymentZone.B, new Bounds(0, wide - deep, wide, wide)));
    }

    private View.Zone zone(DeploymentZone zone, Bounds box) {
        boolean chosen = battle.clock().stage().compareTo(Stage.ZONES) > 0;
        var side = battle.zone(Side.A) == zone ? Side.A : Side.B;
        return new View.Zone(
                "zone-" + zone,
                speech.teller().say("Zone." + zone),
                chosen ? side : null,
                ScreenShape.of(box));
    }

    /** Objectives as the tables of other games have them, for replays. */
    private List<View.Marker> markers() {
        var markers = new ArrayList<View.Marker>();
        for (var one : battle.objectives())
            markers.add(
                    new View.Marker(
                            markers.size() + 1,
                            one.id(),
                            ground.at(one.centre()),
                            ground.length(1),
                            battle.control(one)));
        return markers;
    }
}
