package org.vexillum.warcrow.sequence;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Unit;

/**
 * What happened next in the activation of a unit, or where it ends.
 *
 * @param left Characters that left their unit in this activation (WC-BG-JOIN-02)
 */
@Stored(
        as = "NextHappening",
        with = {"unit", "left"})
public record NextHappening(String unit, List<String> left) implements Question<Battle, Happening> {
    public NextHappening {
        left = List.copyOf(left);
    }

    @Override
    public Choices<Happening> choices(Battle battle) {
        return new Choices<>() {
            @Override
            public @Nullable Refusal refusal(Happening answer) {
                return why(answer, battle);
            }

            @Override
            public List<Happening> list() {
                return StandingCheck.telling(battle, battle.unit(unit).standing()).stream()
                        .<Happening>map(stands -> new Happening.Ends(stands, null))
                        .toList();
            }

            @Override
            public boolean complete() {
                return false;
            }

            @Override
            public Happening any(RandomSource lot) {
                var happening = random(battle, lot);
                return refusal(happening) == null
                        ? happening
                        : new Happening.Ends(StandingCheck.any(battle, lot), null);
            }
        };
    }

    private @Nullable Refusal why(Happening answer, Battle battle) {
        if (answer instanceof Happening.Joined joins && left.contains(joins.character()))
            return Refusal.because("WC-BG-JOIN-02", "no-rejoining", joins.character());
        if (answer instanceof Happening.Left leaves
                && battle.has(leaves.character())
                && !battle.unit(leaves.character()).joinedTo().equals(unit))
            return Refusal.because("WC-BG-JOIN-02", "only-in-its-activation", leaves.character());
        return HappeningRules.refusal(answer, unit, battle);
    }

    /** Something that may or may not be possible. */
    private Happening random(Battle battle, RandomSource lot) {
        var one = some(battle, lot);
        var other = some(battle, lot);
        return switch (lot.below(24)) {
            case 0, 1 -> new Happening.Lost(one.id(), 1 + lot.below(3));
            case 2 -> new Happening.Removed(one.id());
            case 3 -> new Happening.Stressed(one.id(), 1 + lot.below(2));
            case 4, 5 -> new Happening.Wounded(unit, one.id(), 1 + lot.below(3), lot.below(2));
            case 6 -> new Happening.Moved(one.id(), StandingCheck.any(battle, lot));
            case 7 -> new Happening.Spent(one.side(), 1);
            case 8 -> new Happening.Joined(one.id(), other.id());
            case 9 -> new Happening.Left(one.id(), lot.coin());
            case 10 -> new Happening.TookBanner(unit);
            case 11 -> new Happening.Frightened(one.id());
            case 12 -> new Happening.Revealed(one.id());
            case 13 -> new Happening.Ends(StandingCheck.any(battle, lot), one.id());
            default -> new Happening.Ends(StandingCheck.any(battle, lot), null);
        };
    }

    private static Unit some(Battle battle, RandomSource lot) {
        return battle.units().get(lot.below(battle.units().size()));
    }

    @Override
    public Class<Happening> answerType() {
        return Happening.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-GAME-01", "WC-TURN-03");
    }
}
