package org.vexillum.firstblood.kit.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.ranges.CommandingPresence;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.sequence.ChooseRegiment;
import org.vexillum.firstblood.sequence.CommandStacks;
import org.vexillum.firstblood.sequence.OrderStack;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** In which order regiments act: those with most at stake first. */
final class StackOrderChoice {
    private final Battle battle;
    private final CombatValue fights;
    private final ShootingValue shots;

    StackOrderChoice(Battle battle, CombatValue fights) {
        this.battle = battle;
        this.fights = fights;
        shots = new ShootingValue(battle, fights.blows());
    }

    private record Urgent(Regiment regiment, double stake) {}

    ReasonedAnswer order(OrderStack question) {
        var cards = new ArrayList<String>();
        var order = called(urgent(question.side()));
        for (var regiment : order) cards.add(regiment.card().entry());
        var top = order.isEmpty() ? "" : order.getFirst().id();
        return ReasonedAnswer.of(new OrderStack.Stack(cards), BotReason.MOST_URGENT_FIRST, top);
    }

    private List<Regiment> urgent(Side side) {
        var due = CommandStacks.cards(battle, side);
        var all = new ArrayList<Urgent>();
        for (var regiment : battle.regiments(side))
            if (due.remove(regiment.card().entry())) all.add(new Urgent(regiment, stake(regiment)));
        all.sort(Comparator.comparingDouble(Urgent::stake).reversed());
        return all.stream().map(Urgent::regiment).toList();
    }

    /** A character who can call up another regiment goes right before the first one near him. */
    private List<Regiment> called(List<Regiment> order) {
        var calling = caller(order);
        if (calling == null) return order;
        var changed = new ArrayList<>(order);
        changed.remove(calling);
        for (int i = 0; i < changed.size(); i++)
            if (near(calling, changed.get(i))) {
                changed.add(i, calling);
                return changed;
            }
        return order;
    }

    private static @Nullable Regiment caller(List<Regiment> order) {
        for (var regiment : order)
            if (regiment.character() != Regiment.NOBODY && calls(regiment)) return regiment;
        return null;
    }

    static boolean calls(Regiment regiment) {
        return regiment.card().events().contains(DrawEvent.DOUBLE_TIME)
                || regiment.card().events().contains(DrawEvent.FIRE_AND_ADVANCE);
    }

    boolean near(Regiment calling, Regiment called) {
        return called.onTable()
                && calling.character() != Regiment.NOBODY
                && CommandingPresence.leaderInRange(battle, calling, calling.character(), called);
    }

    /** The regiment of a card that has most at stake. */
    ReasonedAnswer regiment(ChooseRegiment question) {
        Urgent best = null;
        for (var id : question.open()) {
            var regiment = battle.regiment(id);
            var urgent = new Urgent(regiment, stake(regiment));
            if (best == null || urgent.stake > best.stake) best = urgent;
        }
        var id = Objects.requireNonNull(best).regiment.id();
        return ReasonedAnswer.of(id, BotReason.MOST_URGENT_FIRST, id);
    }

    /** What it can win or lose by acting soon or late. */
    private double stake(Regiment regiment) {
        var at = RegimentPlaces.of(battle, regiment);
        if (at == null) return -1;
        double most = shots.from(regiment, at, false);
        for (var enemy : battle.regiments(regiment.side().other()))
            if (enemy.inPlay()) most = Math.max(most, stake(regiment, enemy));
        return most;
    }

    private double stake(Regiment regiment, Regiment enemy) {
        if (Engagement.engages(battle, enemy, regiment))
            return fights.inspiredNow(regiment, enemy).points()
                    + 0.5 * fights.inspiredNow(enemy, regiment).points();
        double ours = ChargeAction.chance(battle, regiment, enemy, 0);
        double theirs = ChargeAction.chance(battle, enemy, regiment, 0);
        double won = ours == 0 ? 0 : ours * fights.clash(regiment, enemy, true).points();
        double lost = theirs == 0 ? 0 : theirs * fights.clash(enemy, regiment, true).points();
        return won + 0.4 * lost;
    }
}
