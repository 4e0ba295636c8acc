package org.vexillum.warcrow.feat;

import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.table.Spot;

/** What happens in feats. */
public final class FeatEvents {
    private FeatEvents() {}

    @Stored(
            as = "TokensTaken",
            with = {"side", "tokens", "rules"})
    public record TokensTaken(Side side, List<Integer> tokens, Rules rules) implements Event {}

    @Stored(
            as = "MeterSet",
            with = {"side", "feat", "position", "rules"})
    public record MeterSet(Side side, Feat feat, int position, Rules rules) implements Event {}

    @Stored(
            as = "MeterMoved",
            with = {"side", "feat", "before", "now", "rules"})
    public record MeterMoved(Side side, Feat feat, int before, int now, Rules rules)
            implements Event {}

    @Stored(
            as = "VestigePlaced",
            with = {"side", "by", "at", "rules"})
    public record VestigePlaced(Side side, Side by, Spot at, Rules rules) implements Event {}

    /** The rival places it 15 strides away; the referee was not told where it lies. */
    @Stored(
            as = "VestigeTakenAway",
            with = {"side", "by", "rules"})
    public record VestigeTakenAway(Side side, Side by, Rules rules) implements Event {}

    /** A meter reached 4: arcane points at once, and nobody tracks any more. */
    @Stored(
            as = "TrackWon",
            with = {"side", "gained", "rival", "rules"})
    public record TrackWon(Side side, int gained, int rival, Rules rules) implements Event {}

    @Stored(
            as = "ContractNamed",
            with = {"side", "unit", "rules"})
    public record ContractNamed(Side side, String unit, Rules rules) implements Event {}

    @Stored(
            as = "ContractPostponed",
            with = {"side", "rules"})
    public record ContractPostponed(Side side, Rules rules) implements Event {}

    @Stored(
            as = "ContractFallen",
            with = {"side", "unit", "rules"})
    public record ContractFallen(Side side, String unit, Rules rules) implements Event {}

    @Stored(
            as = "CommanderFallen",
            with = {"side", "unit", "rules"})
    public record CommanderFallen(Side side, String unit, Rules rules) implements Event {}

    @Stored(
            as = "FogPlaced",
            with = {"side", "fog", "at", "rules"})
    public record FogPlaced(Side side, String fog, Spot at, Rules rules) implements Event {}

    /**
     * @param turn the absolute turn of the token
     */
    @Stored(
            as = "SealBegun",
            with = {"unit", "fog", "successes", "turn", "never", "rules"})
    public record SealBegun(
            String unit, String fog, int successes, int turn, boolean never, Rules rules)
            implements Event {}

    @Stored(
            as = "SealBroken",
            with = {"unit", "fog", "rules"})
    public record SealBroken(String unit, String fog, Rules rules) implements Event {}

    @Stored(
            as = "RiftSealed",
            with = {"unit", "fog", "side", "rules"})
    public record RiftSealed(String unit, String fog, Side side, Rules rules) implements Event {}

    @Stored(
            as = "BearerChosen",
            with = {"side", "unit", "rules"})
    public record BearerChosen(Side side, String unit, Rules rules) implements Event {}

    @Stored(
            as = "BearerPostponed",
            with = {"side", "rules"})
    public record BearerPostponed(Side side, Rules rules) implements Event {}

    @Stored(
            as = "BannerDropped",
            with = {"side", "unit", "rules"})
    public record BannerDropped(Side side, String unit, Rules rules) implements Event {}

    @Stored(
            as = "BannerTaken",
            with = {"side", "unit", "rules"})
    public record BannerTaken(Side side, String unit, Rules rules) implements Event {}

    @Stored(
            as = "NoGlory",
            with = {"unit", "wounds", "rules"})
    public record NoGlory(String unit, int wounds, Rules rules) implements Event {}

    @Stored(
            as = "ResourcesRolled",
            with = {"unit", "troops", "roll", "successes", "rules"})
    public record ResourcesRolled(
            String unit, int troops, PoolRoll roll, int successes, Rules rules) implements Event {}
}
