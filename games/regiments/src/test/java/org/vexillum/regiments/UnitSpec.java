package org.vexillum.regiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/**
 * A unit being described for a test: ten models, Quality 4+, Defense 4+, unless told otherwise.
 *
 * <p>Models are numbered as described: the plain ones, then the special ones, the hero last.
 */
public final class UnitSpec {
    private final String name;
    private int models = 10;
    private int quality = 4;
    private int defense = 4;
    private final List<Trait> traits = new ArrayList<>();
    private final List<Weapon> weapons = new ArrayList<>();
    private final List<ModelCard> specials = new ArrayList<>();
    private @Nullable UnitSpec hero;

    private UnitSpec(String name) {
        this.name = name;
    }

    public static UnitSpec unit(String name) {
        return new UnitSpec(name);
    }

    public static Trait trait(String written) {
        return TraitBook.read(written);
    }

    static List<Trait> traitsOf(String... written) {
        return Arrays.stream(written).map(TraitBook::read).toList();
    }

    /** The number of models, special ones included, a joined hero not. */
    public UnitSpec models(int count) {
        models = count;
        return this;
    }

    public UnitSpec quality(int needed) {
        quality = needed;
        return this;
    }

    public UnitSpec defense(int needed) {
        defense = needed;
        return this;
    }

    /** Traits of every model described so far and later; not of the hero. */
    public UnitSpec traits(String... written) {
        traits.addAll(traitsOf(written));
        return this;
    }

    public UnitSpec traits(Trait... own) {
        traits.addAll(List.of(own));
        return this;
    }

    /** A melee weapon in every hand. */
    public UnitSpec weapon(String weapon, int attacks, String... written) {
        weapons.add(new Weapon(weapon, 0, attacks, traitsOf(written)));
        return this;
    }

    /** A weapon for shooting in every hand. */
    public UnitSpec shooting(String weapon, int attacks, String... written) {
        weapons.add(new Weapon(weapon, Lengths.inches(24), attacks, traitsOf(written)));
        return this;
    }

    public UnitSpec weapons(Weapon... more) {
        weapons.addAll(List.of(more));
        return this;
    }

    /** One of the models has traits besides: a sergeant, a banner. */
    public UnitSpec upgrade(String... written) {
        return special(String.join(" ", written), special -> special.traits(written));
    }

    /** One of the models differs: described from a plain one as it is now. */
    public UnitSpec special(String what, Consumer<UnitSpec> difference) {
        var special = unit(what).quality(quality).defense(defense);
        special.traits.addAll(traits);
        special.weapons.addAll(weapons);
        difference.accept(special);
        specials.add(special.model());
        return this;
    }

    /** One of the models is of another kind altogether. */
    public UnitSpec model(UnitSpec other) {
        specials.add(other.model());
        return this;
    }

    /** A hero in the ranks, described from nothing. */
    public UnitSpec joinedBy(UnitSpec leader) {
        hero = leader.traits("Hero");
        return this;
    }

    public ModelCard model() {
        return new ModelCard(name, quality, defense, traits, weapons);
    }

    public UnitCard card(String id) {
        var cards = new ArrayList<ModelCard>();
        for (int i = specials.size(); i < models; i++) cards.add(model());
        cards.addAll(specials);
        int base = UnitCard.DEFAULT_BASE;
        return new UnitCard(id, name, name, 100, cards, base, base, false, null);
    }

    /** The unit, ready on the table. */
    public Unit on(Side side, String id) {
        var joined = hero == null ? null : hero.models(1).card(id + "-hero");
        var unit = new Unit(id, side, card(id), joined);
        unit.setStatus(Status.ON_TABLE);
        return unit;
    }
}
