package org.vexillum.regiments.magic;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.AskedQuestion;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** A try to cast a spell: tokens, help and hindrance, the roll, the effect. */
public record CastSpell(String unit, int model, String spell, String target) {
    /** How far away tokens can be spent (AOFR-SR-CASTER-4). */
    public static final int HELP = Lengths.inches(18);

    public void play(Battle battle, Referee<Battle> referee) {
        var caster = battle.unit(unit);
        var cast = spell(battle, caster.side());
        caster.setTokens(model, caster.tokens(model) - cast.cost());
        tell(caster, cast, referee);
        int modifier = committed(battle, caster, referee);
        var needed = needed(modifier);
        var dice = new Dice(caster.side(), Throw.CAST, needed.check(), 1);
        var roll = referee.roll(dice);
        var rules = Rules.of("AOFR-SR-CASTER-3", "AOFR-QUALITY-02").and(needed.rules());
        referee.record(
                new MagicEvents.CastRolled(unit, spell, needed, roll, roll.success(), rules));
        if (roll.success()) new SpellEffect(spell, target, cast.effect()).play(battle, referee);
    }

    private void tell(Unit caster, Spell cast, Referee<Battle> referee) {
        var rules = Rules.of("AOFR-SR-CASTER-2");
        var name = caster.card(model).name();
        referee.record(new MagicEvents.SpellTried(unit, name, spell, target, cast.cost(), rules));
    }

    private Spell spell(Battle battle, Side side) {
        for (var known : battle.setting().force(side).spells())
            if (known.name().equals(spell)) return known;
        throw new IllegalArgumentException("no spell " + spell);
    }

    /** Succeeds on 4+, each token committed giving +1 or -1. */
    static TargetNumber needed(int modifier) {
        var four = ExplainedNumber.of(4, new Cause("AOFR-SR-CASTER-3", "4+"));
        var none = ExplainedNumber.of(0, new Cause("AOFR-QUALITY-03", "modifiers"));
        var cause = new Cause("AOFR-SR-CASTER-4", "tokens");
        return new TargetNumber(four, none.plus(modifier, cause));
    }

    /** Both sides commit in secret and reveal together; the tokens are gone either way. */
    private int committed(Battle battle, Unit caster, Referee<Battle> referee) {
        var questions = new ArrayList<AskedQuestion<Battle, ?>>();
        for (var side : List.of(caster.side(), caster.side().other())) {
            var available = available(battle, caster, side);
            if (!available.isEmpty())
                questions.add(
                        new AskedQuestion<>(side, new CommitTokens(side, unit, spell, available)));
        }
        if (questions.isEmpty()) return 0;
        return reveal(battle, caster, questions, referee);
    }

    private int reveal(
            Battle battle,
            Unit caster,
            List<AskedQuestion<Battle, ?>> questions,
            Referee<Battle> referee) {
        var answers = referee.askTogether(questions);
        var helping = new ArrayList<SpentTokens>();
        var hindering = new ArrayList<SpentTokens>();
        int modifier = 0;
        for (int i = 0; i < answers.size(); i++) {
            boolean helps = questions.get(i).side() == caster.side();
            var commitment = (CommitTokens.Commitment) answers.get(i);
            modifier += helps ? commitment.total() : -commitment.total();
            (helps ? helping : hindering).addAll(commitment.spent());
            spend(battle, commitment);
        }
        var rules = Rules.of("AOFR-SR-CASTER-4");
        referee.reveal(new MagicEvents.TokensCommitted(helping, hindering, rules));
        return modifier;
    }

    private static void spend(Battle battle, CommitTokens.Commitment commitment) {
        for (var spent : commitment.spent()) {
            var giver = battle.unit(spent.unit());
            giver.setTokens(spent.model(), giver.tokens(spent.model()) - spent.tokens());
        }
    }

    /** Whether a model could spend tokens on what a unit casts. */
    public static boolean heeds(Unit giver, int slot, Unit caster, Battle battle) {
        return new SpellReach(battle).reaches(giver, slot, caster, HELP);
    }

    /** Models with tokens within 18 inches and in sight of the caster's unit; Shaken ones too. */
    private List<SpentTokens> available(Battle battle, Unit caster, Side side) {
        var available = new ArrayList<SpentTokens>();
        var reach = new SpellReach(battle);
        for (var giver : battle.units()) {
            if (giver.side() != side || !giver.onTable()) continue;
            for (int slot = 0; slot < giver.living(); slot++) {
                int who = giver.inSlot(slot);
                if (giver.tokens(who) > 0 && reach.reaches(giver, slot, caster, HELP))
                    available.add(new SpentTokens(giver.id(), who, giver.tokens(who)));
            }
        }
        return available;
    }
}
