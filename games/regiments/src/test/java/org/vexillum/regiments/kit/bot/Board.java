package org.vexillum.regiments.kit.bot;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.vexillum.bots.Reason;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.WoundTraits;

/** A small position, in inches, and the greedy bot that has to answer one question about it. */
final class Board {
    static final Weapon SWORD = new Weapon("Sword", 0, 1, List.of());
    static final Weapon GREATSWORD = new Weapon("Greatsword", 0, 3, List.of(new WoundTraits.Ap(2)));
    static final Weapon BOW = new Weapon("Bow", inches(24), 1, List.of());

    private final GreedyBot bot = new GreedyBot();
    private final Battle battle;

    private Board(Battle battle) {
        this.battle = battle;
    }

    static Board round(int round, Terrain... terrain) {
        return round(round, List.of(), terrain);
    }

    static Board round(int round, List<Spell> spells, Terrain... terrain) {
        var force = new Force("Force", 0, List.of(card("x", 10, 4, 4, 500)), spells);
        var setting =
                new Setting(
                        inches(72), inches(48), List.of(terrain), force, force, Options.DEFAULT);
        var battle = new Battle(setting);
        battle.setRound(round);
        battle.setStage(Stage.ACTIVATIONS);
        return new Board(battle);
    }

    static Terrain forest(int west, int south, int east, int north) {
        var bounds = new Bounds(inches(west), inches(south), inches(east), inches(north));
        return new Terrain("forest", Area.of(bounds.polygon()), true, true, false, false, false);
    }

    static UnitCard card(String id, int size, int quality, int defense, int points) {
        return card(id, size, quality, defense, points, List.of(), SWORD);
    }

    static UnitCard card(
            String id,
            int size,
            int quality,
            int defense,
            int points,
            List<Trait> traits,
            Weapon... weapons) {
        var model = new ModelCard(id, quality, defense, traits, List.of(weapons));
        var models = Collections.nCopies(size, model);
        return new UnitCard(id, id, id, points, models, inches(1), inches(1), false, null);
    }

    Board marker(double x, double y, @Nullable Side owner) {
        var markers = new ArrayList<>(battle.markers());
        markers.add(new Marker(new Point(units(x), units(y)), owner));
        battle.setMarkers(markers);
        return this;
    }

    Unit put(Side side, UnitCard card, double x, double y, int degrees) {
        var unit = new Unit(card.id(), side, card, null);
        unit.setStatus(Status.ON_TABLE);
        unit.place(new Pose(units(x), units(y), degrees * 100));
        battle.add(unit);
        return unit;
    }

    private static int units(double inches) {
        return (int) StrictMath.round(inches * inches(1));
    }

    Battle battle() {
        return battle;
    }

    /** What the bot of side A answers. */
    <A> A asks(Question<Battle, A> question) {
        return asks(Side.A, question);
    }

    <A> A asks(Side side, Question<Battle, A> question) {
        return bot.answer(battle, side, question, question.choices(battle));
    }

    Reason reason() {
        return bot.lastReason();
    }
}
