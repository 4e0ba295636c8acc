package org.vexillum.warcrow.table;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.army.UnitCard;

/** A unit of a company, and what has become of it. */
public final class Unit {
    private final UnitCard card;
    private final Side side;
    private Status status = Status.UNDEPLOYED;
    private UnitStanding standing = UnitStanding.FAR;
    private boolean revealed;
    private int troops;
    private int stress;
    private int tinge;
    private boolean frightened;
    private boolean demoralised;
    private int activations;
    private String joinedTo = "";
    private String loot = "";

    public Unit(UnitCard card, Side side) {
        this.card = card;
        this.side = side;
        troops = card.troops();
    }

    Unit copy() {
        var copy = new Unit(card, side);
        copy.status = status;
        copy.standing = standing;
        copy.revealed = revealed;
        copy.troops = troops;
        copy.stress = stress;
        copy.tinge = tinge;
        copy.frightened = frightened;
        copy.demoralised = demoralised;
        copy.activations = activations;
        copy.joinedTo = joinedTo;
        copy.loot = loot;
        return copy;
    }

    long fingerprint(long hash) {
        return UnitState.FINGERPRINT.add(Fingerprints.add(hash, card.id()), this);
    }

    public String id() {
        return card.id();
    }

    public UnitCard card() {
        return card;
    }

    public Side side() {
        return side;
    }

    public boolean is(Keyword keyword) {
        return card.is(keyword);
    }

    public Status status() {
        return status;
    }

    public void setStatus(Status now) {
        status = now;
    }

    public boolean onTable() {
        return status == Status.ON_TABLE;
    }

    /** Known to the rival: on the table, revealed or removed (WC-HIDDEN-04). */
    public boolean known() {
        return revealed || status != Status.UNDEPLOYED;
    }

    public boolean revealed() {
        return revealed;
    }

    public void reveal() {
        revealed = true;
    }

    void setRevealed(boolean now) {
        revealed = now;
    }

    public UnitStanding standing() {
        return standing;
    }

    public void setStanding(UnitStanding now) {
        standing = now;
    }

    public int troops() {
        return troops;
    }

    public void setTroops(int left) {
        troops = left;
    }

    public int stress() {
        return stress;
    }

    public void setStress(int now) {
        stress = Math.max(0, now);
    }

    public int tinge() {
        return tinge;
    }

    public void setTinge(int now) {
        tinge = Math.max(0, now);
    }

    public boolean frightened() {
        return frightened;
    }

    public void setFrightened(boolean now) {
        frightened = now;
    }

    public boolean demoralised() {
        return demoralised;
    }

    public void setDemoralised(boolean now) {
        demoralised = now;
    }

    /** How often it was activated in this round. */
    public int activations() {
        return activations;
    }

    public void setActivations(int count) {
        activations = count;
    }

    /** The unit this Character has joined, or empty. */
    public String joinedTo() {
        return joinedTo;
    }

    public boolean joined() {
        return !joinedTo.isEmpty();
    }

    public void setJoinedTo(String unit) {
        joinedTo = unit;
    }

    /** The loot it carries, or empty. */
    public String loot() {
        return loot;
    }

    public boolean carries() {
        return !loot.isEmpty();
    }

    public void setLoot(String marker) {
        loot = marker;
    }
}
