package org.vexillum.firstblood.table;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** A regiment in a battle: its models, and the state that they share. */
public final class Regiment extends Models {
    private final String id;
    private final Side side;

    private Status status = Status.UNDEPLOYED;
    private @Nullable String garrison;
    private int tokens;
    private int startedRoundWith;
    private int lostThisRound;
    private boolean broken;
    private boolean activated;
    private boolean arrived;
    private Inspired inspired = Inspired.NO;
    private long uninspired;
    private boolean aimed;
    private int overcharge;
    private boolean blessingUsed;
    private boolean presenceLost;
    private List<ActionKind> actions = List.of();
    private List<TemporaryEffect> boons = List.of();
    private @Nullable RulesInForce inForce;

    public Regiment(String id, Side side, RegimentCard card) {
        super(card);
        this.id = id;
        this.side = side;
        startedRoundWith = size();
    }

    private Regiment(Regiment other) {
        super(other);
        id = other.id;
        side = other.side;
        status = other.status;
        garrison = other.garrison;
        tokens = other.tokens;
        startedRoundWith = other.startedRoundWith;
        lostThisRound = other.lostThisRound;
        broken = other.broken;
        activated = other.activated;
        arrived = other.arrived;
        inspired = other.inspired;
        uninspired = other.uninspired;
        aimed = other.aimed;
        overcharge = other.overcharge;
        blessingUsed = other.blessingUsed;
        presenceLost = other.presenceLost;
        actions = other.actions;
        boons = other.boons;
        inForce = other.inForce;
    }

    public Regiment copy() {
        return new Regiment(this);
    }

    @Override
    public String id() {
        return id;
    }

    public Side side() {
        return side;
    }

    @Override
    void changed() {
        inForce = null;
    }

    public Status status() {
        return status;
    }

    public void setStatus(Status now) {
        status = now;
        changed();
    }

    public boolean onTable() {
        return status == Status.ON_TABLE;
    }

    /** On the table or in a garrison: it has a card (FB-COMPH-01). */
    public boolean inPlay() {
        return status == Status.ON_TABLE || status == Status.IN_GARRISON;
    }

    public boolean destroyed() {
        return status == Status.DESTROYED;
    }

    /** The name of the garrison it occupies, or null. */
    public @Nullable String garrison() {
        return garrison;
    }

    public void setGarrison(@Nullable String name) {
        garrison = name;
    }

    /** Casualty tokens (FB-TOKEN-01). */
    public int tokens() {
        return tokens;
    }

    public void setTokens(int count) {
        tokens = count;
    }

    /** FB-BROKEN-01. */
    public int startedRoundWith() {
        return startedRoundWith;
    }

    public void setStartedRoundWith(int models) {
        startedRoundWith = models;
    }

    public int lostThisRound() {
        return lostThisRound;
    }

    public void setLostThisRound(int models) {
        lostThisRound = models;
    }

    public boolean broken() {
        return broken;
    }

    public void setBroken(boolean on) {
        broken = on;
        changed();
    }

    public boolean activated() {
        return activated;
    }

    public void setActivated(boolean on) {
        activated = on;
    }

    /** Whether it entered from reinforcements this round (FB-REINF-07). */
    public boolean arrived() {
        return arrived;
    }

    public void setArrived(boolean on) {
        arrived = on;
    }

    /** The state as marked; whether it helps now is for the combat rules to say. */
    public Inspired inspired() {
        return inspired;
    }

    public void setInspired(Inspired now) {
        inspired = now;
        changed();
        uninspired = 0;
    }

    /** Whether a charge that inspired the others left this model out (FB-RUIN-11). */
    public boolean uninspired(int model) {
        return (uninspired >> model & 1) != 0;
    }

    public void setUninspired(int model) {
        uninspired |= 1L << model;
    }

    public boolean aimed() {
        return aimed;
    }

    public void setAimed(boolean on) {
        aimed = on;
    }

    /** Overcharge markers (FB-SR-OVERCHARGE-1). */
    public int overcharge() {
        return overcharge;
    }

    public void setOvercharge(int markers) {
        overcharge = markers;
    }

    /** Whether Blessed was used this round (FB-SR-BLESSED-E1). */
    public boolean blessingUsed() {
        return blessingUsed;
    }

    public void setBlessingUsed(boolean on) {
        blessingUsed = on;
    }

    /** After a refused Challenge, until the end of its next activation (FB-PROVOKED-05). */
    public boolean presenceLost() {
        return presenceLost;
    }

    public void setPresenceLost(boolean on) {
        presenceLost = on;
    }

    /** The actions taken this round, in order (FB-ACT-11, FB-ACT-12). */
    public List<ActionKind> actions() {
        return actions;
    }

    public void setActions(List<ActionKind> taken) {
        actions = List.copyOf(taken);
        changed();
    }

    public void took(ActionKind action) {
        var more = new ArrayList<>(actions);
        more.add(action);
        actions = List.copyOf(more);
        changed();
    }

    public List<TemporaryEffect> boons() {
        return boons;
    }

    public void setBoons(List<TemporaryEffect> given) {
        boons = List.copyOf(given);
        changed();
    }

    public void gain(TemporaryEffect boon) {
        var more = new ArrayList<>(boons);
        more.add(boon);
        boons = List.copyOf(more);
        changed();
    }

    /** What is known about its special rules; copies share it until one of them changes. */
    public RulesInForce inForce(Setting setting) {
        var known = inForce;
        if (known == null || known.setting() != setting) {
            known = new RulesInForce(setting, size());
            inForce = known;
        }
        return known;
    }
}
