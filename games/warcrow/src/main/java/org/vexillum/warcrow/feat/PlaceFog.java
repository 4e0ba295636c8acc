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

/** Where a company puts its Fog marker (WC-FEAT-RIFT-02). */
@Stored(as = "PlaceFog", with = "side")
public record PlaceFog(Side side) implements Question<Battle, Spot> {
    private static final int LIMIT = 20 * Spot.STRIDE;

    @Override
    public Choices<Spot> choices(Battle battle) {
        return new SpotChoices(SpotChecks.grid(battle), spot -> refusal(spot, battle));
    }

    /** Measured from the nearest edge of the marker. */
    private @Nullable Refusal refusal(Spot spot, Battle battle) {
        int radius = battle.options().fogMarkerStrides().hundredths() / 2;
        if (!SpotChecks.onTable(battle, spot, radius))
            return Refusal.because("WC-BG-TABLE-01", "off-the-table");
        return SpotChecks.fromZone(battle, side, spot) - radius > LIMIT
                ? null
                : Refusal.because("WC-FEAT-RIFT-02", "too-near-own-zone", 20);
    }

    @Override
    public Class<Spot> answerType() {
        return Spot.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-FEAT-RIFT-02");
    }
}
