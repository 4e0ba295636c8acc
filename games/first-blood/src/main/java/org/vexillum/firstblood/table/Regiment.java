package org.vexillum.firstblood.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.Role;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;

/**
 * A regiment in a battle.
 *
 * <p>Models are numbered from 0 as on the card; the numbers never change. A model that returns from
 * its casualty token takes the number of a fallen one (FB-HEAL-05).
 */
public final class Regiment {
    /** Nobody. */
    public static final int NOBODY = -1;

    private final String id;
    private final Side side;
    private final RegimentCard card;
    private final boolean ofCharacter;
    private final int bearer;

    private final boolean[] alive;
    private final byte[] wounds;
    private final boolean[] weakened;
    private final @Nullable Disc[] bases;
    private final byte[] floors;
    private final Role[] roles;
    private int acting = NOBODY;
    private @Nullable Bounds box;

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
    private List<Boon> boons = List.of();
    private @Nullable InForce inForce;

    public Regiment(String id, Side side, RegimentCard card) {
        this.id = id;
        this.side = side;
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
        startedRoundWith = size;
    }

    private Regiment(Regiment other) {
        id = other.id;
        side = other.side;
        card = other.card;
        ofCharacter = other.ofCharacter;
        bearer = other.bearer;
        alive = other.alive.clone();
        wounds = other.wounds.clone();
        weakened = other.weakened.clone();
        bases = other.bases.clone();
        floors = other.floors.clone();
        roles = other.roles.clone();
        acting = other.acting;
        box = other.box;
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

    public String id() {
        return id;
    }

    public Side side() {
        return side;
    }

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

    // ---- models

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
        if (!alive[model]) throw new IllegalArgumentException(id + " has no living " + model);
        inForce = null;
        alive[model] = false;
        bases[model] = null;
        box = null;
        if (acting == model) acting = NOBODY;
    }

    /** Brings a fallen model back as an ordinary one, unwounded (FB-HEAL-05). */
    public void restore(int model, @Nullable Point at, int floor) {
        if (alive[model]) throw new IllegalArgumentException(model + " of " + id + " lives");
        inForce = null;
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
            case TROOPER, RETINUE -> false;
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
        if (base == null) throw new IllegalStateException(id + " " + model + " has no place");
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

    // ---- state

    public Status status() {
        return status;
    }

    public void setStatus(Status now) {
        status = now;
        inForce = null;
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
        inForce = null;
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
        inForce = null;
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
        inForce = null;
    }

    public void took(ActionKind action) {
        var more = new ArrayList<>(actions);
        more.add(action);
        actions = List.copyOf(more);
        inForce = null;
    }

    public List<Boon> boons() {
        return boons;
    }

    public void setBoons(List<Boon> given) {
        boons = List.copyOf(given);
        inForce = null;
    }

    public void gain(Boon boon) {
        var more = new ArrayList<>(boons);
        more.add(boon);
        boons = List.copyOf(more);
        inForce = null;
    }

    /** What is known about its special rules; copies share it until one of them changes. */
    public InForce inForce(Setting setting) {
        var known = inForce;
        if (known == null || known.setting() != setting) {
            known = new InForce(setting, alive.length);
            inForce = known;
        }
        return known;
    }
}
