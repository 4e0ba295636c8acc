package org.vexillum.firstblood.combat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.movement.Occupy;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;

/** Whether a regiment occupies the garrison whose occupants its Clash destroyed. */
@Stored(
        as = "TakeGarrison",
        with = {"regiment", "garrison"})
public record TakeGarrison(String regiment, String garrison)
        implements Question<Battle, TakeGarrison.Answer> {
    @Stored(
            as = "TakeGarrison.Answer",
            with = {"STAY_OUT", "OCCUPY"})
    public enum Answer {
        STAY_OUT,
        OCCUPY
    }

    /** The garrisons of those attacked, by the regiment inside. */
    static Map<String, String> besieged(Battle battle, DeclaredAttacks assault) {
        var besieged = new LinkedHashMap<String, String>();
        for (var target : assault.targets()) {
            var piece = Garrisons.of(battle, battle.regiment(target));
            if (piece != null) besieged.put(target, piece.name());
        }
        return besieged;
    }

    /** At once, if it legally can; its activation then ends (FB-GARRISON-20). */
    static void offer(
            Battle battle,
            Regiment attacker,
            Map<String, String> besieged,
            Referee<Battle> referee) {
        for (var one : besieged.entrySet()) {
            var piece = Garrisons.named(battle, one.getValue());
            boolean open =
                    battle.regiment(one.getKey()).destroyed()
                            && attacker.onTable()
                            && piece != null
                            && Garrisons.refusal(battle, attacker, piece) == null;
            var question = new TakeGarrison(attacker.id(), one.getValue());
            if (open && referee.ask(attacker.side(), question) == Answer.OCCUPY)
                new Occupy(attacker.id(), one.getValue()).play(battle, referee);
        }
    }

    @Override
    public Class<Answer> answerType() {
        return Answer.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-GARRISON-20");
    }

    @Override
    public Answer pass() {
        return Answer.STAY_OUT;
    }

    @Override
    public Choices<Answer> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Answer.OCCUPY, Answer.STAY_OUT),
                answer -> Refusal.because("FB-GARRISON-20", "cannot-occupy", garrison, answer));
    }
}
