package org.vexillum.regiments.traits;

import org.vexillum.kernel.stored.Stored;

/**
 * A value written with a plus, such as AP(+1): it is added to what is there (AOFR-PRINCIPLE-06).
 *
 * <p>It acts through the trait that it raises, and where there is none it is that trait.
 *
 * @param by the trait of the value that is added
 */
@Stored(as = "Raised", with = "by")
public record RaisedTrait(Trait by) implements Trait {
    @Override
    public String name() {
        return by.name();
    }

    @Override
    public String rule() {
        return by.rule();
    }

    @Override
    public int x() {
        return by.x();
    }

    @Override
    public String written() {
        return name() + "(+" + x() + ")";
    }

    /** Whether this is a value to be added to that trait's. */
    boolean raises(Trait trait) {
        return trait.getClass() == by.getClass() && trait.name().equals(name());
    }

    /** That trait with the sum of both values. */
    public Trait to(Trait trait) {
        return TraitBook.read(name() + "(" + (trait.x() + x()) + ")");
    }

    /** The trait itself, with or without a plus. */
    public static Trait bare(Trait trait) {
        return trait instanceof RaisedTrait raised ? raised.by : trait;
    }
}
