package org.vexillum.regiments.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.ConvexPolygon;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;

/**
 * The models of a unit, a joined hero included, and the formation they stand in.
 *
 * <p>They are numbered from 0 as on the card, the joined hero last; the numbers never change. The
 * living stand in slots, front row first.
 */
abstract sealed class Models permits Unit {
    private final UnitCard card;
    private final @Nullable UnitCard joined;
    private final ModelCard[] cards;

    private final int width;
    private final byte[] toughs;
    private final CasualtyPrecedence precedence;
    private int[] slots;
    private int @Nullable [] kinds;
    private @Nullable ConvexPolygon footprint;
    private final byte[] wounds;
    private final byte[] tokens;
    private final int[] spent;
    private @Nullable Pose front;

    Models(UnitCard card, @Nullable UnitCard joined) {
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
        precedence = new CasualtyPrecedence(cards);
    }

    private static byte[] toughs(ModelCard[] cards) {
        byte[] toughs = new byte[cards.length];
        for (int model = 0; model < cards.length; model++)
            toughs[model] = (byte) Math.min(Byte.MAX_VALUE, cards[model].tough());
        return toughs;
    }

    /** A copy. */
    Models(Models other) {
        this(other, other.cards);
    }

    /** A copy with other cards for its models. */
    Models(Models other, UnaryOperator<ModelCard> change) {
        this(other, changed(other.cards, change));
    }

    private static ModelCard[] changed(ModelCard[] cards, UnaryOperator<ModelCard> change) {
        var changed = new ModelCard[cards.length];
        for (int model = 0; model < cards.length; model++)
            changed[model] = change.apply(cards[model]);
        return changed;
    }

    private Models(Models other, ModelCard[] cards) {
        card = other.card;
        joined = other.joined;
        this.cards = cards;
        width = other.width;
        toughs = cards == other.cards ? other.toughs : toughs(cards);
        precedence = cards == other.cards ? other.precedence : new CasualtyPrecedence(cards);
        kinds = cards == other.cards ? other.kinds : null;
        footprint = other.footprint;
        slots = other.slots;
        wounds = other.wounds.clone();
        tokens = other.tokens.clone();
        spent = other.spent.clone();
        front = other.front;
    }

    public abstract String id();

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

    /** Where a living model stands. */
    public int slotOf(int model) {
        for (int slot = 0; slot < slots.length; slot++) if (slots[slot] == model) return slot;
        throw new IllegalArgumentException("model " + model + " is dead");
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
        if (!alive(model)) throw new IllegalArgumentException(id() + " has no living " + model);
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

    void setSpent(int model, int weapons) {
        spent[model] = weapons;
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

    /** Half its total or less: models, or wounds of a single model (AOFR-MORALE-02). */
    public boolean halved() {
        if (single()) return slots.length == 0 || 2 * woundsLeft(slots[0]) <= cards[0].tough();
        return 2 * slots.length <= cards.length;
    }

    /** Takes everybody off the table. */
    void clear() {
        front = null;
        slots = new int[0];
        reshaped();
        Arrays.fill(tokens, (byte) 0);
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
        if (front == null) throw new IllegalStateException(id() + " is not on the table");
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
}
