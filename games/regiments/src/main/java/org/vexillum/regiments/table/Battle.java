package org.vexillum.regiments.table;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.stored.StoredTypes;
import org.vexillum.regiments.RegimentsTypes;
import org.vexillum.regiments.mission.Marker;

/** The whole state of a battle. */
public final class Battle implements Table<Battle> {
    private final Setting setting;
    private final Ruleset ruleset;
    private final List<Unit> units = new ArrayList<>();
    private List<Marker> markers = List.of();
    private int markersToPlace;
    private Stage stage = Stage.MARKERS;
    private int round;
    private Side toAct = Side.A;
    private Side opening = Side.A;
    private @Nullable Side finishedFirst;
    private Side southern = Side.A;
    private @Nullable Side conceded;
    private List<Side> declined = List.of();

    /** By the rules as they are read today. */
    public Battle(Setting setting) {
        this(setting, Ruleset.NEWEST);
    }

    public Battle(Setting setting, Ruleset ruleset) {
        this.setting = setting;
        this.ruleset = ruleset;
    }

    @Override
    public Battle copy() {
        var copy = new Battle(setting, ruleset);
        for (int i = 0; i < units.size(); i++) copy.units.add(units.get(i).copy());
        copy.markers = markers;
        copy.markersToPlace = markersToPlace;
        copy.stage = stage;
        copy.round = round;
        copy.toAct = toAct;
        copy.opening = opening;
        copy.finishedFirst = finishedFirst;
        copy.southern = southern;
        copy.conceded = conceded;
        copy.declined = declined;
        return copy;
    }

    @Override
    public StoredTypes stored() {
        return RegimentsTypes.ALL;
    }

    @Override
    public long fingerprint() {
        long hash = Fingerprints.START;
        for (var unit : units) hash = unit.fingerprint(hash);
        return BattleState.FINGERPRINT.add(hash, this);
    }

    public Setting setting() {
        return setting;
    }

    @Override
    public int ruleset() {
        return ruleset.version();
    }

    /** How the rules are read in this battle. */
    public Ruleset reading() {
        return ruleset;
    }

    public Options options() {
        return setting.options();
    }

    public List<Unit> units() {
        return units;
    }

    public void add(Unit unit) {
        units.add(unit);
    }

    public Unit unit(String id) {
        for (int i = 0; i < units.size(); i++)
            if (units.get(i).id().equals(id)) return units.get(i);
        throw new IllegalArgumentException("no unit " + id);
    }

    /** The units of a side that stand on the table. */
    public List<Unit> onTable(Side side) {
        var standing = new ArrayList<Unit>();
        for (int i = 0; i < units.size(); i++) {
            var unit = units.get(i);
            if (unit.side() == side && unit.onTable()) standing.add(unit);
        }
        return standing;
    }

    public List<Marker> markers() {
        return markers;
    }

    public void setMarkers(List<Marker> now) {
        markers = List.copyOf(now);
    }

    public int markersToPlace() {
        return markersToPlace;
    }

    public void setMarkersToPlace(int count) {
        markersToPlace = count;
    }

    public Stage stage() {
        return stage;
    }

    public void setStage(Stage now) {
        stage = now;
    }

    public int round() {
        return round;
    }

    public void setRound(int now) {
        round = now;
    }

    /** The side whose turn it is to place or activate. */
    public Side toAct() {
        return toAct;
    }

    public void setToAct(Side side) {
        toAct = side;
    }

    /** The side that opens the current round. */
    public Side opening() {
        return opening;
    }

    public void setOpening(Side side) {
        opening = side;
    }

    /** The side that first had no unit left to activate this round, or null (AOFR-ROUND-05). */
    public @Nullable Side finishedFirst() {
        return finishedFirst;
    }

    public void setFinishedFirst(@Nullable Side side) {
        finishedFirst = side;
    }

    /** The side that deploys along the edge y = 0 (AOFR-DEPLOY-01). */
    public Side southern() {
        return southern;
    }

    public void setSouthern(Side side) {
        southern = side;
    }

    public @Nullable Side conceded() {
        return conceded;
    }

    public void setConceded(@Nullable Side side) {
        conceded = side;
    }

    /** The sides that bring in no more Ambush units this round (AOFR-SR-AMBUSH-3). */
    public List<Side> declined() {
        return declined;
    }

    public void setDeclined(List<Side> sides) {
        declined = List.copyOf(sides);
    }
}
