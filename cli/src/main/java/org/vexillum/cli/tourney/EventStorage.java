package org.vexillum.cli.tourney;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.text.FoldedText;

/** An event that is kept from one command to the next. */
interface EventStorage {
    /** What is done to an event. */
    interface Work {
        void on(Tourney tourney, ChangeAuthor by);
    }

    Tourney read();

    /** Changes the event and stores it; if anything is refused, it stays as it was. */
    Tourney change(Work work);

    /** The id of somebody new. */
    String newId(Tourney tourney, String name);

    /** The whole event, for another computer. */
    String whole();

    /** What players had before the event; whoever is missing starts the season. */
    default Map<String, BigDecimal> before() {
        return Map.of();
    }

    /** The id of somebody by a name, without regard to case and accents; null if there is none. */
    static @Nullable String id(EventState event, String name) {
        for (var member : event.members())
            for (var known :
                    List.of(member.id(), member.entrant().name(), member.entrant().player()))
                if (known.equals(name)) return member.id();
        for (var member : event.members())
            if (FoldedText.key(member.entrant().name()).equals(FoldedText.key(name)))
                return member.id();
        return null;
    }

    /** A sentence with names in place of ids. */
    static String named(EventState event, String sentence) {
        return Pattern.compile("#\\d{1,6}")
                .matcher(sentence)
                .replaceAll(found -> Matcher.quoteReplacement(name(event, found.group())));
    }

    static String name(EventState event, String id) {
        return event.find(id).map(member -> member.entrant().name()).orElse(id);
    }
}
