package org.vexillum.server.tourneys;

import java.time.DateTimeException;
import java.time.Instant;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.SettingLimits;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.pairing.AdventureDraw;

/** Deeds about the event as a whole. */
final class SettingActions {
    private static final String UNTIL = "listsUntil";

    private SettingActions() {}

    static void set(EventRequest job) {
        job.body()
                .object("settings")
                .fields()
                .forEach((name, value) ->
                        job.change(new EventChange.Changed(name.toString(), value(name, value))));
        SettingLimits.check(job.event().settings());
    }

    /** Settings for a new event. */
    static Settings settings(RequestFields wanted) {
        var settings = Settings.of("", wanted.text("pack", "warcrow"));
        for (var entry : wanted.fields().entrySet())
            settings =
                    OptionNames.with(
                            settings,
                            entry.getKey().toString(),
                            value(entry.getKey(), entry.getValue()));
        if (settings.name().isEmpty()) throw RequestRefused.wrong("missing", "name");
        SettingLimits.check(settings);
        return settings;
    }

    private static String value(Object name, Object value) {
        boolean plain =
                value instanceof String || value instanceof Number || value instanceof Boolean;
        if (!plain) throw RequestRefused.wrong("no-text", name);
        var text = TypedText.line(value.toString(), name.equals("specialRules") ? 2_000 : 120);
        if (name.equals(UNTIL) && !text.isEmpty()) mustBeTime(text);
        return text;
    }

    private static void mustBeTime(String text) {
        try {
            Instant.parse(text);
        } catch (DateTimeException wrong) {
            throw RequestRefused.wrong("no-time", text);
        }
    }

    static void adventure(EventRequest job) {
        var body = job.body();
        int round = body.whole("round");
        if (round < 1 || round > SettingLimits.ROUNDS)
            throw RequestRefused.wrong("no-number", "round");
        job.change(
                new EventChange.AdventureSet(
                        round, body.text("scenario", ""), body.text("feat", "")));
    }

    static void drawAdventures(EventRequest job) {
        AdventureDraw.draw(job.event(), job.event().plannedRounds()).forEach(job::change);
    }

    static void openLists(EventRequest job) {
        job.change(new EventChange.ListsOpened());
    }

    static void close(EventRequest job) {
        job.change(new EventChange.Closed(job.body().flag("early")));
    }

    static void reopen(EventRequest job) {
        job.change(new EventChange.Reopened());
    }

    static void move(EventRequest job) {
        job.change(new EventChange.Moved());
    }

    static void goOn(EventRequest job) {
        job.change(new EventChange.TakenUp());
    }
}
