package org.vexillum.server.play;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.server.Json;

/** Dice that somebody has to roll by hand, as a prompt. */
record DicePrompts(ScreenWords speech) {
    static final String NAME = "Dice";

    Map<String, Object> prompt(Room<?> room, Dice dice) {
        var text = speech.teller().dice(dice, TableNames.NONE);
        var faces = room.desk().screen().faces(dice.purpose(), speech);
        return Json.object(
                "number",
                number(room),
                "side",
                dice.side(),
                "name",
                NAME,
                "text",
                text,
                "rules",
                List.of(),
                "form",
                "dice",
                "options",
                List.of(),
                "complete",
                false,
                "dice",
                Json.object(
                        "count",
                        dice.count(),
                        "text",
                        text,
                        "sides",
                        dice.purpose().faces(),
                        "colour",
                        faces.isEmpty() ? null : colour(dice),
                        "faces",
                        faces.isEmpty() ? null : faces));
    }

    /** What sort of die it is, where there are several. */
    private static String colour(Dice dice) {
        return ScreenWords.word(dice.purpose().name());
    }

    /** Names the roll: dice have no question. */
    static int number(Room<?> room) {
        return room.match().journal().size();
    }
}
