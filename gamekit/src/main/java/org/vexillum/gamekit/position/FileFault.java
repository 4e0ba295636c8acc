package org.vexillum.gamekit.position;

import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.Unreadable;

/**
 * What is wrong with a file: the place, a message key and its facts.
 *
 * <p>A key stands behind {@code fault.} in the bundle of positions, unless it comes from another
 * reader, whose bundle {@link #from} names.
 */
@SuppressWarnings("serial")
public final class FileFault extends RuntimeException {
    /** Who found it. */
    public enum From {
        POSITIONS,
        ANSWERS,
        FORCES
    }

    private final From from;
    private final transient FilePlace place;
    private final String key;
    private final transient List<Object> facts;
    private final transient List<String> known;

    private FileFault(
            From from, FilePlace place, String key, List<Object> facts, List<String> known) {
        super(place + ": " + key + " " + facts, null, false, false);
        this.from = from;
        this.place = place;
        this.key = key;
        this.facts = facts;
        this.known = List.copyOf(known);
    }

    public FileFault(FilePlace place, String key, Object... facts) {
        this(From.POSITIONS, place, key, List.of(facts), List.of());
    }

    /** What a reader of answers could not understand. */
    public static FileFault of(Unreadable wrong, FilePlace place) {
        var where = new FilePlace(wrong.place(), place.line(), place.column());
        return new FileFault(From.ANSWERS, where, wrong.key(), wrong.facts(), List.of());
    }

    /** What a reader of trees or forces came upon. */
    public static FileFault of(Problem problem) {
        return new FileFault(
                From.FORCES, problem.place(), problem.key(), problem.facts(), List.of());
    }

    public From from() {
        return from;
    }

    public FilePlace place() {
        return place;
    }

    public String key() {
        return key;
    }

    public List<Object> facts() {
        return facts;
    }

    /** All words that would have been understood, where a sentence names only some of them. */
    public List<String> known() {
        return known;
    }

    /** The same with all words that would have been understood. */
    FileFault knowing(List<String> words) {
        return new FileFault(from, place, key, facts, words);
    }

    /** Whether positions call it so. */
    public boolean is(String name) {
        return from == From.POSITIONS && key.equals(name);
    }
}
