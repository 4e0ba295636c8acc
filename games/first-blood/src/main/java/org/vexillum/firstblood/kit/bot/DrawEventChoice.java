package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.characters.UseCommand;
import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.odds.PointsValue;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.sequence.ChooseEmpowered;
import org.vexillum.firstblood.sequence.ChooseEvent;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Choices;

/** Draw events and [Command] abilities. */
final class DrawEventChoice {
    /** Three dice, each a wound on a 5 or 6. */
    private static final double BURNOUT = 1;

    private final Battle battle;
    private final CombatValue fights;
    private final GiftValue gifts;

    DrawEventChoice(Battle battle, CombatValue fights) {
        this.battle = battle;
        this.fights = fights;
        gifts = new GiftValue(battle, fights);
    }

    ReasonedAnswer event(ChooseEvent question) {
        var regiment = battle.regiment(question.regiment());
        for (var event : question.open())
            if (pays(regiment, event))
                return ReasonedAnswer.of(
                        ChooseEvent.Choice.valueOf(event.name()),
                        BotReason.USE_EVENT,
                        regiment.id());
        return ReasonedAnswer.of(ChooseEvent.Choice.NONE, BotReason.KEEP_EVENT, regiment.id());
    }

    private boolean pays(Regiment regiment, DrawEvent event) {
        return switch (event) {
            case EMPOWERED, FLUX_POWERED -> true;
            case BURNOUT ->
                    gain(regiment, Characteristic.CLASH, 1)
                            > BURNOUT * PointsValue.perWound(battle, regiment);
            case DOUBLE_TIME, FIRE_AND_ADVANCE -> callsUp(regiment);
        };
    }

    /** A regiment near him is next, and he himself has no fight to see to. */
    private boolean callsUp(Regiment regiment) {
        if (prey(regiment) != null) return false;
        var stacking = new StackOrderChoice(battle, fights);
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
        var gift = new TemporaryEffect.Gift.Changes(what, by);
        with.gain(
                new TemporaryEffect(
                        "event",
                        "FB-EVENT-01",
                        gift,
                        TemporaryEffect.Until.ROUND_END,
                        regiment.id()));
        return fights.clash(with, enemy, true).points()
                - fights.clash(regiment, enemy, true).points();
    }

    ReasonedAnswer empowered(ChooseEmpowered question) {
        var regiment = battle.regiment(question.regiment());
        boolean clash =
                gain(regiment, Characteristic.CLASH, 2) > gain(regiment, Characteristic.ATTACKS, 2);
        var what = clash ? Characteristic.CLASH : Characteristic.ATTACKS;
        return ReasonedAnswer.of(what, BotReason.MOST_HARM, regiment.id());
    }

    /** Whoever gains most by it. */
    ReasonedAnswer command(UseCommand question, Choices<String> choices) {
        var best = "";
        double most = 0;
        for (var id : choices.list()) {
            double value = id.isEmpty() ? 0 : value(question, battle.regiment(id));
            if (value <= most) continue;
            most = value;
            best = id;
        }
        return best.isEmpty()
                ? ReasonedAnswer.of("", BotReason.NO_COMMAND, question.regiment())
                : ReasonedAnswer.of(best, BotReason.COMMAND, question.regiment(), best, most);
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
