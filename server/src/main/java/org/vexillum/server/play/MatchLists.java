package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Side;
import org.vexillum.server.Json;
import org.vexillum.server.RefusalWords;
import org.vexillum.server.ServerWords;
import org.vexillum.server.store.Summaries.Listed;

/** Lists of matches, from what is stored about each: no match is opened for them. */
public final class MatchLists {
    private final RoomServices house;
    private final Rooms rooms;

    public MatchLists(RoomServices house, Rooms rooms) {
        this.house = house;
        this.rooms = rooms;
    }

    /** Matches that everybody may watch by their ids, the last changed first. */
    public Map<String, Map<String, Object>> open(boolean finished, int most, Lang lang) {
        var lines = new LinkedHashMap<String, Map<String, Object>>();
        for (var listed : house.summaries().open(finished, most, lang.name()))
            lines.put(listed.id(), line(listed, lang));
        return lines;
    }

    /** These matches by their ids, in this order, those that are there. */
    public Map<String, Map<String, Object>> of(List<String> ids, Lang lang) {
        var found = house.summaries().of(ids, lang.name());
        var lines = new LinkedHashMap<String, Map<String, Object>>();
        for (var id : ids)
            Optional.ofNullable(found.get(id))
                    .ifPresent(listed -> lines.put(id, line(listed, lang)));
        return lines;
    }

    private Map<String, Object> line(Listed listed, Lang lang) {
        var trouble = rooms.trouble(listed.id());
        var summary = listed.summary();
        if (trouble == null && summary != null) return stored(summary);
        if (trouble == null) house.chores().soon(listed.id());
        var line = bare(listed, lang);
        if (trouble != null) line.put("trouble", RefusalWords.words(trouble, lang).get("message"));
        return line;
    }

    @SuppressWarnings("unchecked") // it was written as an object
    private static Map<String, Object> stored(String summary) {
        var line = (Map<String, Object>) Json.read(summary, LinkedHashMap.class);
        line.remove(Summary.POINTS);
        return line;
    }

    /** What stands beside the journal, until the match has been summed up. */
    private static Map<String, Object> bare(Listed listed, Lang lang) {
        return Json.object(
                "id", listed.id(),
                "game", listed.game(),
                "gameName", Kits.title(listed.game()),
                "edition", listed.edition().isEmpty() ? null : listed.edition(),
                "names", names(listed, lang),
                "over", listed.finished(),
                "byHand", listed.byHand(),
                "round", 0,
                "waiting", new ArrayList<>(),
                "changed", listed.changed().toString());
    }

    private static Map<String, String> names(Listed listed, Lang lang) {
        var affairs = Json.read(listed.state(), MatchMetadata.class);
        var names = new LinkedHashMap<String, String>();
        for (var side : Side.values())
            names.put(side.name(), affairs.name(side, listed.bot(side), ServerWords.in(lang)));
        return names;
    }
}
