package org.vexillum.warcrow.feat;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.table.Spot;

/** What happens in feats. */
public final class FeatEvents {
    private FeatEvents() {}

    public record TokensTaken(Side side, List<Integer> tokens, Rules rules) implements Event {}

    public record MeterSet(Side side, Feat feat, int position, Rules rules) implements Event {}

    public record MeterMoved(Side side, Feat feat, int before, int now, Rules rules)
            implements Event {}

    public record VestigePlaced(Side side, Side by, Spot at, Rules rules) implements Event {}

    /** The rival places it 15 strides away; the referee was not told where it lies. */
    public record VestigeTakenAway(Side side, Side by, Rules rules) implements Event {}

    /** A meter reached 4: arcane points at once, and nobody tracks any more. */
    public record TrackWon(Side side, int gained, int rival, Rules rules) implements Event {}

    public record ContractNamed(Side side, String unit, Rules rules) implements Event {}

    public record ContractPostponed(Side side, Rules rules) implements Event {}

    public record ContractFallen(Side side, String unit, Rules rules) implements Event {}

    public record CommanderFallen(Side side, String unit, Rules rules) implements Event {}

    public record FogPlaced(Side side, String fog, Spot at, Rules rules) implements Event {}

    /**
     * @param turn the absolute turn of the token
     */
    public record SealBegun(
            String unit, String fog, int successes, int turn, boolean never, Rules rules)
            implements Event {}

    public record SealBroken(String unit, String fog, Rules rules) implements Event {}

    public record RiftSealed(String unit, String fog, Side side, Rules rules) implements Event {}

    public record BearerChosen(Side side, String unit, Rules rules) implements Event {}

    public record BearerPostponed(Side side, Rules rules) implements Event {}

    public record BannerDropped(Side side, String unit, Rules rules) implements Event {}

    public record BannerTaken(Side side, String unit, Rules rules) implements Event {}

    public record NoGlory(String unit, int wounds, Rules rules) implements Event {}

    public record ResourcesRolled(
            String unit, int troops, PoolRoll roll, int successes, Rules rules) implements Event {}
}
