package org.vexillum.regiments.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.edge.Edge;
import org.vexillum.gamekit.odds.OddsPage;
import org.vexillum.gamekit.odds.OddsTable;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.CasualtyPreference;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.odds.AttackStep;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.table.Unit;

/** The answer to an {@link OddsRequest} as lines of text with bars. */
final class OddsSheet {
    private final OddsRequest request;
    private final OddsWords words;
    private final Words cards;
    private final Teller teller;
    private final OddsPage page;

    OddsSheet(OddsRequest request, Lang lang) {
        this.request = request;
        words = OddsWords.of(RegimentsKit.ID, lang);
        page = new OddsPage(words);
        cards = Words.in(lang);
        teller = Teller.of(RegimentsKit.ID, lang, Edge.of().rules());
    }

    List<String> lines() {
        title();
        if (request.idle()) {
            page.line(words.say("nothing"));
            return page.lines();
        }
        if (request.charge()) melee(request.melee());
        else shooting();
        traits();
        return page.lines();
    }

    private void title() {
        var title = request.charge() ? "title.charge" : "title.shoot";
        var line = words.say(title, card(request.attacker()), card(request.target()));
        if (request.charge()) line += " " + words.say("side." + request.side().name());
        page.line(line);
        page.line("  " + words.say("assumed", String.join("; ", assumed())));
        for (var unit : List.of(request.attacker(), request.target())) {
            var unknown = OddsFacts.notEnforced(unit);
            if (!unknown.isEmpty())
                page.line("  " + words.say("notEnforced", unit.name(), String.join(", ", unknown)));
        }
    }

    private static String card(Unit unit) {
        var model = unit.card(unit.ordinary());
        return unit.name()
                + " ["
                + unit.living()
                + "] Q"
                + model.quality()
                + "+ D"
                + model.defense()
                + "+";
    }

    private List<String> assumed() {
        var said = new ArrayList<String>();
        if (request.charge()) said.add(words.say(strikeBack()));
        else circumstances(said);
        said.add(
                words.say(
                        request.assumptions().usesLimited() ? "assumed.limited" : "assumed.saved"));
        for (var singling : request.singling()) said.add(singling.said(words, request.steps()));
        if (request.charge())
            fallen(request.attacker(), request.assumptions().attackerGivesUp(), said);
        fallen(request.target(), request.assumptions().targetGivesUp(), said);
        weapons(said);
        return said;
    }

    private void fallen(Unit unit, CasualtyPreference givenUp, List<String> said) {
        if (!mixed(unit)) return;
        var names = givenUp.groups().stream().map(CasualtyPreference.Group::name).toList();
        said.add(
                names.isEmpty()
                        ? words.say("assumed.fallen", unit.name())
                        : words.say("assumed.givenUp", unit.name(), String.join(", ", names)));
    }

    private void weapons(List<String> said) {
        var first = request.assumptions().weaponsFirst();
        if (!first.isEmpty()) said.add(words.say("assumed.weapons", String.join(", ", first)));
        else if (request.choosesWeapons()) said.add(words.say("assumed.ranks"));
    }

    /** Whether it matters who falls; a hero is always the last (AOFR-SR-TOUGH-4). */
    private static boolean mixed(Unit unit) {
        int kinds = 0;
        for (int model : unit.kinds()) if (!unit.leads(model)) kinds++;
        return kinds > 1;
    }

    private String strikeBack() {
        if (!request.mayStrikeBack()) return "assumed.helpless";
        return request.assumptions().strikesBack() ? "assumed.strikes" : "assumed.declines";
    }

    private void circumstances(List<String> said) {
        said.add(
                request.distance() < 0
                        ? words.say("assumed.near")
                        : words.say("assumed.distance", words.inches(request.distance())));
        said.add(words.say(request.moved() ? "assumed.moved" : "assumed.still"));
        var cover = request.cover();
        said.add(
                words.say(
                        !cover.any()
                                ? "assumed.open"
                                : cover.inside() ? "assumed.inside" : "assumed.behind"));
    }

