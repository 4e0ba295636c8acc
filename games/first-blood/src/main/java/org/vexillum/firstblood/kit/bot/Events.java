package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.characters.UseCommand;
import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.odds.Worth;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.sequence.ChooseEmpowered;
import org.vexillum.firstblood.sequence.ChooseEvent;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Boon;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Choices;

/** Draw events and [Command] abilities. */
final class Events {
    /** Three dice, each a wound on a 5 or 6. */
    private static final double BURNOUT = 1;

    private final Battle battle;
    private final Fights fights;
    private final Gifts gifts;

    Events(Battle battle, Fights fights) {
        this.battle = battle;
        this.fights = fights;
        gifts = new Gifts(battle, fights);
    }

    Choice event(ChooseEvent question) {
        var regiment = battle.regiment(question.regiment());
        for (var event : question.open())
            if (pays(regiment, event))
                return Choice.of(
                        ChooseEvent.Choice.valueOf(event.name()), Why.USE_EVENT, regiment.id());
        return Choice.of(ChooseEvent.Choice.NONE, Why.KEEP_EVENT, regiment.id());
    }

    private boolean pays(Regiment regiment, DrawEvent event) {
        return switch (event) {
            case EMPOWERED, FLUX_POWERED -> true;
            case BURNOUT ->
                    gain(regiment, Characteristic.CLASH, 1)
                            > BURNOUT * Worth.perWound(battle, regiment);
            case DOUBLE_TIME, FIRE_AND_ADVANCE -> callsUp(regiment);
        };
    }

    /** A regiment near him is next, and he himself has no fight to see to. */
    private boolean callsUp(Regiment regiment) {
        if (prey(regiment) != null) return false;
        var stacking = new Stacking(battle, fights);
        var next = battle.stack(regiment.side()).getFirst();
        for (var friend : battle.regiments(regiment.side()))
            if (friend.card().entry().equals(next)
                    && !friend.activated()
                    && stacking.near(regiment, friend)) return true;
        return false;
    }

    /** An enemy it fights or will probably charge, or null. */
    private @Nullable Regiment prey(Regiment regiment) {
        for (var enemy : battle.regiments(regiment.side().other()))
            if (Engagement.engages(battle, regiment, enemy)
                    || ChargeAction.chance(battle, regiment, enemy, 0) > 0.5) return enemy;
        return null;
    }

    private double gain(Regiment regiment, Characteristic what, int by) {
        var enemy = prey(regiment);
        if (enemy == null) return 0;
        var with = regiment.copy();
        var gift = new Boon.Gift.Changes(what, by);
        with.gain(new Boon("event", "FB-EVENT-01", gift, Boon.Until.ROUND_END, regiment.id()));
        return fights.clash(with, enemy, true).points()
                - fights.clash(regiment, enemy, true).points();
    }

    Choice empowered(ChooseEmpowered question) {
        var regiment = battle.regiment(question.regiment());
        boolean clash =
                gain(regiment, Characteristic.CLASH, 2) > gain(regiment, Characteristic.ATTACKS, 2);
        var what = clash ? Characteristic.CLASH : Characteristic.ATTACKS;
        return Choice.of(what, Why.MOST_HARM, regiment.id());
    }

    /** Whoever gains most by it. */
    Choice command(UseCommand question, Choices<String> choices) {
        var best = "";
        double most = 0;
        for (var id : choices.list()) {
            double value = id.isEmpty() ? 0 : value(question, battle.regiment(id));
            if (value <= most) continue;
            most = value;
            best = id;
        }
        return best.isEmpty()
                ? Choice.of("", Why.NO_COMMAND, question.regiment())
                : Choice.of(best, Why.COMMAND, question.regiment(), best, most);
    }

    private double value(UseCommand question, Regiment target) {
        var card = battle.regiment(question.regiment()).card(question.model());
        for (var ability : card.abilities()) {
            if (!ability.name().equals(question.ability())) continue;
            double value = gifts.healing(target, ability.heals());
            for (var gift : ability.gifts()) value += gifts.value(target, gift);
            return value;
        }
        return 0;
    }
}
