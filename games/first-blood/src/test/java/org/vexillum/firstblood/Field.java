package org.vexillum.firstblood;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** A table for tests, 48 inches square. */
public final class Field {
    private final Edition edition;
    private Options options = Options.DEFAULT;
    private int scenario = 1;
    private final List<Terrain> terrain = new ArrayList<>();
    private final List<Incantation> incantations = new ArrayList<>();
    private final List<Regiment> regiments = new ArrayList<>();

    private Field(Edition edition) {
        this.edition = edition;
    }

    public static Field of(Edition edition) {
        return new Field(edition);
    }

    public Field options(Options now) {
        options = now;
        return this;
    }

    public Field scenario(int number) {
        scenario = number;
        return this;
    }

    public Field terrain(Terrain piece) {
        terrain.add(piece);
        return this;
    }

    public Field incantations(Incantation... known) {
        incantations.addAll(List.of(known));
        return this;
    }

    /** A regiment without places, but in play. */
    public Field with(Regiment regiment) {
        regiment.setStatus(Status.ON_TABLE);
        regiments.add(regiment);
        return this;
    }

    /** A regiment whose models stand at these centres, x and y in inches as written. */
    public Field with(Regiment regiment, String... places) {
        for (int model = 0; model < places.length; model++)
            regiment.place(model, at(places[model]));
        return with(regiment);
    }

    /** A place written "x,y" in inches. */
    public static Point at(String place) {
        var xy = place.split(",");
        return new Point(Lengths.inches(xy[0].strip()), Lengths.inches(xy[1].strip()));
    }

    public Battle battle() {
        var setting =
                new Setting(
                        edition,
                        scenario,
                        Lengths.inches(48),
                        Lengths.inches(48),
                        terrain,
                        force(Side.A),
                        force(Side.B),
                        options);
        var battle = new Battle(setting);
        battle.setStage(Stage.ACTION);
        regiments.forEach(battle::add);
        return battle;
    }

    private Force force(Side side) {
        List<RegimentCard> cards =
                regiments.stream().filter(r -> r.side() == side).map(Regiment::card).toList();
        return new Force(side.name(), "test", 0, cards, incantations);
    }
}
