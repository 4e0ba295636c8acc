package org.vexillum.firstblood.morale;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.RollUnder;
import org.vexillum.firstblood.combat.WoundOrder;
import org.vexillum.firstblood.combat.WoundsSuffered;
import org.vexillum.firstblood.combat.WoundsTaken;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.DiscardsFailedNerve;
import org.vexillum.firstblood.traits.HalvesFailedNerve;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.Referee;

/**
 * Models out of command range test their nerve when the regiment activates (FB-STRAND-02).
 *
 * @param stranded by number, the farthest from a leader first (FB-STRAND-04)
 */
public record StrandedTest(String regiment, List<Integer> stranded) {
    private static final Rules RULES = Rules.of("FB-STRAND-02", "FB-STRAND-03", "FB-STRAND-06");

    public StrandedTest {
        stranded = List.copyOf(stranded);
    }

    /** As the models stand now. */
    public static StrandedTest of(Battle battle, Regiment regiment) {
        var models = new ArrayList<Integer>();
        for (int model : CommandRange.stranded(battle, regiment)) models.add(model);
        models.sort((one, other) ->
                Integer.compare(
                        CommandRange.away(battle, regiment, other),
                        CommandRange.away(battle, regiment, one)));
        return new StrandedTest(regiment.id(), models);
    }

    /** Returns the wounds taken; they cause no further tests (FB-STRAND-05). */
    public WoundsTaken play(Battle battle, Referee<Battle> referee) {
        var tested = battle.regiment(regiment);
        int count = RankAndFile.woundsLeft(tested, stranded);
        if (count == 0) return new WoundsTaken(regiment, Manner.STRANDED, List.of(), 0);
        var resolve = resolve(battle, tested);
        var check = RollUnder.check(resolve.value());
        var roll = referee.roll(new Dice(tested.side(), Throw.STRANDED, check, count));
        var spared = spared(battle, tested);
        int wounds = spared.wounds(regiment, roll.failures(), referee);
        referee.record(
                new MoraleEvents.StrandedRolled(
                        regiment,
                        stranded,
                        resolve,
                        roll,
                        wounds,
                        spared.expected(count, 1 - check.chance()),
                        rules(resolve, roll, wounds)));
        return new WoundsSuffered(
                        regiment,
                        wounds,
                        Manner.STRANDED,
                        WoundOrder.LISTED,
                        stranded,
                        stranded,
                        false)
                .play(battle, referee);
    }

    private static Rules rules(ExplainedNumber resolve, Roll roll, int wounds) {
        var rules = RULES.and(resolve.rules()).and(worse(resolve));
        rules = rules.and(RollUnder.automatic(resolve.value(), roll));
        return wounds > 0 ? rules.and("FB-STRAND-05") : rules;
    }

    /** The regiment's own Resolve and size; nothing helps, penalties count (FB-STRAND-07). */
    static ExplainedNumber resolve(Battle battle, Regiment tested) {
        int who = MoraleResolve.spokesman(battle, tested);
        var own = Characteristics.unaided(battle, tested, who, Characteristic.RESOLVE);
        return MoraleResolve.withSize(own, battle, tested).atLeast(0, Characteristics.FLOOR);
    }

    /** FB-STRAND-07. */
    private static Rules worse(ExplainedNumber resolve) {
        for (var change : resolve.changes())
            if (change.kind() == ExplainedNumber.Kind.ADD && change.amount() < 0)
                return Rules.of("FB-STRAND-07");
        return Rules.NONE;
    }

    /** Rules of its own profile are kept. */
    private static SparedMoraleDice spared(Battle battle, Regiment tested) {
        return new SparedMoraleDice(
                printed(battle, tested, DiscardsFailedNerve.class),
                printed(battle, tested, HalvesFailedNerve.class));
    }

    private static <M extends Trait> @Nullable M printed(
            Battle battle, Regiment tested, Class<M> type) {
        if (RankAndFile.shared(battle, tested, RankAndFile.WHOLE, type) == null) return null;
        return Traits.find(tested.card(RankAndFile.ordinary(tested)).traits(), type);
    }
}
