package org.vexillum.cli.tourney;

import org.vexillum.cli.Console;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.Event;
import org.vexillum.tourneys.text.Say;

/** Makes one change of a kept event and tells what the organiser is warned of. */
final class Deed {
    private final Console console;
    private final WhichEvent which;

    Deed(Console console, WhichEvent which) {
        this.console = console;
        this.which = which;
    }

    /** What is to be done, with the ids of the event. */
    interface Wanted {
        Change in(Event event);
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
        var say = Say.in(console.lang());
        var notices = event.notices();
        for (var notice : notices.subList(Math.min(warned[0], notices.size()), notices.size()))
            console.out().println("! " + Kept.named(event, say.notice(notice, event.pack())));
    }

    /** The id of somebody; refused with those who are there if there is nobody of the name. */
    static String who(Event event, String name) {
        var id = Kept.id(event, name);
        return id == null ? event.member(name).id() : id;
    }
}
