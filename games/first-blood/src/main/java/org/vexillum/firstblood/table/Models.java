package org.vexillum.firstblood.table;

import java.util.Arrays;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.Role;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/**
 * The models of a regiment: who they are, who of them lives, where they stand.
 *
 * <p>They are numbered from 0 as on the card; the numbers never change. A model that returns from
 * its casualty token takes the number of a fallen one (FB-HEAL-05).
 */
abstract sealed class Models permits Regiment {
    /** Nobody. */
    public static final int NOBODY = -1;

    private final RegimentCard card;
    private final boolean ofCharacter;
    private final int bearer;
    private final boolean giving;

    private final boolean[] alive;
    private final byte[] wounds;
    private final boolean[] weakened;
    private final @Nullable Disc[] bases;
    private final byte[] floors;
    private final Role[] roles;
    private int acting = NOBODY;
    private @Nullable Bounds box;

    Models(RegimentCard card) {
        this.card = card;
        this.ofCharacter = card.character();
        int size = card.members().size();
        alive = new boolean[size];
        Arrays.fill(alive, true);
        wounds = new byte[size];
        weakened = new boolean[size];
        bases = new Disc[size];
        floors = new byte[size];
        roles = new Role[size];
        for (int model = 0; model < size; model++) roles[model] = card.members().get(model).role();
        bearer = living(Role.STANDARD_BEARER);
        giving = card.members().stream().anyMatch(member -> !member.gives().isEmpty());
    }

    /** A copy. */
    Models(Models other) {
        card = other.card;
        ofCharacter = other.ofCharacter;
        bearer = other.bearer;
        giving = other.giving;
        alive = other.alive.clone();
        wounds = other.wounds.clone();
        weakened = other.weakened.clone();
        bases = other.bases.clone();
        floors = other.floors.clone();
        roles = other.roles.clone();
        acting = other.acting;
        box = other.box;
    }

    public abstract String id();

    /** Called when special rules in force may be others from now on. */
    abstract void changed();

    public RegimentCard card() {
        return card;
    }

    public String name() {
        return card.name();
    }

    /** Whether its card has a character. */
    public boolean ofCharacter() {
        return ofCharacter;
    }

    /** Models on the card, living or not. */
    public int size() {
        return alive.length;
    }

    public boolean alive(int model) {
        return alive[model];
    }

    /** The numbers of the living models. */
    public int[] models() {
        int[] living = new int[alive.length];
        int count = 0;
        for (int model = 0; model < alive.length; model++)
            if (alive[model]) living[count++] = model;
        return Arrays.copyOf(living, count);
    }

    public int living() {
        int count = 0;
        for (boolean lives : alive) if (lives) count++;
        return count;
    }

    public ModelCard card(int model) {
        return card.members().get(model).card();
    }

    /** The profile in force: the second one once the first is used up (FB-WOUND-06). */
    public Profile profile(int model) {
        var second = card(model).wounded();
        return weakened[model] && second != null ? second : card(model).profile();
    }

    public boolean weakened(int model) {
        return weakened[model];
    }

    public void setWeakened(int model, boolean on) {
        weakened[model] = on;
    }

    /** Wounds it carries on the profile in force. */
    public int wounds(int model) {
        return wounds[model];
    }

    public void setWounds(int model, int suffered) {
        wounds[model] = (byte) suffered;
    }

    /** Wounds it can still take, both profiles counted (FB-WOUND-06). */
    public int woundsLeft(int model) {
        int left = profile(model).wounds() - wounds[model];
        var second = card(model).wounded();
        return second == null || weakened[model] ? left : left + second.wounds();
    }

    /**
     * Takes a model off the table; tokens, leaders and breaking are the casualty rules' business.
     */
    public void remove(int model) {
        if (!alive[model]) throw new IllegalArgumentException(id() + " has no living " + model);
        changed();
        alive[model] = false;
        bases[model] = null;
        box = null;
        if (acting == model) acting = NOBODY;
    }

