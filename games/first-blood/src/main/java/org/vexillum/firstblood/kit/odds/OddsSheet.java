package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.firstblood.combat.CombatEvents;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.magic.MagicEvents;
import org.vexillum.firstblood.morale.MoraleEvents;
import org.vexillum.firstblood.odds.Fate;
import org.vexillum.firstblood.odds.Odds;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.edge.Edge;
import org.vexillum.gamekit.odds.OddsPage;
import org.vexillum.gamekit.odds.OddsTable;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Event;

/** The answer to a question about odds as lines of text with bars. */
final class OddsSheet {
    private final FirstBloodOdds answer;
    private final OddsRequest request;
    private final OddsWords words;
    private final Words cards;
    private final OddsPage page;
    private final Teller teller;

    OddsSheet(FirstBloodOdds answer, Lang lang) {
        this.answer = answer;
        request = answer.request();
        words = OddsWords.of(FirstBloodKit.ID, lang);
        cards = Words.in(lang);
        page = new OddsPage(words);
        teller = Teller.of(FirstBloodKit.ID, lang, Edge.of().rules());
    }

    List<String> lines() {
        title();
        steps(answer.odds());
        answer.casting()
                .ifPresent(casting -> {
                    page.blank();
                    page.chance("fate.cast", casting.cast());
                    if (casting.healed().mean() > 0) {
                        page.line(
                                words.say(
                                        "healed",
                                        request.struck().name(),
                                        words.number(casting.healed().mean())));
                        page.bars(casting.healed());
                    }
                });
        new OddsPicture(answer, words).fates().forEach(this::fate);
        traits();
        return page.lines();
    }

    private void title() {
        int count = request.circumstances().count();
        page.line(
                words.counted(
                        "title." + request.deed().name().toLowerCase(Locale.ROOT),
                        request.led() ? 0 : count,
                        card(request.acting()),
                        card(request.struck()),
                        count));
        var assumed = String.join("; ", new OddsAssumptions(request).sentences(words));
        page.line("  " + words.say("assumed", assumed));
        for (var regiment : OddsFacts.involved(request)) {
            var unknown = OddsFacts.notEnforced(regiment);
            if (!unknown.isEmpty())
                page.line(
                        "  "
                                + words.say(
                                        "notEnforced",
                                        regiment.name(),
                                        String.join(", ", unknown)));
        }
    }

    private String card(Regiment regiment) {
        var said = new ArrayList<String>();
        if (regiment.broken()) said.add(words.say("state.broken"));
        if (regiment.inspired() != Inspired.NO) said.add(words.say("state.inspired"));
        if (regiment.aimed()) said.add(words.say("state.aimed"));
        var state = said.isEmpty() ? "" : " (" + String.join(", ", said) + ")";
        return regiment.name() + " [" + regiment.living() + "]" + state;
    }

    /** What is to be expected, then the numbers behind it. */
    private void steps(Odds odds) {
        page.blank();
        page.line(words.say("steps"));
        var table = new OddsTable(words.say("step.head").split("\\|"));
        double wounds = odds.wounds().mean();
        table.row(
                request.struck().name(),
                words.number(odds.hits().mean()),
                words.number(wounds),
                words.number(odds.moraleDice().mean()),
                words.number(odds.target().wounds().mean() - wounds),
                words.number(odds.target().slain().mean()));
        page.table(table);
        for (var event : request.numbers()) needs(event);
    }

    private void needs(Event event) {
        switch (event) {
            case CombatEvents.HitsRolled e ->
                    page.line(
                            "  "
                                    + words.say(
                                            "needs.hits",
                                            name(e.regiment()),
                                            e.roll().size(),
                                            teller.figure(e.needed()),
                                            words.number(e.expected())));
            case CombatEvents.DefenceRolled e ->
                    page.line(
                            "  "
                                    + words.say(
                                            "needs.defence",
                                            name(e.regiment()),
                                            teller.figure(e.defence()),
                                            teller.figure(e.evasion())));
            case MoraleEvents.MoraleRolled e ->
                    page.line(
                            "  "
                                    + words.say(
                                            "needs.morale",
                                            name(e.regiment()),
                                            teller.figure(e.resolve())));
            case MagicEvents.CastingRolled e ->
                    page.line(
                            "  "
                                    + words.say(
                                            "needs.casting",
                                            e.incantation(),
                                            teller.figure(e.level()),
                                            teller.figure(e.attunement()),
                                            e.needed()));
            default -> {}
        }
    }

    private String name(String id) {
        return request.battle().regiment(id).name();
    }

    private void fate(Fate fate) {
        page.harm(name(fate.regiment()), fate.wounds(), fate.slain());
        page.chance("fate.broken", fate.broken());
        page.chance("fate.destroyed", fate.destroyed());
        page.line("  " + words.say("unscathed", words.percent(fate.wounds().of(0))));
    }

    private void traits() {
        var additions = answer.additions();
        if (additions.isEmpty()) return;
        page.blank();
        page.line(words.say("traits", request.struck().name()));
        for (var one : additions)
            page.line(
                    "  "
                            + words.signed(one.wounds())
                            + "  "
                            + cards.trait(one.trait())
                            + " ("
                            + name(one.regiment())
                            + ")  "
                            + one.trait().rule());
    }
}
