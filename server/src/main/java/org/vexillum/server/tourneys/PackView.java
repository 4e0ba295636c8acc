package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.server.Json;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.Packs;
import org.vexillum.tourneys.pack.Theme;
import org.vexillum.tourneys.pack.TieBreak;

/** What an event of a pack is like. */
final class PackView {
    private PackView() {}

    static Map<String, Object> of(Pack pack, Lang lang) {
        var parts = new ArrayList<Map<String, Object>>();
        for (var part : pack.parts())
            parts.add(
                    Json.object(
                            "key", part.name().key(),
                            "name", part.name().in(lang),
                            "most", part.most()));
        return Json.object(
                "id", pack.id(),
                "name", pack.name().in(lang),
                "points", pack.points().in(lang),
                "total", pack.total().in(lang),
                "parts", parts,
                "ties", pack.ties().stream().map(PackView::word).toList(),
                "scenarios", themes(pack.scenarios(), lang),
                "feats", themes(pack.feats(), lang),
                "leastRounds", pack.leastRounds(),
                "leastEntrants", pack.leastEntrants());
    }

    private static String word(TieBreak tie) {
        return tie == TieBreak.SCORED ? "vp" : tie.name().toLowerCase(Locale.ROOT);
    }

    private static List<Map<String, Object>> themes(List<Theme> themes, Lang lang) {
        return themes.stream().map(theme -> name(theme, lang)).toList();
    }

    static Map<String, Object> name(Theme theme, Lang lang) {
        return Json.object("key", theme.name().key(), "name", theme.name().in(lang));
    }

    /** All packs, with what a new event of each begins with. */
    static List<Map<String, Object>> all(Lang lang) {
        var all = new ArrayList<Map<String, Object>>();
        for (var id : Packs.names()) {
            var pack = of(Packs.called(id).orElseThrow(), lang);
            pack.put("settings", new LinkedHashMap<>(OptionNames.of(Settings.of("", id))));
            pack.put("choices", OptionNames.choices());
            all.add(pack);
        }
        return all;
    }
}
