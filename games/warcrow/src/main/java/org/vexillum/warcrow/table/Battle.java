package org.vexillum.warcrow.table;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.stored.StoredTypes;
import org.vexillum.warcrow.WarcrowTypes;

/** The whole state of one game. */
public final class Battle implements Table<Battle> {
    private final Setting setting;
    private final List<Objective> objectives;
    private final List<Unit> units = new ArrayList<>();
    private final List<@Nullable Side> control = new ArrayList<>();
    private final List<EventToken> events = new ArrayList<>();
    private final List<ScoreTally> tallies = new ArrayList<>();
    private FeatState feat = new FeatState();
    private Clock clock = new Clock();
    private PerSide<DeploymentZone> zones = new PerSide<>(DeploymentZone.A, DeploymentZone.B);
    private PerSide<Integer> tokens = PerSide.both(0);
    private PerSide<Integer> spent = PerSide.both(0);
    private PerSide<Integer> military = PerSide.both(0);
    private PerSide<Integer> arcane = PerSide.both(0);
    private @Nullable Side conceded;

    /** The markers of the scenario. */
    public Battle(Setting setting) {
        this(setting, setting.scenario().objectives());
    }

    public Battle(Setting setting, List<Objective> objectives) {
        this.setting = setting;
        this.objectives = List.copyOf(objectives);
        for (int i = 0; i < objectives.size(); i++) control.add(null); // WC-OBJ-05
    }

    /** The table before the first die, all units hidden (WC-HIDDEN-01). */
    public static Battle start(Setting setting) {
        var battle = new Battle(setting);
        for (var side : Side.values())
            for (var card : setting.company(side).units()) battle.add(new Unit(card, side));
        return battle;
    }

    @Override
    public Battle copy() {
        var copy = new Battle(setting, objectives);
        for (var unit : units) copy.units.add(unit.copy());
        return copyRest(copy);
    }

    /** The table as a side may know it: hidden units of the rival left out (WC-HIDDEN-01). */
    public Battle known(Side side) {
        var rival = side.other();
        var shown =
                setting.company(rival).units().stream()
                        .filter(card -> has(card.id()) && unit(card.id()).known())
                        .toList();
        var copy = new Battle(setting.with(rival, shown), objectives);
        for (var unit : units) if (unit.side() == side || unit.known()) copy.units.add(unit.copy());
        return copyRest(copy);
    }

    /** The same game, called as this setting calls it. */
    public Battle under(Setting other) {
        var copy = new Battle(other, objectives);
        for (var unit : units) copy.units.add(unit.copy());
        return copyRest(copy);
    }

    private Battle copyRest(Battle copy) {
        for (int i = 0; i < control.size(); i++) copy.control.set(i, control.get(i));
        copy.events.addAll(events);
        copy.tallies.addAll(tallies);
        copy.feat = feat.copy();
        copy.clock = clock.copy();
        copy.zones = zones;
        copy.tokens = tokens;
        copy.spent = spent;
        copy.military = military;
        copy.arcane = arcane;
        copy.conceded = conceded;
        return copy;
    }

    @Override
    public StoredTypes stored() {
        return WarcrowTypes.ALL;
    }

    @Override
    public long fingerprint() {
        long hash = Fingerprints.START;
        for (var unit : units) hash = unit.fingerprint(hash);
        hash = feat.fingerprint(hash);
        hash = clock.fingerprint(hash);
        hash = Fingerprints.add(hash, stored().text(control) + stored().text(events));
        hash =
                Fingerprints.add(
                        hash, stored().text(List.of(zones, tokens, spent, military, arcane)));
        return Fingerprints.add(hash, conceded == null ? -1 : conceded.ordinal());
    }

    public Setting setting() {
        return setting;
    }

    public Options options() {
        return setting.options();
    }

    public FeatState feat() {
        return feat;
    }

    public Clock clock() {
        return clock;
    }

    // ---- units

    public List<Unit> units() {
        return units;
    }

    public void add(Unit unit) {
        units.add(unit);
    }

    public Unit unit(String id) {
        for (var unit : units) if (unit.id().equals(id)) return unit;
        throw new IllegalArgumentException("no unit " + id);
    }

    public boolean has(String id) {
        return units.stream().anyMatch(unit -> unit.id().equals(id));
    }

    public List<Unit> units(Side side) {
        return units.stream().filter(unit -> unit.side() == side).toList();
    }

    /** Units that stand for themselves on the battlefield; joined Characters are part of others. */
    public List<Unit> onTable(Side side) {
        return units.stream()
                .filter(unit -> unit.side() == side && unit.onTable() && !unit.joined())
                .toList();
    }

    /** The Character that has joined this unit, or null. */
    public @Nullable Unit characterIn(Unit unit) {
        for (var other : units)
            if (other.onTable() && other.joinedTo().equals(unit.id())) return other;
        return null;
    }

    // ---- objectives

    public List<Objective> objectives() {
        return objectives;
    }

    public @Nullable Objective objective(String id) {
        for (var one : objectives) if (one.id().equals(id)) return one;
        return null;
    }

    /** Who controls it, or null (WC-OBJ-05, WC-OBJ-06). */
    public @Nullable Side control(Objective objective) {
        return control.get(objectives.indexOf(objective));
    }

    public void setControl(Objective objective, @Nullable Side side) {
        control.set(objectives.indexOf(objective), side);
    }

    /** The deployment zone of a company. */
    public DeploymentZone zone(Side side) {
        return zones.of(side);
    }

    public void setZone(Side side, DeploymentZone zone) {
        zones = zones.with(side, zone).with(side.other(), zone.other());
    }

    /** A company's colour is that of its deployment zone (WC-PREP-12). */
    public MarkerColour colour(Side side) {
        return zone(side).marking();
    }

    // ---- tokens and points

    public List<EventToken> events() {
        return events;
    }

    /** What was scored so far, moment by moment. */
    public List<ScoreTally> tallies() {
        return tallies;
    }

    /** Command tokens taken for the game, and spent so far. */
    public int tokens(Side side) {
        return tokens.of(side);
    }

    public void setTokens(Side side, int count) {
        tokens = tokens.with(side, count);
    }

    public int spent(Side side) {
        return spent.of(side);
    }

    public void setSpent(Side side, int count) {
        spent = spent.with(side, count);
    }

    public int military(Side side) {
        return military.of(side);
    }

    public void setMilitary(Side side, int points) {
        military = military.with(side, points);
    }

    public int arcane(Side side) {
        return arcane.of(side);
    }

    public void setArcane(Side side, int points) {
        arcane = arcane.with(side, points);
    }

    /** Victory points so far (WC-ADV-05). */
    public int victory(Side side) {
        return military(side) + arcane(side);
    }

    public @Nullable Side conceded() {
        return conceded;
    }

    public void setConceded(Side side) {
        conceded = side;
    }
}
