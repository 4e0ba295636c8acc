package org.vexillum.server.tourneys;

import java.time.DateTimeException;
import java.time.Instant;
import org.vexillum.gamekit.desk.Body;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.tourneys.event.Course;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.SettingLimits;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.pairing.AdventureDraw;

/** Deeds about the event as a whole. */
final class Setting {
    private static final String UNTIL = "listsUntil";

    private Setting() {}

    static void set(Job job) {
        job.body()
                .object("settings")
                .fields()
                .forEach((name, value) ->
                        job.change(new Course.Changed(name.toString(), value(name, value))));
        SettingLimits.check(job.event().settings());
    }

    /** Settings for a new event. */
    static Settings settings(Body wanted) {
        var settings = Settings.of("", wanted.text("pack", "warcrow"));
        for (var entry : wanted.fields().entrySet())
            settings =
                    OptionNames.with(
                            settings,
                            entry.getKey().toString(),
                            value(entry.getKey(), entry.getValue()));
        if (settings.name().isEmpty()) throw Refused.wrong("missing", "name");
        SettingLimits.check(settings);
        return settings;
    }

    private static String value(Object name, Object value) {
        boolean plain =
                value instanceof String || value instanceof Number || value instanceof Boolean;
        if (!plain) throw Refused.wrong("no-text", name);
        var text = Plain.line(value.toString(), name.equals("specialRules") ? 2_000 : 120);
        if (name.equals(UNTIL) && !text.isEmpty()) mustBeTime(text);
        return text;
    }

    private static void mustBeTime(String text) {
        try {
            Instant.parse(text);
        } catch (DateTimeException wrong) {
            throw Refused.wrong("no-time", text);
        }
    }

    static void adventure(Job job) {
        var body = job.body();
        int round = body.whole("round");
        if (round < 1 || round > SettingLimits.ROUNDS) throw Refused.wrong("no-number", "round");
        job.change(
                new Course.AdventureSet(round, body.text("scenario", ""), body.text("feat", "")));
    }

    static void drawAdventures(Job job) {
        AdventureDraw.draw(job.event(), job.event().plannedRounds()).forEach(job::change);
    }

    static void openLists(Job job) {
        job.change(new Course.ListsOpened());
    }

    static void close(Job job) {
        job.change(new Course.Closed(job.body().flag("early")));
    }

    static void reopen(Job job) {
        job.change(new Course.Reopened());
    }

    static void move(Job job) {
        job.change(new Course.Moved());
    }

    static void goOn(Job job) {
        job.change(new Course.TakenUp());
    }
}
