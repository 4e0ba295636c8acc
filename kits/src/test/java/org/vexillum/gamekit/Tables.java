package org.vexillum.gamekit;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/** Small battles for tests. */
public final class Tables {
    private Tables() {}

    public static ModelCard model(String name, String... traits) {
        return new ModelCard(
                name, 4, 4, traits(traits), List.of(new Weapon("Spear", 0, 1, traits("Counter"))));
    }

    public static List<Trait> traits(String... written) {
        var traits = new ArrayList<Trait>();
        for (var one : written) traits.add(TraitBook.read(one));
        return traits;
    }

    public static UnitCard unit(String id, String name, ModelCard... models) {
        return new UnitCard(id, name, name, 100, List.of(models), 2500, 2500, false, null);
    }

    /** Five of a kind. */
    public static UnitCard five(String id, String name) {
        var soldier = model(name + " soldier");
        return unit(
                id, name, model(name + " leader", "Sergeant"), soldier, soldier, soldier, soldier);
    }

    /** A battle on an empty table; units are called by side and id, such as A-spears. */
    public static Battle battle(List<UnitCard> a, List<UnitCard> b) {
        var setting =
                new Setting(
                        Lengths.inches(72),
                        Lengths.inches(48),
                        List.of(),
                        new Force("The A", 0, a, List.of()),
                        new Force("The B", 0, b, List.of()),
                        Options.DEFAULT);
        var battle = new Battle(setting);
        for (var card : a) battle.add(new Unit("A-" + card.id(), Side.A, card, null));
        for (var card : b) battle.add(new Unit("B-" + card.id(), Side.B, card, null));
        return battle;
    }

    /** Spears of A, Wolves of B. */
    public static Battle duel() {
        var battle = battle(List.of(five("spears", "Spears")), List.of(five("wolves", "Wolves")));
        place(battle, "A-spears", 10, Angle.NORTH);
        place(battle, "B-wolves", 20, Angle.SOUTH);
        return battle;
    }

    private static void place(Battle battle, String id, int north, int facing) {
        var unit = battle.unit(id);
        unit.setStatus(Status.ON_TABLE);
        unit.place(new Pose(Lengths.inches(36), Lengths.inches(north), facing));
    }
}
