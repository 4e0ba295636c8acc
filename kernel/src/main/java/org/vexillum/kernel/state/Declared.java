package org.vexillum.kernel.state;

/**
 * What a declaration can say about a piece of state, word after word.
 *
 * @param <S> its own type
 */
public abstract sealed class Declared<T, S extends Declared<T, S>> extends State<T>
        permits Flag, Count, Word, Words, Numbers, Text, PerModel, Own {
    Declared(About about) {
        super(about);
    }

    /** The same state with more said about it. */
    abstract S with(About more);

    /** When it ends by itself. */
    public final S until(Until when) {
        return with(about().ending(when));
    }

    /** The rule behind it. */
    public final S rule(String id) {
        return with(about().by(id));
    }

    /**
     * It shows as a badge of its own name.
     *
     * @param place its place among the badges, from 1
     */
    public final S badge(int place) {
        return badge(place, name());
    }

    public final S badge(int place, String called) {
        return with(about().shown(place, called));
    }

    /** Where else it is found. */
    public final S in(Use... uses) {
        return with(about().in(uses));
    }

    /** Where only the game's own code reads and writes it. */
    public final S except(Use use) {
        return with(about().except(use));
    }

    /** Tables had been stored before it came: where it is missing it has its usual value. */
    public final S later() {
        return with(about().late());
    }
}
