package org.vexillum.regiments.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.HitTraits.Indirect;
import org.vexillum.regiments.traits.MultipliesWounds;
import org.vexillum.regiments.traits.Plain;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;

/**
 * A unit in a battle, a joined hero included.
 *
 * <p>Models are numbered from 0 as on the card, the joined hero last; the numbers never change. The
 * living stand in slots, front row first.
 */
public final class Unit {
    private final String id;
    private final Side side;
    private final UnitCard card;
    private final @Nullable UnitCard joined;
    private final ModelCard[] cards;

    private final int width;
    private final byte[] toughs;
    private final Precedence precedence;
    private int[] slots;
    private int @Nullable [] kinds;
    private @Nullable ConvexPolygon footprint;
    private final byte[] wounds;
    private final byte[] tokens;
    private final int[] spent;
    private @Nullable Pose front;
    private Status status = Status.UNDEPLOYED;
    private boolean activated;
    private boolean shaken;
    private boolean fatigued;
    private boolean arrived;
    private List<Boon> boons = List.of();
    private int woundsTaken;
    private boolean fought;
    private List<Integer> endangered = List.of();

    public Unit(String id, Side side, UnitCard card, @Nullable UnitCard joined) {
        this.id = id;
        this.side = side;
        this.card = card;
        this.joined = joined;
        var all = new ArrayList<>(card.models());
        if (joined != null) all.addAll(joined.models());
        cards = all.toArray(ModelCard[]::new);
        wounds = new byte[cards.length];
        tokens = new byte[cards.length];
        spent = new int[cards.length];
        slots = Arrangement.byDefault(cards);
        width = Formation.width(card.models().size());
        toughs = toughs(cards);
        precedence = new Precedence(cards);
    }

    private static byte[] toughs(ModelCard[] cards) {
        byte[] toughs = new byte[cards.length];
        for (int model = 0; model < cards.length; model++)
            toughs[model] = (byte) Math.min(Byte.MAX_VALUE, cards[model].tough());
        return toughs;
    }

    private Unit(Unit other, ModelCard[] cards) {
        id = other.id;
        side = other.side;
        card = other.card;
        joined = other.joined;
        this.cards = cards;
        width = other.width;
        toughs = cards == other.cards ? other.toughs : toughs(cards);
        precedence = cards == other.cards ? other.precedence : new Precedence(cards);
        kinds = cards == other.cards ? other.kinds : null;
        footprint = other.footprint;
        slots = other.slots;
        wounds = other.wounds.clone();
        tokens = other.tokens.clone();
        spent = other.spent.clone();
        front = other.front;
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
        return new Unit(this, cards);
    }

    /** The same unit in the same state with other cards for its models: what if it had not … */
    public Unit with(UnaryOperator<ModelCard> change) {
        var changed = new ModelCard[cards.length];
        for (int model = 0; model < cards.length; model++)
            changed[model] = change.apply(cards[model]);
        return new Unit(this, changed);
    }

    public String id() {
        return id;
    }

    public Side side() {
        return side;
    }

    public UnitCard card() {
        return card;
    }

    /** The hero in its ranks, or null. */
    public @Nullable UnitCard joined() {
        return joined;
    }

    public String name() {
        return card.name();
    }

    public int points() {
        return card.points() + (joined == null ? 0 : joined.points());
    }

    // ---- models

    /** Models at the start of the game, a joined hero included (AOFR-MORALE-02). */
    public int startingSize() {
        return cards.length;
    }

    /** Whether it started as a single model. */
    public boolean single() {
        return cards.length == 1;
    }

    public ModelCard card(int model) {
        return cards[model];
    }

    public int living() {
        return slots.length;
    }

    public boolean alive(int model) {
        for (int slot : slots) if (slot == model) return true;
        return false;
    }

    /** The model that stands in a slot; slots are counted along the rows, front row first. */
    public int inSlot(int slot) {
        return slots[slot];
    }

    public int[] slots() {
        return slots.clone();
    }

    /** Sets which living models stand, and where: AOFR-FORM-07. */
    public void stand(int[] models) {
        slots = models.clone();
        reshaped();
    }

    private void reshaped() {
        kinds = null;
        footprint = null;
    }

    /** One living model of each kind, in the order of the slots. */
    public int[] kinds() {
        var known = kinds;
        if (known == null) kinds = known = sorted();
        return known;
    }

    private int[] sorted() {
        int[] found = new int[slots.length];
        int count = 0;
        for (int model : slots) {
            boolean seen = false;
            for (int i = 0; i < count && !seen; i++) seen = cards[found[i]] == cards[model];
            if (!seen) found[count++] = model;
        }
        return Arrays.copyOf(found, count);
    }

    /** Removes a living model and its tokens; the rear closes the gap (AOFR-FORM-05). */
    public void remove(int model) {
        if (!alive(model)) throw new IllegalArgumentException(id + " has no living " + model);
        int[] left = new int[slots.length - 1];
        int last = slots[slots.length - 1];
        for (int i = 0; i < left.length; i++) left[i] = slots[i] == model ? last : slots[i];
        slots = left;
        tokens[model] = 0;
        reshaped();
    }

    public int wounds(int model) {
        return wounds[model];
    }

    public void setWounds(int model, int suffered) {
        wounds[model] = (byte) suffered;
    }

    public int woundsLeft(int model) {
        return toughs[model] - wounds[model];
    }

    /** Wounds that all living models together can still take. */
    public int woundsLeft() {
        int sum = 0;
        for (int model : slots) sum += woundsLeft(model);
        return sum;
    }

    public int tokens(int model) {
        return tokens[model];
    }

    public void setTokens(int model, int count) {
        tokens[model] = (byte) count;
    }

