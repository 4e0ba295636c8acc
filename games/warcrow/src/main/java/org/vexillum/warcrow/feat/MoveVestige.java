package org.vexillum.warcrow.feat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options.VestigeMove;
import org.vexillum.warcrow.table.Spot;

/**
 * Where the rival puts the vestige that was tracked (WC-FEAT-TRACK-12).
 *
 * @param side whose vestige it is
 */
@Stored(as = "MoveVestige", with = "side")
public record MoveVestige(Side side) implements Question<Battle, MoveVestige.Place> {
    private static final int FAR = 15 * Spot.STRIDE;

    /** Whole points at exactly 15 strides, and to see whether a point is at that distance. */
    private static final int[][] EXACT = {{15, 0}, {12, 9}, {9, 12}, {0, 15}};

    /**
     * A new place.
     *
     * @param none whether no legal point lies at 15 strides, so that it is nearer
     */
    @Stored(
            as = "MoveVestige.Place",
            with = {"at", "none"})
    public record Place(Spot at, boolean none) {}

    @Override
    public Choices<Place> choices(Battle battle) {
        return new Choices<>() {
            @Override
            public @Nullable Refusal refusal(Place answer) {
                return why(answer, battle);
            }

            @Override
            public List<Place> list() {
                return candidates(battle).stream()
                        .map(spot -> new Place(spot, false))
                        .filter(place -> why(place, battle) == null)
                        .toList();
            }

            @Override
            public boolean complete() {
                return false;
            }

            @Override
            public Place any(RandomSource lot) {
                var legal = list();
                return legal.get(lot.below(legal.size()));
            }
        };
    }

    private List<Spot> candidates(Battle battle) {
        var from = from(battle);
        var all = new ArrayList<Spot>();
        for (int[] step : EXACT)
            for (int sx = -1; sx <= 1; sx += 2)
                for (int sy = -1; sy <= 1; sy += 2)
                    all.add(
                            new Spot(
                                    from.x() + sx * step[0] * Spot.STRIDE,
                                    from.y() + sy * step[1] * Spot.STRIDE));
        return all.stream().distinct().toList();
    }

    private Spot from(Battle battle) {
        return Objects.requireNonNull(battle.feat().vestige(side));
    }

    private @Nullable Refusal why(Place place, Battle battle) {
        if (!SpotChecks.onTable(battle, place.at(), 0))
            return Refusal.because("WC-FEAT-TRACK-12", "off-the-table");
        if (SpotChecks.onMarker(battle, place.at()))
            return Refusal.because("WC-FEAT-TRACK-12", "on-impassable-terrain");
        boolean exact = battle.options().vestigeMove() == VestigeMove.EXACT && !place.none();
        boolean near = from(battle).within(place.at(), FAR + 1);
        boolean far = !from(battle).within(place.at(), FAR - 2);
        if (near && (far || !exact)) return null;
        return Refusal.because("WC-FEAT-TRACK-12", "fifteen-strides");
    }

    @Override
    public Class<Place> answerType() {
        return Place.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-FEAT-TRACK-12");
    }
}
