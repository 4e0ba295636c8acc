package org.vexillum.cli.simulate;

import org.vexillum.cli.Console;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.lab.program.ProgramFailure;
import org.vexillum.rulebook.Rulebook;

/** Says what a program that plays did wrong. */
final class ProgramFailureText {
    private static final int LONGEST = 200;

    private final Console console;
    private final GameId game;

    ProgramFailureText(Console console, GameId game) {
        this.console = console;
        this.game = game;
    }

    String told(ProgramFailure failure) {
        var facts = failure.facts().stream().map(ProgramFailureText::cut).toArray();
        var said = console.say("bot." + failure.key(), facts);
        var why = why(failure);
        var hint = console.say("bot.hint");
        return why.isEmpty() ? said + " " + hint : said + " " + why + " " + hint;
    }

    /** A program may write whole games. */
    private static Object cut(Object fact) {
        return fact instanceof String text && text.length() > LONGEST
                ? text.substring(0, LONGEST) + " …"
                : fact;
    }

    private String why(ProgramFailure failure) {
        var teller = Teller.of(game, console.lang(), Rulebook.load());
        var unreadable = failure.unreadable();
        if (unreadable != null) return teller.unreadable(unreadable);
        var refusal = failure.refusal();
        return refusal == null ? "" : teller.refusal(refusal, TableNames.NONE).toString();
    }
}
