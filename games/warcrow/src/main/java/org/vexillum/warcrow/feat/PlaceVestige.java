package org.vexillum.warcrow.feat;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Spot;

/** Where a company puts its vestige before the game (WC-FEAT-TRACK-04). */
@Stored(as = "PlaceVestige", with = "side")
public record PlaceVestige(Side side) implements Question<Battle, Spot> {
    private static final int LIMIT = 10 * Spot.STRIDE;

    @Override
    public Choices<Spot> choices(Battle battle) {
        return new SpotChoices(SpotChecks.grid(battle), spot -> refusal(spot, battle));
    }

    private @Nullable Refusal refusal(Spot spot, Battle battle) {
        if (!SpotChecks.onTable(battle, spot, 0))
            return Refusal.because("WC-BG-TABLE-01", "off-the-table");
        return SpotChecks.fromZone(battle, side, spot) > LIMIT
                ? null
                : Refusal.because("WC-FEAT-TRACK-04", "too-near-own-zone", 10);
    }

    @Override
    public Class<Spot> answerType() {
        return Spot.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-FEAT-TRACK-04");
    }
}
