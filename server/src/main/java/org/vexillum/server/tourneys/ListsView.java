package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.server.Json;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.lists.BookUnit;
import org.vexillum.tourneys.lists.ListCheck;
import org.vexillum.tourneys.lists.ListFinding;

/** Lists, for those who may see them, and what the check says of them. */
final class ListsView {
    private final EventViewer look;
    private final EventState event;

    ListsView(EventViewer look) {
        this.look = look;
        event = look.event();
    }

    /** Owners and those who run the event see lists at any time, others when they are opened. */
    List<Map<String, Object>> all() {
        var lists = new ArrayList<Map<String, Object>>();
        for (var member : event.members())
            if (!member.list().isEmpty() && maySee(member))
                lists.add(
                        Json.object(
                                "who", member.id(),
                                "text", member.list(),
                                "appId", member.appId(),
                                "checked", member.listChecked(),
                                "findings", told(findings(member))));
        return lists;
    }

    private boolean maySee(EntrantState member) {
        return look.staff() || event.listsOpen() || look.own(member.id());
    }

    List<ListFinding> findings(EntrantState member) {
        return look.now().reckoning().lists().of(event, member);
    }

    /** What would be said about a list. */
    Map<String, Object> check(String text, String faction) {
        return told(CheckedLists.check(event, text, faction));
    }

    private Map<String, Object> told(List<ListFinding> findings) {
        var told = new ArrayList<Map<String, Object>>();
        var unknown = new ArrayList<String>();
        for (var finding : findings) {
            if (finding.key().equals("unknown-unit"))
                unknown.add(String.valueOf(finding.facts().getFirst()));
            told.add(
                    Json.object(
                            "key", finding.key(),
                            "illegal", finding.illegal(),
                            "rule", finding.rule(),
                            "text",
                                    look.say()
                                            .it(
                                                    "list." + finding.key(),
                                                    finding.facts().toArray())));
        }
        return Json.object(
                "legal", ListCheck.legal(findings), "findings", told, "unknown", unknown);
    }

    /** Units whose names hold some words. */
    List<Map<String, Object>> units(String words, int most) {
        return event.book().search(words).stream().limit(most).map(ListsView::unit).toList();
    }

    private static Map<String, Object> unit(BookUnit unit) {
        return Json.object(
                "names", unit.names(),
                "faction", unit.faction(),
                "points", unit.points(),
                "command", unit.command(),
                "availability", unit.availability(),
                "conquest", unit.conquest(),
                "willpower", unit.willpower(),
                "keywords", unit.keywords(),
                "confirmed", unit.confirmed());
    }
}
