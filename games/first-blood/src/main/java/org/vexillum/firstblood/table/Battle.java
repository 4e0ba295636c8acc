package org.vexillum.firstblood.table;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.FirstBloodTypes;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.stored.StoredTypes;

/** The whole state of a battle. */
public final class Battle implements Table<Battle> {
    private final Setting setting;
    private final Ruleset ruleset;
    private final List<Regiment> regiments = new ArrayList<>();
    private Stage stage = Stage.RESERVES;
    private int round = 1;
    private Side toAct = Side.A;
    private Side first = Side.A;
    private List<String> stackA = List.of();
    private List<String> stackB = List.of();
    private int seenA;
    private int seenB;
    private int pointsA;
    private int pointsB;
    private @Nullable Side conceded;

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
        for (int i = 0; i < regiments.size(); i++) copy.regiments.add(regiments.get(i).copy());
        copy.stage = stage;
        copy.round = round;
        copy.toAct = toAct;
        copy.first = first;
        copy.stackA = stackA;
        copy.stackB = stackB;
        copy.seenA = seenA;
        copy.seenB = seenB;
        copy.pointsA = pointsA;
        copy.pointsB = pointsB;
        copy.conceded = conceded;
        return copy;
    }

    @Override
    public StoredTypes stored() {
        return FirstBloodTypes.ALL;
    }

    @Override
    public long fingerprint() {
        long hash = Fingerprints.START;
        for (var regiment : regiments) hash = RegimentFingerprint.add(hash, regiment);
        return BattleState.FINGERPRINT.add(hash, this);
    }

    public Setting setting() {
        return setting;
    }

    /** How its rules are read. */
    public Ruleset rules() {
        return ruleset;
    }

    @Override
    public int ruleset() {
        return ruleset.number();
    }

    public Edition edition() {
        return setting.edition();
    }

    public Options options() {
        return setting.options();
    }

    public List<Terrain> terrain() {
        return setting.terrain();
    }

    public List<Regiment> regiments() {
        return regiments;
    }

    public void add(Regiment regiment) {
        regiments.add(regiment);
    }

    public Regiment regiment(String id) {
        for (int i = 0; i < regiments.size(); i++)
            if (regiments.get(i).id().equals(id)) return regiments.get(i);
        throw new IllegalArgumentException("no regiment " + id);
    }

    public List<Regiment> regiments(Side side) {
        var own = new ArrayList<Regiment>();
        for (int i = 0; i < regiments.size(); i++)
            if (regiments.get(i).side() == side) own.add(regiments.get(i));
        return own;
    }

    /** The regiments of a side that stand on the table, garrisons not counted. */
    public List<Regiment> onTable(Side side) {
        var standing = new ArrayList<Regiment>();
        for (int i = 0; i < regiments.size(); i++) {
            var regiment = regiments.get(i);
            if (regiment.side() == side && regiment.onTable()) standing.add(regiment);
        }
        return standing;
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

    /** The side whose turn it is to deploy or activate. */
    public Side toAct() {
        return toAct;
    }

    public void setToAct(Side side) {
        toAct = side;
    }

    /** The first player of the round (FB-SUPR-04). */
    public Side first() {
        return first;
    }

    public void setFirst(Side side) {
        first = side;
    }

    /** The entries of the command cards left, top card first (FB-COMPH-02); its owner's secret. */
    public List<String> stack(Side side) {
        return side == Side.A ? stackA : stackB;
    }

    public void setStack(Side side, List<String> cards) {
        if (side == Side.A) stackA = List.copyOf(cards);
        else stackB = List.copyOf(cards);
    }

    /** How many cards at the bottom of the stack the other side has seen (FB-DRAW-03). */
    public int seen(Side side) {
        return Math.min(side == Side.A ? seenA : seenB, stack(side).size());
    }

    /** The same as it was noted, with cards that have been drawn since. */
    public int seenAtFirst(Side side) {
        return side == Side.A ? seenA : seenB;
    }

    public void setSeen(Side side, int cards) {
        if (side == Side.A) seenA = cards;
        else seenB = cards;
    }

    /** Victory points. */
    public int points(Side side) {
        return side == Side.A ? pointsA : pointsB;
    }

    public void setPoints(Side side, int points) {
        if (side == Side.A) pointsA = points;
        else pointsB = points;
    }

    public @Nullable Side conceded() {
        return conceded;
    }

    public void setConceded(@Nullable Side side) {
        conceded = side;
    }
}
