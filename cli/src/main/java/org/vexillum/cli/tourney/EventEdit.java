package org.vexillum.cli.tourney;

import org.vexillum.cli.Console;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.text.TourneyMessages;

/** Makes one change of a kept event and tells what the organiser is warned of. */
final class EventEdit {
    private final Console console;
    private final EventLocation which;

    EventEdit(Console console, EventLocation which) {
        this.console = console;
        this.which = which;
    }

    /** What is to be done, with the ids of the event. */
    interface Wanted {
        Change in(EventState event);
    }

    void make(Wanted wanted, String why) {
        int[] warned = {0};
        var event =
                which.open(console)
                        .change((tourney, by) -> {
                            warned[0] = tourney.event().notices().size();
                            tourney.change(wanted.in(tourney.event()), by.because(why));
                        })
                        .event();
        var say = TourneyMessages.in(console.lang());
        var notices = event.notices();
        for (var notice : notices.subList(Math.min(warned[0], notices.size()), notices.size()))
            console.out()
                    .println("! " + EventStorage.named(event, say.notice(notice, event.pack())));
    }

    /** The id of somebody; refused with those who are there if there is nobody of the name. */
    static String who(EventState event, String name) {
        var id = EventStorage.id(event, name);
        return id == null ? event.member(name).id() : id;
    }
}
