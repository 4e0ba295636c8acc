package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.server.Json;

/** What is held until somebody who runs the event answers. */
final class HeldQuestions {
    private final EventViewer look;

    HeldQuestions(EventViewer look) {
        this.look = look;
    }

    List<Map<String, Object>> all() {
        var all = new ArrayList<Map<String, Object>>();
        for (var member : look.event().active())
            if (LeavingActions.held(look.event(), member.id())) all.add(drop(member.id()));
        return all;
    }

    /** Somebody wants to leave in mid-round: what becomes of the game? */
    Map<String, Object> drop(String who) {
        var choices = new ArrayList<Map<String, Object>>();
        for (var how :
                List.of(LeavingActions.CONCEDE, LeavingActions.NO_SHOW, LeavingActions.AFTER_ROUND))
            choices.add(
                    Json.object(
                            "how",
                            how,
                            "label",
                            look.words().say("tourney.drop." + how, look.names().of(who))));
        return Json.object(
                "key",
                "drop-mid-round",
                "who",
                who,
                "message",
                look.words().say("tourney.drop", look.names().of(who)),
                "choices",
                choices);
    }
}
