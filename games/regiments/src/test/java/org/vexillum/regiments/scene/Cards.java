package org.vexillum.regiments.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Trait;

/** Cards for tests: Quality 4+, Defense 4+, bases of one square inch. */
public final class Cards {
    public static final Weapon SWORD = new Weapon("Sword", 0, 1, List.of());

    private Cards() {}

    public static ModelCard model(List<Trait> traits, Weapon... weapons) {
        return new ModelCard("Soldier", 4, 4, traits, List.of(weapons));
    }

    public static ModelCard plain() {
        return model(List.of(), SWORD);
    }

    public static Weapon bow(int inches, Trait... traits) {
        return new Weapon("Bow", Lengths.inches(inches), 1, List.of(traits));
    }

    public static UnitCard unit(String id, ModelCard... models) {
        return unit(id, null, List.of(models));
    }

    public static UnitCard unit(String id, int size, Trait... traits) {
        return of(id, size, model(List.of(traits), SWORD));
    }

    public static UnitCard of(String id, int size, ModelCard model) {
        return unit(id, null, Collections.nCopies(size, model));
    }

    /** A hero who joins a unit of his force. */
    public static UnitCard hero(String id, String joins, Trait... traits) {
        var all = new ArrayList<Trait>(List.of(traits));
        all.add(new PlainTrait.Hero());
        return unit(id, joins, List.of(model(all, SWORD)));
    }

    private static UnitCard unit(String id, @Nullable String joins, List<ModelCard> models) {
        int inch = Lengths.INCH;
        return new UnitCard(id, id, id, 100, models, inch, inch, false, joins);
    }

    public static Force force(UnitCard... units) {
        return new Force("Force", 0, List.of(units), List.of());
    }
}
