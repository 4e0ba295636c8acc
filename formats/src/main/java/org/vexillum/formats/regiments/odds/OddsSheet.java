package org.vexillum.formats.regiments.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.formats.Words;
import org.vexillum.formats.text.Teller;
import org.vexillum.kernel.chance.Chance;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.odds.Step;
import org.vexillum.regiments.table.Unit;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

/** The answer to an {@link OddsRequest} as lines of text with bars. */
public final class OddsSheet {
    private static final int BAR = 30;
    private static final double SHOWN = 0.0005;

    private final OddsRequest request;
    private final OddsWords words;
    private final Words cards;
    private final Teller teller;
    private final List<String> lines = new ArrayList<>();

    public OddsSheet(OddsRequest request, Lang lang) {
        this.request = request;
        words = OddsWords.in(lang);
        cards = Words.in(lang);
        teller = Teller.of(GameId.REGIMENTS, lang, Rulebook.load());
    }

    public List<String> lines() {
        title();
        if (request.idle()) {
            lines.add(words.say("nothing"));
            return lines;
        }
        if (request.charge()) melee(request.melee());
        else shooting();
        traits();
        return lines;
    }

    private void title() {
        var title = request.charge() ? "title.charge" : "title.shoot";
        var line = words.say(title, card(request.attacker()), card(request.target()));
        if (request.charge()) line += " " + words.say("side." + request.side().name());
        lines.add(line);
        lines.add("  " + words.say("assumed", String.join("; ", assumed())));
        for (var unit : List.of(request.attacker(), request.target())) {
            var unknown = OddsFacts.notEnforced(unit);
            if (!unknown.isEmpty())
                lines.add("  " + words.say("notEnforced", unit.name(), String.join(", ", unknown)));
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
        if (request.charge())
            said.add(
                    words.say(
                            request.assumptions().strikesBack()
                                    ? "assumed.strikes"
                                    : "assumed.declines"));
        else circumstances(said);
        said.add(
                words.say(
                        request.assumptions().usesLimited() ? "assumed.limited" : "assumed.saved"));
        int picked = request.assumptions().picked();
        said.add(
                picked < 0
                        ? words.say("assumed.nobody")
                        : words.say("assumed.takedown", request.target().card(picked).name()));
        said.add(words.say("assumed.fallen"));
        return said;
    }

    private void circumstances(List<String> said) {
        said.add(
                request.distance() < 0
                        ? words.say("assumed.near")
                        : words.say("assumed.distance", Lengths.show(request.distance())));
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
        fate(request.target(), odds.wounds(), odds.slain());
        chance("fate.tested", odds.tested());
        chance("fate.shaken", odds.shaken());
        chance("fate.destroyed", odds.destroyed());
    }

    private void melee(MeleeOdds odds) {
        steps(odds.steps());
        fate(request.target(), odds.target());
        fate(request.attacker(), odds.charger());
        lines.add("");
        double lost = 1 - odds.won() - odds.drawn();
        lines.add(words.say("melee", percent(odds.won()), percent(odds.drawn()), percent(lost)));
    }

    private void fate(Unit unit, MeleeOdds.Fate fate) {
        fate(unit, fate.wounds(), fate.slain());
        chance("fate.shaken", fate.shaken());
        chance("fate.routed", fate.routed());
        chance("fate.killed", fate.killed());
        chance("fate.destroyed", fate.destroyed());
    }

    private void steps(List<Step> steps) {
        lines.add("");
        lines.add(words.say("steps"));
        var table = new OddsTable(words.say("step.head").split("\\|"));
        for (var step : steps)
            table.row(
                    step.weapon() + " (" + name(step.unit()) + ")",
                    number(step.dice().mean()),
                    number(step.hits().mean()),
                    number(step.unblocked().mean()),
                    number(step.wounds().mean()),
                    number(step.taken().mean()),
                    number(step.overkill()));
        lines.addAll(table.lines());
        for (var step : steps) lines.add("  " + needs(step));
    }

    private String needs(Step step) {
        var portion = step.salvo().portions().getFirst();
        var block = step.salvo().shield().against(portion.ap()[0]);
        var said = words.say("needs", teller.target(portion.toHit()), teller.target(block));
        return step.weapon() + " (" + name(step.unit()) + "): " + said;
    }

    private String name(String id) {
        return id.equals(request.attacker().id())
                ? request.attacker().name()
                : request.target().name();
    }

    private void fate(Unit unit, Chance wounds, Chance slain) {
        lines.add("");
        lines.add(
                words.say(
                        "wounds",
                        unit.name(),
                        number(wounds.mean()),
                        wounds.percentile(0.1),
                        wounds.percentile(0.9)));
        bars(wounds);
        lines.add("  " + atLeast(wounds));
        lines.add(words.say("slain", unit.name(), number(slain.mean())));
        lines.add("  " + atLeast(slain));
    }

    private void bars(Chance chance) {
        double most = 0;
        for (int n = 0; n <= chance.most(); n++) most = Math.max(most, chance.of(n));
        for (int n = 0; n <= chance.most(); n++) {
            if (chance.of(n) < SHOWN) continue;
            int length = (int) Math.round(BAR * chance.of(n) / most);
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "  %3d %8s  %s",
                            n,
                            percent(chance.of(n)),
                            "█".repeat(length)));
        }
    }

    private String atLeast(Chance chance) {
        var parts = new ArrayList<String>();
        for (int n = 1; n <= chance.most() && chance.atLeast(n) >= SHOWN; n++)
            parts.add(words.say("atLeast", n, percent(chance.atLeast(n))));
        return String.join(", ", parts);
    }

    private void chance(String key, double chance) {
        lines.add(String.format(Locale.ROOT, "  %8s  %s", percent(chance), words.say(key)));
    }

    private void traits() {
        var contributions = request.contributions();
        if (contributions.isEmpty()) return;
        lines.add("");
        lines.add(words.say("traits", request.target().name()));
        for (var one : contributions)
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "  %+6.2f  %s (%s)  %s",
                            one.difference(),
                            cards.trait(one.trait()),
                            name(one.unit()),
                            one.trait().rule()));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String percent(double chance) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * chance);
    }
}
