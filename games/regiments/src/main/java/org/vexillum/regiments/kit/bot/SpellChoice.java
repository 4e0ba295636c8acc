package org.vexillum.regiments.kit.bot;

import java.util.List;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.CommitTokens;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.magic.SpentTokens;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Which spell to try: what it may gain, in points, for each token. */
record SpellChoice(Battle battle) {
    /** Whoever has so many tokens can do without one. */
    private static final int SPARE = 3;

    ReasonedAnswer choice(ChooseCast question, Choices<?> choices) {
        var caster = battle.unit(question.unit());
        ChooseCast.Cast best = ChooseCast.Cast.NONE;
        double most = 0;
        for (Object answer : choices.list()) {
            if (!(answer instanceof ChooseCast.Cast cast) || cast.model() < 0) continue;
            double value = value(caster, cast);
            if (value > most) {
                most = value;
                best = cast;
            }
        }
        if (most == 0) return ReasonedAnswer.of(best, BotReason.NO_CAST, question.unit());
        return ReasonedAnswer.of(
                best, BotReason.CAST, question.unit(), best.spell(), best.target(), most);
    }

    private double value(Unit caster, ChooseCast.Cast cast) {
        var target = battle.unit(cast.target());
        for (var spell : battle.setting().force(caster.side()).spells())
            if (spell.name().equals(cast.spell())) return value(spell, target) / spell.cost();
        return 0;
    }

    private static double value(Spell spell, Unit target) {
        return switch (spell.effect()) {
            case Spell.Harms harms ->
                    Math.min(PointsValue.of(target), 0.5 * harms.hits() * perWound(target));
            case Spell.Blesses _ -> target.activated() ? 0 : 0.04 * PointsValue.of(target);
            case Spell.Curses _ -> target.activated() ? 0 : 0.05 * PointsValue.of(target);
            case Spell.Mends mends -> Math.min(mends.wounds(), hurt(target)) * perWound(target);
        };
    }

    private static double perWound(Unit unit) {
        int left = unit.woundsLeft();
        return left == 0 ? 0 : PointsValue.of(unit) / left;
    }

    private static int hurt(Unit unit) {
        int sum = 0;
        for (int slot = 0; slot < unit.living(); slot++) sum += unit.wounds(unit.inSlot(slot));
        return sum;
    }

    /** One spare token each way; hoarding wins nothing, wasting loses. */
    static ReasonedAnswer tokens(CommitTokens question) {
        for (var one : question.available())
            if (one.tokens() >= SPARE) {
                var spent = List.of(new SpentTokens(one.unit(), one.model(), 1));
                return ReasonedAnswer.of(
                        new CommitTokens.Commitment(spent), BotReason.SPEND_TOKEN, one.unit());
            }
        return ReasonedAnswer.of(CommitTokens.Commitment.NOTHING, BotReason.KEEP_TOKENS);
    }
}
