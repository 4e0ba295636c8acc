package org.vexillum.files.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.journal.Hex;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.referee.Question;

/** Journal entries; an answer is read by the question that is open when it is its turn. */
final class EntryFormat {
    private EntryFormat() {}

    static Map<String, @Nullable Object> write(Entry entry, JournalPlayer<?> course) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        switch (entry) {
            case Entry.Answer answer -> answer(answer, course, map);
            case Entry.DiceFell fell -> map.put("rolled", fell.faces());
            case Entry.TakenBack back -> map.put("takenBack", back.from());
            case Entry.Corrected agreed -> {
                map.put("correction", Facts.value(agreed.correction()));
                map.put("agreed", agreed.agreed().stream().map(Side::name).toList());
                map.put("reason", agreed.reason());
            }
            case Entry.Conceded gone -> map.put("conceded", gone.side().name());
            case Entry.StandingPass pass -> {
                map.put("standingPass", pass.question());
                map.put("side", pass.side().name());
                map.put("on", pass.on());
            }
        }
        return map;
    }

    /** An answer that a standing pass gave; its content follows from that. */
    static Map<String, @Nullable Object> passed(Entry entry) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        if (!(entry instanceof Entry.Answer answer)) return map;
        map.put("passed", answer.number());
        map.put("side", answer.side().name());
        map.put("asked", Hex.of(answer.fingerprint()));
        return map;
    }

    /** Checks that a standing pass gave this answer. */
    static void mustBePassed(MapFields fields, Entry entry, String place) {
        boolean same =
                entry instanceof Entry.Answer answer
                        && answer.number() == fields.whole("passed")
                        && answer.side() == fields.side("side")
                        && answer.fingerprint() == fields.hash("asked");
        if (!same) throw new Unreadable(place, "not-passed");
    }

    private static void answer(
            Entry.Answer answer, JournalPlayer<?> course, Map<String, @Nullable Object> map) {
        var question = course.mustBeOpen(answer.number(), answer.fingerprint(), "").question();
        map.put("answer", Facts.answer(question, answer.answer()));
        map.put("side", answer.side().name());
        map.put("question", Kind.of(question.getClass()));
        map.put("number", answer.number());
        map.put("asked", Hex.of(answer.fingerprint()));
    }

    static Entry read(MapFields fields, String place, JournalPlayer<?> course) {
        if (fields.has("question")) return answer(fields, place, course);
        if (fields.has("rolled"))
            return new Entry.DiceFell(FaceReader.read(fields, "rolled", course.title().faces()));
        if (fields.has("takenBack")) return new Entry.TakenBack(fields.whole("takenBack"));
        if (fields.has("conceded")) return new Entry.Conceded(fields.side("conceded"));
        if (fields.has("standingPass"))
            return new Entry.StandingPass(
                    fields.side("side"), fields.text("standingPass"), fields.flag("on"));
        if (fields.has("correction")) return correction(fields, course);
        throw new Unreadable(place, "no-entry-kind");
    }

    private static Entry answer(MapFields fields, String place, JournalPlayer<?> course) {
        var side = fields.side("side");
        int number = fields.whole("number");
        long asked = fields.hash("asked");
        var question = course.mustBeOpen(number, asked, place).question();
        if (!fields.text("question").equals(Kind.of(question.getClass())))
            throw new Unreadable(place, "other-question", Kind.of(question.getClass()));
        return new Entry.Answer(side, number, asked, answer(fields, question, course));
    }

    private static Object answer(
            MapFields fields, Question<?, ?> question, JournalPlayer<?> course) {
        var names = TableNames.of(course.match().table());
        Object answer =
                PlainAnswerReader.read(
                        question, fields.get("answer"), fields.place("answer"), names);
        return answer;
    }

    private static Entry correction(MapFields fields, JournalPlayer<?> course) {
        var names = TableNames.of(course.match().table());
        var sides = new ArrayList<Side>();
        for (int i = 0; i < fields.list("agreed").size(); i++) sides.add(fields.side("agreed", i));
        return new Entry.Corrected(
                List.copyOf(sides),
                fields.value("correction", course.title().correction(), names),
                fields.text("reason"));
    }
}
