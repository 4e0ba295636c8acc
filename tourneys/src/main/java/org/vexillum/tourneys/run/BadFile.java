package org.vexillum.tourneys.run;

import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.Words;
import org.vexillum.tourneys.text.TourneyMessages;

/** Something in a file that cannot be understood, with the place where it stands. */
@SuppressWarnings("serial")
public final class BadFile extends RuntimeException {
    private final transient FilePlace place;
    private final String key;
    private final transient List<Object> facts;

    private final boolean ofTree;

    private BadFile(FilePlace place, String key, List<Object> facts, boolean ofTree) {
        super(place + " " + key + " " + facts, null, false, false);
        this.place = place;
        this.key = key;
        this.facts = facts;
        this.ofTree = ofTree;
    }

    BadFile(FilePlace place, String key, Object... facts) {
        this(place, "file." + key, List.of(facts), false);
    }

    /** What the reader of trees came upon; files of every kind speak of it alike. */
    static BadFile of(Problem problem) {
        return new BadFile(problem.place(), problem.key(), problem.facts(), true);
    }

    public FilePlace place() {
        return place;
    }

    /** What it is called in JSON. */
    String key() {
        return key.substring("file.".length());
    }

    /** What is wrong, without the place. */
    String told(TourneyMessages say) {
        return ofTree
                ? Words.in(say.lang()).say(key, facts.toArray())
                : say.it(key, facts.toArray());
    }
}
