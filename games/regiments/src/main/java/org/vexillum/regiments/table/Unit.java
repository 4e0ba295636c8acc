package org.vexillum.regiments.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.state.Until;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.HitTraits.Indirect;
import org.vexillum.regiments.traits.MultipliesWounds;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;

/** A unit in a battle: its models, and the state that they share. */
public final class Unit extends Models {
    private final String id;
    private final Side side;

    private Status status = Status.UNDEPLOYED;
    private boolean activated;
    private boolean shaken;
    private boolean fatigued;
    private boolean arrived;
    private List<SpellBoon> boons = List.of();
    private int woundsTaken;
    private boolean fought;
    private List<Integer> endangered = List.of();

    public Unit(String id, Side side, UnitCard card, @Nullable UnitCard joined) {
        super(card, joined);
        this.id = id;
        this.side = side;
    }

    private Unit(Unit other) {
        super(other);
        id = other.id;
        side = other.side;
        share(other);
    }

    private Unit(Unit other, UnaryOperator<ModelCard> change) {
        super(other, change);
        id = other.id;
        side = other.side;
        share(other);
    }

    private void share(Unit other) {
        status = other.status;
        activated = other.activated;
        shaken = other.shaken;
        fatigued = other.fatigued;
        arrived = other.arrived;
        boons = other.boons;
        woundsTaken = other.woundsTaken;
        fought = other.fought;
        endangered = other.endangered;
    }

    public Unit copy() {
        return new Unit(this);
    }

    /** The same unit in the same state with other cards for its models: what if it had not … */
    public Unit with(UnaryOperator<ModelCard> change) {
        return new Unit(this, change);
    }

    @Override
    public String id() {
        return id;
    }

    public Side side() {
        return side;
    }

    // ---- traits

    /** The traits of a model, spells included. */
    public List<Trait> traits(int model) {
        var own = card(model).traits();
        if (boons.isEmpty()) return own;
        var all = new ArrayList<>(own);
        for (var boon : boons) all.add(boon.trait());
        return all;
    }

    /** Whether every living model has such a trait (AOFR-PRINCIPLE-07). */
    public boolean all(Class<?> trait) {
        for (int model : kinds()) if (!Traits.has(traits(model), trait)) return false;
        return living() > 0;
    }

    public boolean any(Class<?> trait) {
        for (int model : kinds()) if (Traits.has(traits(model), trait)) return true;
        return false;
    }

    public List<SpellBoon> boons() {
        return boons;
    }

    public void setBoons(List<SpellBoon> given) {
        boons = List.copyOf(given);
    }

    /** The weapons of a model, with the weapon rules that spells give it. */
    public List<Weapon> weapons(int model) {
        var weapons = card(model).weapons();
        if (boons.isEmpty()) return weapons;
        for (var boon : boons)
            if (ofWeapons(boon.trait()))
                weapons = weapons.stream().map(weapon -> weapon.with(boon.trait())).toList();
        return weapons;
    }

    /** Whether the sequence looks for such a trait on weapons before a blow is struck. */
    private static boolean ofWeapons(Trait trait) {
        return trait instanceof PlainTrait.Counter
                || trait instanceof PlainTrait.Takedown
                || trait instanceof MultipliesWounds
                || trait instanceof Indirect;
    }

    // ---- state

    public Status status() {
        return status;
    }

    public void setStatus(Status now) {
        status = now;
    }

    public boolean onTable() {
        return status == Status.ON_TABLE;
    }

    public boolean destroyed() {
        return status == Status.DESTROYED;
    }

    public boolean activated() {
        return activated;
    }

    public void setActivated(boolean now) {
        activated = now;
    }

    public boolean shaken() {
        return shaken;
    }

    public void setShaken(boolean now) {
        shaken = now;
    }

    /** Whether it charged or struck back this round. */
    public boolean fatigued() {
        return fatigued;
    }

    public void setFatigued(boolean now) {
        fatigued = now;
    }

    /** Fatigued, or Shaken, which counts as it (AOFR-SHAKEN-02). */
    public boolean tired() {
        return fatigued || shaken;
    }

    /** Whether it came out of Ambush this round (AOFR-SR-AMBUSH-4). */
    public boolean arrived() {
        return arrived;
    }

    public void setArrived(boolean now) {
        arrived = now;
    }

    // ---- marks of the current activation

    /** Wounds taken in the current activation (AOFR-MORALE-01). */
    public int woundsTaken() {
        return woundsTaken;
    }

    public void setWoundsTaken(int wounds) {
        woundsTaken = wounds;
    }

    public void addWoundsTaken(int more) {
        woundsTaken += more;
    }

    /** Whether it fought in the melee of the current activation (AOFR-RESULT-01). */
    public boolean fought() {
        return fought;
    }

    public void setFought(boolean now) {
        fought = now;
    }

    /** Models that tested for dangerous terrain in the current activation (AOFR-TERRAIN-05). */
    public List<Integer> endangered() {
        return endangered;
    }

    public void setEndangered(List<Integer> models) {
        endangered = List.copyOf(models);
    }

    public void addEndangered(List<Integer> models) {
        var all = new ArrayList<>(endangered);
        all.addAll(models);
        setEndangered(all);
    }

    /** Forgets what only the current activation needs. */
    public void endActivation() {
        UnitState.ALL.end(this, Until.ACTIVATION_END);
    }

    /** Its last model is gone or it fled: AOFR-CASUALTY-03. */
    public void destroy() {
        status = Status.DESTROYED;
        clear();
    }

    long fingerprint(long hash) {
        return UnitFingerprint.add(hash, this);
    }

    /** A hash of everything in its state that odds depend on; units of one card may share it. */
    public long condition() {
        return UnitFingerprint.condition(this);
    }
}
