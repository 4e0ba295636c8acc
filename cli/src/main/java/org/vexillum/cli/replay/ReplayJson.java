package org.vexillum.cli.replay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.cli.force.UnenforcedRules;
import org.vexillum.files.journal.EntryEvents;
import org.vexillum.files.journal.Journal;
import org.vexillum.files.journal.Playback;
import org.vexillum.files.journal.Seed;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.force.SampleNames;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.HyphenatedFacts;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Log;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Nullable;

/** A saved match, or the verdict on it, as JSON. */
final class ReplayJson {
    private final Teller teller;
    private final BotAdvice adviser;
    private final Lang lang;

    ReplayJson(Teller teller, BotAdvice adviser, Lang lang) {
        this.teller = teller;
        this.adviser = adviser;
        this.lang = lang;
    }

    Map<String, @Nullable Object> chapters(Playback<?> playback) {
        var names =
                SampleNames.of(
                        TableNames.of(playback.match().table()), forces(playback.journal()), lang);
        var log = new Log(teller, names, 0);
        var json = head(playback.journal());
        json.put(
                "chapters",
                playback.chapters().stream().map(each -> chapter(each, log, names)).toList());
        json.put("over", playback.match().over());
        playback.trouble().ifPresent(wrong -> trouble(wrong, json));
        return json;
    }

    private Map<String, @Nullable Object> chapter(EntryEvents chapter, Log log, TableNames names) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        var entry = chapter.entry();
        if (entry != null) {
            json.put("entry", chapter.number());
            json.put("text", teller.entry(entry, names));
        }
        adviser.on(chapter).ifPresent(advice -> json.put("why", why(advice, names)));
        json.put(
                "events", log.lines(chapter.events()).stream().map(HyphenatedFacts::line).toList());
        return json;
    }

    private Map<String, @Nullable Object> why(BotAdvice.Advice advice, TableNames names) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("greedy", HyphenatedFacts.answer(advice.question(), advice.answer()));
        json.put("followed", advice.followed());
        json.put("reason", advice.reason().key());
        json.put("text", teller.why(advice.reason().key(), advice.reason().facts(), names));
        return json;
    }

    Map<String, @Nullable Object> verdict(Journal journal, Optional<Unreadable> trouble) {
        var json = head(journal);
        json.put("verified", trouble.isEmpty());
        json.put("dice", journal.dice());
        json.put("tables", journal.tables());
        trouble.ifPresent(wrong -> trouble(wrong, json));
        return json;
    }

    private static List<ForceSummary> forces(Journal journal) {
        return Kits.of(journal.start()).forces(journal.start());
    }

    private Map<String, @Nullable Object> head(Journal journal) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("format", Facts.FORMAT);
        json.put("game", journal.game());
        json.put("ruleset", journal.ruleset());
        json.put("seed", seed(journal.seed()));
        var forces = SampleNames.of(forces(journal), lang);
        json.put("a", forces.getFirst().name());
        json.put("b", forces.getLast().name());
        var unknown = new LinkedHashMap<String, Object>();
        unknown.put("a", UnenforcedRules.of(forces.getFirst()));
        unknown.put("b", UnenforcedRules.of(forces.getLast()));
        json.put("notEnforced", unknown);
        json.put("entries", journal.entries().size());
        return json;
    }

    private static @Nullable Object seed(@Nullable Seed seed) {
        if (seed instanceof Seed.Quick quick) return quick.number();
        return seed == null ? null : seed.written();
    }

    private void trouble(Unreadable wrong, Map<String, @Nullable Object> json) {
        json.put("place", wrong.place());
        json.put("trouble", teller.unreadable(wrong));
    }
}
