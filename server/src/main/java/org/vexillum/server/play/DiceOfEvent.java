package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.vexillum.gamekit.Component;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.Purpose;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.server.Json;

/** The dice that an event tells of. */
final class DiceOfEvent {
    private DiceOfEvent() {}

    static @Nullable Map<String, Object> of(Event event, Teller teller) {
        for (var roll : rolls(event)) if (roll.size() > 0) return dice(event, roll, teller);
        return null;
    }

    private static Map<String, Object> dice(Event event, Roll roll, Teller teller) {
        return Json.object(
                "purpose", word(roll.dice().purpose(), teller),
                "faces", faces(roll),
                "expected", told(event) && !summed(roll) ? null : (Double) expected(roll));
    }

    static String word(Purpose purpose, Teller teller) {
        return teller.say(Kind.of(purpose.getClass()) + "." + purpose.name());
    }

    /** Whether the event says itself what was to be expected, with all that changed it. */
    private static boolean told(Event event) {
        return event instanceof Record
                && Component.of(event.getClass()).stream()
                        .anyMatch(component -> component.name().equals("expected"));
    }

    private static boolean summed(Roll roll) {
        return roll.dice().check().chance() == 1;
    }

    private static double expected(Roll roll) {
        return Math.round(100 * roll.size() * roll.dice().check().chance()) / 100.0;
    }

    private static List<Map<String, @Nullable Object>> faces(Roll roll) {
        var faces = new ArrayList<Map<String, @Nullable Object>>();
        for (int i = 0; i < roll.size(); i++) {
            var face = new LinkedHashMap<String, @Nullable Object>();
            face.put("face", roll.firstFace(i));
            face.put("success", roll.dice().check().succeeds(roll.face(i)));
            face.put("again", again(roll, i) ? roll.face(i) : null);
            faces.add(face);
        }
        return faces;
    }

    private static boolean again(Roll roll, int i) {
        int first = roll.firstFace(i);
        return roll.rolledAgain()
                && (first != roll.face(i) || roll.dice().check().rollsAgain(first));
    }

    /** How many dice events tell of. */
    static int count(Stream<Event> events) {
        return events.flatMap(event -> rolls(event).stream()).mapToInt(Roll::size).sum();
    }

    /** All rolls that an event holds. */
    static List<Roll> rolls(Event event) {
        var rolls = new ArrayList<Roll>();
        if (!(event instanceof Record)) return rolls;
        for (var component : Component.of(event.getClass()))
            if (component.in(event) instanceof Roll roll) rolls.add(roll);
        return rolls;
    }
}