    /** Whether a Limited weapon of this model is used up (AOFR-SR-LIMITED-1). */
    public boolean spent(int model, int weapon) {
        return (spent[model] >> weapon & 1) != 0;
    }

    /** All its used weapons, as bits. */
    int spent(int model) {
        return spent[model];
    }

    public void spend(int model, int weapon) {
        spent[model] |= 1 << weapon;
    }

    /** The number of the joined or only hero, or -1. */
    public int hero() {
        for (int model : slots) if (precedence.hero(model)) return model;
        return -1;
    }

    /** Whether two models have equal cards. */
    public boolean sameKind(int one, int other) {
        return precedence.sameKind(one, other);
    }

    /** The first model that has an equal card. */
    public int kind(int model) {
        return precedence.kind(model);
    }

    /** Whether the Tough rule stands on its card. */
    public boolean tough(int model) {
        return precedence.tough(model);
    }

    /** Whether it is a hero among other models. */
    public boolean leads(int model) {
        return cards.length > 1 && precedence.hero(model);
    }

    /** Models of less worth fall first: plain ones, special weapons, the command group. */
    public int worth(int model) {
        return precedence.worth(model);
    }

    /** A living model other than a hero who joined, or the hero if nobody else is left. */
    public int ordinary() {
        for (int model : slots) if (!isJoinedHero(model)) return model;
        return slots[0];
    }

    public boolean isJoinedHero(int model) {
        return joined != null && model >= card.models().size();
    }

    // ---- traits

    /** The traits of a model, spells included. */
    public List<Trait> traits(int model) {
        var own = cards[model].traits();
        if (boons.isEmpty()) return own;
        var all = new ArrayList<>(own);
        for (var boon : boons) all.add(boon.trait());
        return all;
    }

    /** Whether every living model has such a trait (AOFR-PRINCIPLE-07). */
    public boolean all(Class<?> trait) {
        for (int model : kinds()) if (!Traits.has(traits(model), trait)) return false;
        return slots.length > 0;
    }

    public boolean any(Class<?> trait) {
        for (int model : kinds()) if (Traits.has(traits(model), trait)) return true;
        return false;
    }

    public List<Boon> boons() {
        return boons;
    }

    public void setBoons(List<Boon> given) {
        boons = List.copyOf(given);
    }

    // ---- formation

    /** Models in a full row (AOFR-FORM-03). */
    public int width() {
        return width;
    }

    /** Models in the front row now. */
    public int frontage() {
        return Math.min(width(), slots.length);
    }

    public int rows() {
        return (slots.length + width - 1) / width;
    }

    /** Full rows, for melee results (AOFR-FORM-06). */
    public int fullRows(int singleModelRow) {
        if (cards.length == 1) return singleModelRow;
        return Formation.hasRows(card.models().size()) ? slots.length / width() : 0;
    }

    /** Models in the two front rows (AOFR-MELEE-04). */
    public int strikers() {
        return Math.min(slots.length, 2 * width());
    }

    /** The centre of the front edge and the facing, or null off the table. */
    public @Nullable Pose place() {
        return front;
    }

    /** The centre of the front edge and the facing. */
    public Pose front() {
        if (front == null) throw new IllegalStateException(id + " is not on the table");
        return front;
    }

    public void place(@Nullable Pose pose) {
        front = pose;
        footprint = null;
    }

    /** The rectangle it stands on, behind its front (AOFR-FORM-04). */
    public ConvexPolygon footprint() {
        var known = footprint;
        if (known == null) footprint = known = footprint(front());
        return known;
    }

    /** The rectangle it would stand on. */
    public ConvexPolygon footprint(Pose place) {
        int depth = footDepth();
        return Rectangles.of(place.forward(-(depth + 1) / 2), footWidth(), depth);
    }

    /** Across the front, in units of 0.01 mm (AOFR-FORM-04). */
    public int footWidth() {
        return card.baseWidth() * frontage();
    }

    public int footDepth() {
        return card.baseDepth() * rows();
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

    public void addEndangered(List<Integer> models) {
        var all = new ArrayList<>(endangered);
        all.addAll(models);
        endangered = List.copyOf(all);
    }

    /** Forgets what only the current activation needs. */
    public void endActivation() {
        woundsTaken = 0;
        fought = false;
        endangered = List.of();
    }

    /** Its last model is gone or it fled: AOFR-CASUALTY-03. */
    public void destroy() {
        status = Status.DESTROYED;
        front = null;
        slots = new int[0];
        reshaped();
        Arrays.fill(tokens, (byte) 0);
    }

    /** Half its total or less: models, or wounds of a single model (AOFR-MORALE-02). */
    public boolean halved() {
        if (single()) return slots.length == 0 || 2 * woundsLeft(slots[0]) <= cards[0].tough();
        return 2 * slots.length <= cards.length;
    }

    long fingerprint(long hash) {
        return UnitFingerprint.add(hash, this);
    }

    /** A hash of everything in its state that odds depend on; units of one card may share it. */
    public long condition() {
        return UnitFingerprint.condition(this);
    }

    /** The weapons of a model, with the weapon rules that spells give it. */
    public List<Weapon> weapons(int model) {
        var weapons = cards[model].weapons();
        if (boons.isEmpty()) return weapons;
        for (var boon : boons)
            if (ofWeapons(boon.trait()))
                weapons = weapons.stream().map(weapon -> weapon.with(boon.trait())).toList();
        return weapons;
    }

    /** Whether the sequence looks for such a trait on weapons before a blow is struck. */
    private static boolean ofWeapons(Trait trait) {
        return trait instanceof Plain.Counter
                || trait instanceof Plain.Takedown
                || trait instanceof MultipliesWounds
                || trait instanceof Indirect;
    }
}
