package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.characters.AnswerChallenge;
import org.vexillum.firstblood.characters.ChallengeAction;
import org.vexillum.firstblood.characters.Champions;
import org.vexillum.firstblood.characters.ChooseChallenged;
import org.vexillum.firstblood.odds.PointsValue;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Nullable;

/** Challenges: given and accepted if they would be won. */
final class ChallengeChoice {
    /** More than an even fight: the regiment's action is spent too. */
    private static final double LEAST = 5;

    private final Battle battle;
    private final CombatValue fights;

    ChallengeChoice(Battle battle, CombatValue fights) {
        this.battle = battle;
        this.fights = fights;
    }

    record Opponent(String regiment, double value) {}

    /** The champion it is best to challenge, or null if none is worth it. */
    @Nullable Opponent best(Regiment regiment) {
        if (Champions.of(regiment) == Regiment.NOBODY || !regiment.onTable()) return null;
        if (ChallengeAction.refusal(battle, regiment) != null) return null;
        Opponent best = null;
        for (var id : new ChooseChallenged(regiment.id()).choices(battle).list()) {
            double value = value(regiment, battle.regiment(id));
            if (value > LEAST && (best == null || value > best.value))
                best = new Opponent(id, value);
        }
        return best;
    }

    ReasonedAnswer answer(AnswerChallenge question) {
        double value = value(battle.regiment(question.provoked()), battle.regiment(question.by()));
        return value >= 0
                ? ReasonedAnswer.of(
                        AnswerChallenge.Reply.ACCEPT, BotReason.ACCEPT, question.provoked(), value)
                : ReasonedAnswer.of(
                        AnswerChallenge.Reply.REFUSE,
                        BotReason.REFUSE,
                        question.provoked(),
                        -value);
    }

    /** What the other stands to lose less what we do. */
    private double value(Regiment own, Regiment other) {
        return falls(own, other) * prize(other) - falls(other, own) * prize(own);
    }

    /** The chance that the champion of the target falls. */
    private double falls(Regiment attacker, Regiment target) {
        int champion = Champions.of(attacker);
        int opponent = Champions.of(target);
        if (champion == Regiment.NOBODY || opponent == Regiment.NOBODY) return 0;
        var wounds = fights.blows().of(battle, attacker, champion, target, Manner.DUEL, false);
        return wounds.atLeast(target.woundsLeft(opponent));
    }

    /** A champion is about half of a character's regiment, and a third of an officer's. */
    private double prize(Regiment regiment) {
        boolean character = regiment.card().count(Role.CHARACTER) > 0;
        double points = regiment.card().points() * (character ? 0.7 : 0.35);
        boolean scores = Scenario.of(battle).countsCasualties();
        return points + (scores ? PointsValue.VICTORY_POINT * (character ? 8 : 6) : 0);
    }
}
