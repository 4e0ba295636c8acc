package org.vexillum.warcrow.kit.screen;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.screen.RefereeSheet;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.feat.Decapitation;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.objectives.ConquestValue;
import org.vexillum.warcrow.result.Result;
import org.vexillum.warcrow.scenario.ScoreLine;
import org.vexillum.warcrow.sequence.FinalCount;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.EventToken;
import org.vexillum.warcrow.table.FeatState;
import org.vexillum.warcrow.table.ScoreTally;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Unit;

/** Writes the referee's sheet from what a visitor may know. */
record SheetMaker(Battle battle, List<Unit> shown, ScreenWords speech, StrideScale ground) {
    RefereeSheet sheet() {
        var setting = battle.setting();
        var feat = setting.feat();
        var adventure = new ArrayList<>(List.of(ScreenWords.word(setting.scenario().name())));
        var title = new ArrayList<>(List.of(told("Scenario.", setting.scenario())));
        if (feat != null) {
            adventure.add(ScreenWords.word(feat.name()));
            title.add(told("Feat.", feat));
        }
        return new RefereeSheet(
                ground.stride(),
                setting.scenario().reach(),
                adventure,
                title,
                setting.scenario().setUp().and(FeatRules.of(feat)).ids(),
                clock(),
                battle.events().stream().map(this::token).toList(),
                new MarkerViews(battle, speech, ground).all(),
                gauges(),
                List.of(company(Side.A), company(Side.B)),
                shown.stream().filter(Unit::onTable).map(this::place).toList(),
                battle.tallies().stream().map(this::tally).toList());
    }

    private String told(String prefix, Enum<?> constant) {
        return speech.teller().say(prefix + constant.name());
    }

    private RefereeSheet.Clock clock() {
        var clock = battle.clock();
        var stage = clock.stage();
        boolean acts = stage == Stage.ACTIVATION;
        boolean deploys = stage == Stage.DEPLOYMENT || stage == Stage.SCOUTS;
        return new RefereeSheet.Clock(
                clock.round(),
                Clock.ROUNDS,
                clock.turn(),
                Clock.TURNS,
                ScreenWords.word(stage.name()),
                acts || deploys ? clock.toAct() : null,
                acts || stage == Stage.EVENTS ? clock.first() : null,
                stage.compareTo(Stage.INITIATIVE) > 0 ? clock.initiative() : null,
                clock.timeUp());
    }

    private RefereeSheet.Token token(EventToken token) {
        var about =
                token.kind() == EventToken.Kind.RALLY && battle.has(token.about())
                        ? battle.unit(token.about()).card().name()
                        : token.about();
        var kind = ScreenWords.word(token.kind().name());
        return new RefereeSheet.Token(
                token.turn(), kind, token.about(), speech.say("wc.token." + kind, about));
    }

    private List<RefereeSheet.Gauge> gauges() {
        var feat = battle.setting().feat();
        var gauges = new ArrayList<RefereeSheet.Gauge>();
        if (feat == null || feat == Feat.DECAPITATION || feat == Feat.RIFT) return gauges;
        if (battle.clock().stage().compareTo(Stage.FEAT_SETUP) <= 0) return gauges;
        var name = speech.say("wc.meter." + ScreenWords.word(feat.name()));
        int most = feat == Feat.TRACK ? 4 : FeatState.HIGHEST;
        for (var side : Side.values())
            gauges.add(new RefereeSheet.Gauge(side, name, battle.feat().meter(side), most));
        return gauges;
    }

    private RefereeSheet.Company company(Side side) {
        boolean placed = battle.clock().stage().compareTo(Stage.ZONES) > 0;
        var result = result(side);
        return new RefereeSheet.Company(
                side,
                battle.setting().company(side).name(),
                placed ? ScreenWords.word(battle.colour(side).name()) : null,
                battle.tokens(side) - battle.spent(side),
                battle.tokens(side),
                battle.military(side),
                battle.arcane(side),
                result == null ? null : told("Result.", result),
                result == null ? null : result.points(),
                battle.conceded() == side,
                lines(side));
    }

    private @Nullable Result result(Side side) {
        if (battle.clock().stage() != Stage.OVER) return null;
        return FinalCount.result(battle, side);
    }

    /** Commander, contract and banner, as far as they are known. */
    private List<String> lines(Side side) {
        var lines = new ArrayList<String>();
        if (battle.setting().feat() == Feat.DECAPITATION) {
            line("commander", Decapitation.commander(battle, side), lines);
            line("contract", battle.feat().contract(side), lines);
            if (battle.feat().commanderFallen(side)) lines.add(speech.say("wc.commander-fallen"));
            if (battle.feat().contractFallen(side)) lines.add(speech.say("wc.contract-fallen"));
        }
        if (battle.setting().feat() == Feat.BANNER) {
            line("bearer", battle.feat().bearer(side), lines);
            if (battle.feat().bannerLost(side)) lines.add(speech.say("wc.banner-lost"));
        }
        return lines;
    }

    private void line(String key, String unit, List<String> lines) {
        for (var each : shown)
            if (each.id().equals(unit)) lines.add(speech.say("wc." + key, each.card().name()));
    }

    private RefereeSheet.Place place(Unit unit) {
        var stands = Facts.value(unit.standing());
        return new RefereeSheet.Place(
                unit.id(),
                stands == null ? List.of() : stands,
                ConquestValue.of(battle, unit).value(),
                unit.card().troops());
    }

    private RefereeSheet.Tally tally(ScoreTally tally) {
        return new RefereeSheet.Tally(
                tally.round(), sum(tally.a()), sum(tally.b()), said(tally.a()), said(tally.b()));
    }

    private static int sum(List<ScoreLine> lines) {
        return lines.stream().mapToInt(ScoreLine::points).sum();
    }

    private List<String> said(List<ScoreLine> lines) {
        return lines.stream()
                .map(line -> line.points() + " · " + told("Merit.", line.merit()))
                .toList();
    }
}
