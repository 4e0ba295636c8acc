package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.server.Json;
import org.vexillum.server.ServerWords;
import org.vexillum.tourneys.event.Checklist;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.lists.ListCheck;

/** Who takes part, as one visitor may see it. */
final class EntrantsView {
    private final EventViewer look;
    private final List<String> linked;

    EntrantsView(EventViewer look, List<String> linked) {
        this.look = look;
        this.linked = linked;
    }

    List<Map<String, Object>> of() {
        var all = new ArrayList<Map<String, Object>>();
        for (var member : look.event().members()) all.add(one(member));
        return all;
    }

    private Map<String, Object> one(EntrantState member) {
        var entrant = member.entrant();
        var shown =
                Json.object(
                        "id", member.id(),
                        "name", look.names().of(member),
                        "faction", entrant.faction(),
                        "club", look.staff() || look.own(member.id()) ? entrant.club() : "",
                        "status", word(member.status()),
                        "lot", shownLot(member),
                        "hasList", !member.list().isEmpty());
        if (look.staff() || look.own(member.id())) more(member, shown);
        return shown;
    }

    static String word(EntrantState.Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }

    /** Lots tell the first pairings, which may not be published yet. */
    private int shownLot(EntrantState member) {
        return look.staff() || look.lastRound() > 0 ? member.lot() : 0;
    }

    private void more(EntrantState member, Map<String, Object> shown) {
        shown.put("realName", member.entrant().name());
        shown.put("shownAs", member.shownAs());
        shown.put("player", member.entrant().player());
        shown.put("fixedTable", member.fixedTable());
        shown.put("listChecked", member.listChecked());
        if (!member.list().isEmpty())
            shown.put("listOk", ListCheck.legal(new ListsView(look).findings(member)));
        shown.put("leaving", member.leaving());
        shown.put("linked", linked.contains(member.id()));
        shown.put("checks", checks(member));
        shown.put("substitutions", substitutions(member, look.words()));
    }

    private Map<String, String> checks(EntrantState member) {
        var checks = new LinkedHashMap<String, String>();
        for (var item : Checklist.items(look.event().settings()))
            checks.put(item, member.checked(item).name().toLowerCase(Locale.ROOT));
        return checks;
    }

    /** What stands for which unit of somebody, in words. */
    static List<Map<String, Object>> substitutions(EntrantState member, ServerWords words) {
        var all = new ArrayList<Map<String, Object>>();
        member.substitutions()
                .forEach((unit, substitute) ->
                        all.add(Json.object("unit", unit, "note", note(substitute, words))));
        return all;
    }

    private static String note(EntrantState.Substitute substitute, ServerWords words) {
        var office = "tourney.role." + substitute.approvedBy();
        var by = words.has(office) ? words.say(office) : substitute.approvedBy();
        return words.say("tourney.substitute", substitute.miniature(), substitute.baseMm(), by);
    }
}
