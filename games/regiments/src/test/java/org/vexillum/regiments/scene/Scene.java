package org.vexillum.regiments.scene;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.NoAnswerYet;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.ScriptedReferee;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Ruleset;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;

/** A table with units on it, measured in inches, and a referee who reads a script. */
public final class Scene {
    private static final Force NOBODY = Cards.force();

    private final Battle battle;
    private final Prepared script = new Prepared();
    private final ScriptedReferee<Battle> referee = new ScriptedReferee<>(script);

    public Scene(Battle battle) {
        this.battle = battle;
        referee.standAt(battle);
    }

    public static Scene on(int width, int depth, Terrain... terrain) {
        return with(Options.DEFAULT, width, depth, terrain);
    }

    public static Scene open(Terrain... terrain) {
        return on(72, 48, terrain);
    }

    public static Scene with(Options options, int width, int depth, Terrain... terrain) {
        var setting =
                new Setting(
                        inches(width), inches(depth), List.of(terrain), NOBODY, NOBODY, options);
        return new Scene(new Battle(setting));
    }

    /** By another version of the rules. */
    public static Scene by(Ruleset ruleset, Terrain... terrain) {
        var setting = setting(NOBODY, NOBODY, terrain);
        return new Scene(new Battle(setting, ruleset));
    }

    public static Setting setting(Force a, Force b, Terrain... terrain) {
        return new Setting(inches(72), inches(48), List.of(terrain), a, b, Options.DEFAULT);
    }

    public static Area box(int west, int south, int east, int north) {
        return Area.of(
                new Bounds(inches(west), inches(south), inches(east), inches(north)).polygon());
    }

    public static Terrain wall(Area area) {
        return new Terrain("wall", area, false, false, false, true, true);
    }

    public static Terrain crops(Area area) {
        return new Terrain("crops", area, true, false, false, false, false);
    }

    public Battle battle() {
        return battle;
    }

    public Referee<Battle> referee() {
        return referee;
    }

    public Unit unit(String id) {
        return battle.unit(id);
    }

    /** Adds a unit that waits off the table. */
    public Unit waiting(Side side, Status status, UnitCard card) {
        var unit = new Unit(card.id(), side, card, null);
        unit.setStatus(status);
        battle.add(unit);
        return unit;
    }

    /** Puts a unit on the table: the centre of its front edge in inches, facing in degrees. */
    public Unit put(Side side, UnitCard card, double x, double y, int degrees) {
        return put(side, card, new Pose(units(x), units(y), degrees * 100));
    }

    public Unit put(Side side, UnitCard card, Pose front) {
        var unit = waiting(side, Status.ON_TABLE, card);
        unit.place(front);
        return unit;
    }

    public Scene marker(double x, double y, @org.vexillum.kernel.Nullable Side owner) {
        var markers = new ArrayList<>(battle.markers());
        markers.add(new Marker(new Point(units(x), units(y)), owner));
        battle.setMarkers(markers);
        return this;
    }

    /** Inches that are whole units. */
    public static int units(double inches) {
        return (int) StrictMath.round(inches * inches(1));
    }

    public Scene dice(int... faces) {
        script.dice(faces);
        return this;
    }

    public Scene answers(Object... answers) {
        script.answers(answers);
        return this;
    }

    /** Whether everything prepared was used. */
    public boolean exhausted() {
        return script.exhausted();
    }

    /** Plays until something is missing that was not prepared. */
    public Scene until(Runnable play) {
        try {
            play.run();
        } catch (NoAnswerYet stop) {
            return this;
        }
        throw new AssertionError("nothing was asked");
    }

    public Object asked() {
        return Objects.requireNonNull(referee.waiting()).question();
    }

    public Side askedSide() {
        return Objects.requireNonNull(referee.waiting()).side();
    }

    public List<Event> events() {
        return referee.events();
    }

    /** The one event of a type. */
    public <E> E event(Class<E> type) {
        var found = all(type);
        if (found.size() != 1) throw new AssertionError("not one " + type + " in " + events());
        return found.getFirst();
    }

    public <E> List<E> all(Class<E> type) {
        return events().stream().filter(type::isInstance).map(type::cast).toList();
    }
}
