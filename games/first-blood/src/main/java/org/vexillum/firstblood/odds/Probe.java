package org.vexillum.firstblood.odds;

import java.util.Arrays;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Script;
import org.vexillum.kernel.referee.ScriptedReferee;

/**
 * Plays an action once, for the numbers it needs: its events tell them with their reasons.
 *
 * <p>In each roll one die does harm and the others do none, so that every stage is reached.
 */
public final class Probe implements Script<Battle> {
    /** What is played. */
    public interface Action {
        void play(Battle battle, Referee<Battle> referee);
    }

    private final Battle battle;
    private final PlayerPreferences wishes;

    private Probe(Battle battle, PlayerPreferences wishes) {
        this.battle = battle;
        this.wishes = wishes;
    }

    /** What happens; the table is changed. */
    public static List<Event> of(Battle battle, Action action) {
        return of(battle, PlayerPreferences.NONE, action);
    }

    /** The same with choices that are known. */
    public static List<Event> of(Battle battle, PlayerPreferences wishes, Action action) {
        var referee = new ScriptedReferee<>(new Probe(battle, wishes));
        referee.standAt(battle);
        action.play(battle, referee);
        return List.copyOf(referee.events());
    }

    @Override
    public <A> @Nullable A answer(Side side, Question<Battle, A> question, Choices<A> choices) {
        return wishes.answer(battle, side, question, choices);
    }

    @Override
    public int[] faces(Dice dice, int count) {
        boolean low = harmfulWhenLow((Throw) dice.purpose());
        int[] faces = new int[count];
        Arrays.fill(faces, low ? 6 : 1);
        if (count > 0) faces[0] = low ? 1 : 6;
        if (dice.purpose() == Throw.CASTING) Arrays.fill(faces, 1);
        return faces;
    }

    private static boolean harmfulWhenLow(Throw purpose) {
        return switch (purpose) {
            case CLASH, IMPACT, OPPORTUNITY, CHALLENGE, VOLLEY, EXTRA_SHOTS -> true;
            default -> false;
        };
    }
}