    /** Brings a fallen model back as an ordinary one, unwounded (FB-HEAL-05). */
    public void restore(int model, @Nullable Point at, int floor) {
        if (alive[model]) throw new IllegalArgumentException(model + " of " + id() + " lives");
        changed();
        alive[model] = true;
        wounds[model] = 0;
        weakened[model] = false;
        if (roles[model] == Role.LEADER || roles[model] == Role.STANDARD_BEARER)
            roles[model] = Role.TROOPER;
        if (at != null) place(model, at, floor);
    }

    // ---- roles

    public Role role(int model) {
        return roles[model];
    }

    /** The model named to take the leader's place, or {@link #NOBODY} (FB-CMD-09, FB-CMD-11). */
    public int acting() {
        return acting;
    }

    public void setActing(int model) {
        acting = model;
    }

    /** Whether it is one of the leaders; a standard bearer is one too (FB-CMD-07). */
    public boolean leads(int model) {
        if (model == acting) return true;
        return switch (roles[model]) {
            case LEADER, STANDARD_BEARER, OFFICER, CHARACTER -> alive[model];
            case TROOPER, SPECIALIST, RETINUE -> false;
        };
    }

    /** The living leaders, the leader proper before the standard bearer. */
    public int[] leaders() {
        int[] found = new int[alive.length];
        int count = 0;
        for (int model = 0; model < alive.length; model++)
            if (alive[model] && leads(model) && roles[model] != Role.STANDARD_BEARER)
                found[count++] = model;
        for (int model = 0; model < alive.length; model++)
            if (alive[model] && leads(model) && roles[model] == Role.STANDARD_BEARER)
                found[count++] = model;
        return Arrays.copyOf(found, count);
    }

    /** The living character, or {@link #NOBODY}. */
    public int character() {
        return living(Role.CHARACTER);
    }

    /** The living officer, or {@link #NOBODY}. */
    public int officer() {
        return living(Role.OFFICER);
    }

    /** The living standard bearer, or {@link #NOBODY}. */
    public int standardBearer() {
        boolean bears = bearer != NOBODY && alive[bearer] && roles[bearer] == Role.STANDARD_BEARER;
        return bears ? bearer : NOBODY;
    }

    /** Whether its card has a specialist who gives something while he lives. */
    public boolean giving() {
        return giving;
    }

    private int living(Role role) {
        for (int model = 0; model < alive.length; model++)
            if (alive[model] && roles[model] == role) return model;
        return NOBODY;
    }

    // ---- places

    /** Whether its models have places; a question about dice alone needs none. */
    public boolean placed() {
        for (int model = 0; model < alive.length; model++)
            if (alive[model] && bases[model] != null) return true;
        return false;
    }

    /** The base of a model on the table, or null if it has no place. */
    public @Nullable Disc place(int model) {
        return bases[model];
    }

    public Disc base(int model) {
        var base = bases[model];
        if (base == null) throw new IllegalStateException(id() + " " + model + " has no place");
        return base;
    }

    /** The rectangle that holds every base, or null if nobody has a place. */
    public @Nullable Bounds box() {
        if (box == null && placed()) box = boxed();
        return box;
    }

    private Bounds boxed() {
        int minX = Point.LIMIT;
        int minY = Point.LIMIT;
        int maxX = -Point.LIMIT;
        int maxY = -Point.LIMIT;
        for (var base : bases) {
            if (base == null) continue;
            minX = Math.min(minX, base.minX());
            minY = Math.min(minY, base.minY());
            maxX = Math.max(maxX, base.maxX());
            maxY = Math.max(maxY, base.maxY());
        }
        return new Bounds(minX, minY, maxX, maxY);
    }

    /** The floor of a ruin on which it stands; 0 is the ground (FB-RUIN-04). */
    public int floor(int model) {
        return floors[model];
    }

    public void place(int model, Point at, int floor) {
        bases[model] = new Disc(at, card(model).radius());
        box = null;
        floors[model] = (byte) floor;
    }

    public void place(int model, Point at) {
        place(model, at, 0);
    }

    /** Takes all models off the table, alive: into a garrison or back to reserve. */
    public void lift() {
        Arrays.fill(bases, null);
        box = null;
        Arrays.fill(floors, (byte) 0);
    }
}
