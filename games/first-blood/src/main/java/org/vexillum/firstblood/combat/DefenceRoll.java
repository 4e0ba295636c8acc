package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.BrokenTraits;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.ChangesDefence;
import org.vexillum.firstblood.traits.DiscardsFailedDefence;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Reading;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/**
 * The dice against one group of hits.
 *
 * @param hits from which the group is
 * @param blessed whether failures are rolled again where models are blessed
 */
record DefenceRoll(
        HitsSuffered hits, List<Integer> takers, boolean batched, HitGroup group, boolean blessed)
        implements Part<Battle> {
    /**
     * What came of it.
     *
     * @param failed null if nothing did
     */
    record Rolled(@Nullable FailedDefence failed, List<HitOutcome.Answer> answers) {}

    @Override
    public int hashCode() {
        return 31 * group.hits() + takers.size();
    }

    @Override
    public Rolled play(Battle battle, Referee<Battle> referee) {
        var regiment = battle.regiment(hits.target());
        int model = BatchDefence.model(regiment, takers);
        var defence = Defence.of(battle, regiment, model, group, hits);
        var check = defence.check(blessed && UseBlessing.has(battle, regiment, model));
        var dice = new Dice(regiment.side(), Throw.DEFENCE, check, group.hits());
        boolean spares = Traits.has(battle, regiment, model, DiscardsFailedDefence.class);
        var answering = new HitsBack(battle, regiment, hits.manner());
        var roll = referee.roll(dice, reading(check, spares, answering.returnsOnes(model)));
        int doubled = group.doubling() == null ? 0 : roll.count(6);
        int dealt = roll.failures() + doubled;
        int by = answering.wounds(takers) ? group.by() : RankAndFile.WHOLE;
        int dearest = doubled > 0 ? 2 : 1;
        var failed = dealt > 0 ? new FailedDefence(by, dealt, spares ? dearest : 0) : null;
        var answers = new ArrayList<HitOutcome.Answer>();
        answering.ones(model, group, roll.count(1), answers);
        var rules = apart(battle, regiment, model, roll).and(ceased(battle, regiment, model));
        tell(defence, roll, dealt, rules, referee);
        return new Rolled(failed, answers);
    }

    /** What is taken from the dice above, but for the telling. */
    private Reading reading(Check check, boolean spares, boolean ones) {
        boolean doubles = group.doubling() != null;
        var reading =
                Reading.NOTHING.and(
                        face -> (check.succeeds(face) ? 0 : 1) + (doubles && face == 6 ? 1 : 0));
        if (doubles && spares) reading = reading.andWhether(6);
        return ones ? reading.andCount(1) : reading;
    }

    private Rules apart(Battle battle, Regiment regiment, int model, Roll roll) {
        var rules = SeparateModels.defending(battle, regiment, model, hits.manner());
        if (!batched) return rules;
        return rules.and(SeparateModels.batch(roll.dice().check().again() != 0));
    }

    private void tell(Defence defence, Roll roll, int dealt, Rules apart, Referee<Battle> referee) {
        var check = roll.dice().check();
        double each = 1 - check.chance();
        var rules = defence.rules().and(apart);
        rules = rules.and(RollUnder.automaticDefence(defence.better(), roll));
        if (group.doubling() != null) {
            each += RollUnder.chance(check, 6);
            rules = rules.and(group.doubling().rule());
        }
        referee.record(
                new CombatEvents.DefenceRolled(
                        hits.target(),
                        takers,
                        hits.manner(),
                        defence.defence(),
                        defence.evasion(),
                        roll,
                        dealt,
                        each * roll.size(),
                        rules.and("FB-DEF-03").and(ofManner())));
    }

    /** By what a rule that would help is lost. */
    private static Rules ceased(Battle battle, Regiment regiment, int model) {
        var rules = Rules.NONE;
        var left = Traits.of(battle, regiment, model);
        for (var trait : regiment.card(model).traits())
            if (trait instanceof ChangesDefence && !left.contains(trait)) {
                rules = rules.and(taken(regiment, trait));
                if (regiment.broken()) rules = rules.and(lostBroken(battle, trait));
            }
        return rules;
    }

    private static Rules lostBroken(Battle battle, Trait trait) {
        boolean all = battle.edition().brokenTraits() == BrokenTraits.ALL_CEASE;
        var rules = Rules.of(all ? "FB-BROKEN-11" : "FB-BROKEN-10");
        return trait instanceof MeleeTraits.Shield ? rules.and("FB-SR-SHIELD-3") : rules;
    }

    /** What somebody took away for a while (FB-SR-LINEBREAKER-E1). */
    private static Rules taken(Regiment regiment, Trait trait) {
        var rules = Rules.NONE;
        for (var boon : regiment.boons())
            if (boon.gift() instanceof TemporaryEffect.Gift.Loses(var name)
                    && name.equals(trait.name())) rules = rules.and(boon.rule());
        return rules;
    }

    private Rules ofManner() {
        return switch (hits.manner()) {
            case CLASH -> Rules.of("FB-CLASH-08");
            case VOLLEY -> Rules.of("FB-VOLLEY-15");
            default -> Rules.NONE;
        };
    }
}
