package org.vexillum.regiments.kit.screen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.AskedQuestion;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.magic.CastSpell;
import org.vexillum.regiments.magic.ChooseCast.Cast;
import org.vexillum.regiments.magic.CommitTokens.Commitment;
import org.vexillum.regiments.table.Battle;

/** A spell tried on a copy of the table, to see which dice the rules roll for it. */
final class CastPreview implements Referee<Battle> {
    private static final int BEST = 6;

    private final Battle battle;
    private double cast;
    private NumberDistribution unblocked = NumberDistribution.sure(0);

    private CastPreview(Battle battle) {
        this.battle = battle;
    }

    static CastPreview of(Battle battle, String caster, Cast cast) {
        var prospect = new CastPreview(battle.copy());
        new CastSpell(caster, cast.model(), cast.spell(), cast.target())
                .play(prospect.battle, prospect);
        return prospect;
    }

    /** The chance that it succeeds if nobody adds tokens. */
    double cast() {
        return cast;
    }

    /** The hits that are not blocked if it succeeds. */
    NumberDistribution unblocked() {
        return unblocked;
    }

    @Override
    public Roll roll(Dice dice) {
        double chance = dice.check().chance();
        if (dice.purpose() == Throw.CAST) cast = chance;
        if (dice.purpose() == Throw.DEFENSE)
            unblocked = unblocked.plus(NumberDistribution.binomial(dice.count(), 1 - chance));
        int[] faces = new int[dice.count()];
        Arrays.fill(faces, BEST);
        return Roll.of(dice, faces);
    }

    @Override
    public <A> A ask(Side side, Question<Battle, A> question) {
        return question.choices(battle).list().getFirst();
    }

    @Override
    public List<Object> askTogether(List<AskedQuestion<Battle, ?>> questions) {
        var answers = new ArrayList<Object>();
        for (var _ : questions) answers.add(Commitment.NOTHING);
        return answers;
    }

    @Override
    public Roll again(Roll roll, int... places) {
        return roll;
    }

    @Override
    public void reveal(Event fact) {}

    @Override
    public void record(Event event) {}
}
