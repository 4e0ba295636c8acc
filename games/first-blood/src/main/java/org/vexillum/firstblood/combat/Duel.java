package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Two characters or officers attack each other, and nobody else fights (FB-CHALLENGE-07). */
public record Duel(String challenger, int champion, String challenged, int opponent) {
    /** Blows at once, or one after the other; then morale (FB-CHALLENGE-08). */
    public void play(Battle battle, Referee<Battle> referee) {
        referee.record(
                new CombatEvents.DuelBegan(
                        challenger, champion, challenged, opponent, rules(battle)));
        var after = new ActionMorale();
        var blows = blows(battle);
        if (atOnce(battle)) atOnce(battle, blows.getFirst(), blows.getLast(), after, referee);
        else inTurn(battle, blows.getFirst(), blows.getLast(), after, referee);
        after.play(battle, referee);
    }

    private Rules rules(Battle battle) {
        var rules = Rules.of("FB-CHALLENGE-04", "FB-CHALLENGE-07");
        boolean characters =
                battle.regiment(challenger).character() == champion
                        && battle.regiment(challenged).character() == opponent;
        return characters ? rules : rules.and("FB-OFFICER-08");
    }

    /** The attacks of both, those of whoever strikes first in front. */
    public List<DeclaredAttacks> blows(Battle battle) {
        var one = attack(battle, challenger, champion, challenged, opponent);
        var other = attack(battle, challenged, opponent, challenger, champion);
        boolean later = swift(battle, challenged, opponent);
        return later && !swift(battle, challenger, champion)
                ? List.of(other, one)
                : List.of(one, other);
    }

    /** Unless just one of them is quick (FB-SR-QUICKSILVER-STRIKE). */
    public boolean atOnce(Battle battle) {
        return swift(battle, challenger, champion) == swift(battle, challenged, opponent);
    }

    private DeclaredAttacks attack(Battle battle, String attacker, int by, String target, int at) {
        var nearness = new SupportDistance(battle, battle.regiment(attacker), Manner.DUEL);
        var strike = nearness.strike(by, target, at);
        var front = new EngagedModels(target, List.of(at), List.of(by));
        boolean active = attacker.equals(challenger);
        return new DeclaredAttacks(attacker, Manner.DUEL, List.of(strike), List.of(front), active);
    }

    private static boolean swift(Battle battle, String regiment, int model) {
        return Traits.has(
                battle, battle.regiment(regiment), model, MeleeTraits.QuicksilverStrike.class);
    }

    private static void atOnce(
            Battle battle,
            DeclaredAttacks one,
            DeclaredAttacks other,
            ActionMorale after,
            Referee<Battle> referee) {
        var hits = one.strike(battle, referee);
        var otherHits = other.strike(battle, referee);
        one.land(battle, hits, after, new DefenceUses(), referee);
        other.land(battle, otherHits, after, new DefenceUses(), referee);
    }

    /** FB-SR-QUICKSILVER-STRIKE: whoever is dead does not strike back. */
    private static void inTurn(
            Battle battle,
            DeclaredAttacks first,
            DeclaredAttacks second,
            ActionMorale after,
            Referee<Battle> referee) {
        referee.record(
                new CombatEvents.StruckFirst(
                        first.attacker(), Rules.of("FB-SR-QUICKSILVER-STRIKE")));
        first.play(battle, after, referee);
        second.play(battle, after, referee);
    }
}
