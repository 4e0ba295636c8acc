package org.vexillum.warcrow.table;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.warcrow.WarcrowTypes;

/** What the feats keep: meters, vestiges, contracts, banners, Fog (WC-GAME-01). */
public final class FeatState {
    /** A meter starts on 1 and never leaves 1 to 10 (WC-GAME-05). */
    public static final int LOWEST = 1;

    public static final int HIGHEST = 10;

    private PerSide<Integer> meters = PerSide.both(LOWEST);
    private @Nullable Spot vestigeA;
    private @Nullable Spot vestigeB;
    private boolean trackOver;
    private PerSide<String> contracts = PerSide.both("");
    private PerSide<Boolean> contractFallen = PerSide.both(false);
    private PerSide<Boolean> commanderFallen = PerSide.both(false);
    private PerSide<String> bearers = PerSide.both("");
    private PerSide<Boolean> bannerLost = PerSide.both(false);
    private PerSide<Integer> obtained = PerSide.both(0);
    private final List<Fog> fogs = new ArrayList<>();

    FeatState copy() {
        var copy = new FeatState();
        copy.meters = meters;
        copy.vestigeA = vestigeA;
        copy.vestigeB = vestigeB;
        copy.trackOver = trackOver;
        copy.contracts = contracts;
        copy.contractFallen = contractFallen;
        copy.commanderFallen = commanderFallen;
        copy.bearers = bearers;
        copy.bannerLost = bannerLost;
        copy.obtained = obtained;
        copy.fogs.addAll(fogs);
        return copy;
    }

    long fingerprint(long hash) {
        var all =
                List.of(
                        meters,
                        WarcrowTypes.ALL.text(vestigeA),
                        WarcrowTypes.ALL.text(vestigeB),
                        trackOver,
                        contracts,
                        contractFallen,
                        commanderFallen,
                        bearers,
                        bannerLost,
                        obtained,
                        fogs);
        return Fingerprints.add(hash, WarcrowTypes.ALL.text(all));
    }

    /** The position of a company's track, glory or resource meter. */
    public int meter(Side side) {
        return meters.of(side);
    }

    public void setMeter(Side side, int position) {
        meters = meters.with(side, Math.clamp(position, LOWEST, HIGHEST)); // WC-GAME-05
    }

    public @Nullable Spot vestige(Side side) {
        return side == Side.A ? vestigeA : vestigeB;
    }

    public void setVestige(Side side, Spot at) {
        if (side == Side.A) vestigeA = at;
        else vestigeB = at;
    }

    /** Nobody can track any more (WC-FEAT-TRACK-14). */
    public boolean trackOver() {
        return trackOver;
    }

    public void setTrackOver() {
        trackOver = true;
    }

    /** The enemy unit a company named as its contract, or empty. */
    public String contract(Side side) {
        return contracts.of(side);
    }

    public void setContract(Side side, String unit) {
        contracts = contracts.with(side, unit);
    }

    /** Whether the contract that this company named has been eliminated. */
    public boolean contractFallen(Side side) {
        return contractFallen.of(side);
    }

    public void setContractFallen(Side side) {
        contractFallen = contractFallen.with(side, true);
    }

    /** Whether this company's own commander has been eliminated. */
    public boolean commanderFallen(Side side) {
        return commanderFallen.of(side);
    }

    public void setCommanderFallen(Side side) {
        commanderFallen = commanderFallen.with(side, true);
    }

    /** The unit that bears the company's banner; empty if nobody does. */
    public String bearer(Side side) {
        return bearers.of(side);
    }

    public void setBearer(Side side, String unit) {
        bearers = bearers.with(side, unit);
    }

    /** Whether the company lost its banner at any time (WC-FEAT-BANNER-08). */
    public boolean bannerLost(Side side) {
        return bannerLost.of(side);
    }

    public void setBannerLost(Side side) {
        bannerLost = bannerLost.with(side, true);
    }

    /** The absolute turn in which the company last obtained resources; 0 for never. */
    public int obtained(Side side) {
        return obtained.of(side);
    }

    public void setObtained(Side side, int turn) {
        obtained = obtained.with(side, turn);
    }

    public List<Fog> fogs() {
        return fogs;
    }

    public @Nullable Fog fog(String id) {
        for (var fog : fogs) if (fog.id().equals(id)) return fog;
        return null;
    }

    /** Puts a Fog marker down, or replaces the one of the same id. */
    public void setFog(Fog fog) {
        for (int i = 0; i < fogs.size(); i++)
            if (fogs.get(i).id().equals(fog.id())) {
                fogs.set(i, fog);
                return;
            }
        fogs.add(fog);
    }
}