    private void shooting() {
        var odds = request.shooting();
        steps(odds.steps());
        page.harm(request.target().name(), odds.wounds(), odds.slain());
        page.chance("fate.tested", odds.tested());
        shaken(request.target(), odds.shaken());
        page.chance("fate.destroyed", odds.destroyed());
    }

    private void melee(MeleeOdds odds) {
        steps(odds.steps());
        fate(request.target(), odds.target());
        fate(request.attacker(), odds.charger());
        page.blank();
        double lost = 1 - odds.won() - odds.drawn();
        page.line(
                words.say(
                        "melee",
                        words.percent(odds.won()),
                        words.percent(odds.drawn()),
                        words.percent(lost)));
        page.line("  " + words.say("result.why"));
        parts(request.attacker(), request.attackerParts(odds));
        parts(request.target(), request.targetParts(odds));
    }

    private void parts(Unit unit, MeleeParts parts) {
        page.line("  " + unit.name() + ": " + parts.said(words));
    }

    private void fate(Unit unit, MeleeOdds.Fate fate) {
        page.harm(unit.name(), fate.wounds(), fate.slain());
        shaken(unit, fate.shaken());
        page.chance("fate.routed", fate.routed());
        page.chance("fate.killed", fate.killed());
        page.chance("fate.destroyed", fate.destroyed());
    }

    private void shaken(Unit unit, double chance) {
        if (unit.shaken()) page.line("  " + words.say("shaken.already"));
        else page.chance("fate.shaken", chance);
    }

    private void steps(List<AttackStep> steps) {
        page.blank();
        page.line(words.say("steps"));
        var table = new OddsTable(words.say("step.head").split("\\|"));
        for (var step : steps)
            table.row(
                    label(step),
                    words.number(step.dice().mean()),
                    words.number(step.hits().mean()),
                    words.number(step.unblocked().mean()),
                    words.number(step.wounds().mean()),
                    words.number(step.taken().mean()),
                    words.number(step.overkill()));
        page.table(table);
        for (var step : steps) needs(step).forEach(line -> page.line("  " + line));
    }

    /** One line for all who need the same; a hero and the ranks may differ (AOFR-QUALITY-04). */
    private List<String> needs(AttackStep step) {
        var lines = new ArrayList<String>();
        for (var portion : step.salvo().portions()) {
            var block = teller.target(step.salvo().shield().against(portion.ap()[0]));
            var hit = portion.tired() ? words.say("tired") : teller.target(portion.toHit());
            var line = label(step) + ": " + words.say("needs", hit, block);
            if (!lines.contains(line)) lines.add(line);
        }
        return lines;
    }

    /** The weapon and whose it is; Impact is no weapon but a rule. */
    private String label(AttackStep step) {
        boolean impact = step.salvo().rules().has("AOFR-SR-IMPACT-1");
        var label = (impact ? words.say("impact") : step.weapon()) + " (" + name(step.unit()) + ")";
        int picked = step.salvo().picked();
        if (picked == AttackTarget.WHOLE) return label;
        return label + " → " + TakedownText.name(struck(step), picked);
    }

    private Unit struck(AttackStep step) {
        return step.unit().equals(request.attacker().id()) ? request.target() : request.attacker();
    }

    private String name(String id) {
        return id.equals(request.attacker().id())
                ? request.attacker().name()
                : request.target().name();
    }

    private void traits() {
        var contributions = request.contributions();
        if (contributions.isEmpty()) return;
        page.blank();
        page.line(words.say("traits", request.target().name()));
        for (var one : contributions)
            page.line(
                    "  "
                            + words.signed(one.difference())
                            + "  "
                            + cards.trait(one.trait())
                            + " ("
                            + name(one.unit())
                            + ")  "
                            + one.trait().rule());
    }
}
