package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.kernel.Nullable;

/** A pairing at its table, and what was reported of it. */
public final class PairedGame {
    final String a;
    final String b;
    final int table;
    final boolean rematch;
    final SequencedMap<String, ResultSheet> reports = new LinkedHashMap<>();
    final List<String> losses = new ArrayList<>();
    final SequencedMap<String, RefereeDecision> decisions = new LinkedHashMap<>();
    @Nullable GameResult result;
    String conceded = "";
    LinkedMatch played = LinkedMatch.NOT;

    PairedGame(String a, String b, int table, boolean rematch) {
        this.a = a;
        this.b = b;
        this.table = table;
        this.rematch = rematch;
    }

    public String a() {
        return a;
    }

    public String b() {
        return b;
    }

    public int table() {
        return table;
    }

    public boolean rematch() {
        return rematch;
    }

    /** What was reported and by whom; under the empty name by the organiser. */
    public SequencedMap<String, ResultSheet> reports() {
        return reports;
    }

    /** Null until it is confirmed. */
    public @Nullable GameResult result() {
        return result;
    }

    public boolean done() {
        return result != null;
    }

    /** The match on the program's own table, if it is played there. */
    public LinkedMatch played() {
        return played;
    }

    /** Whether both reported, and differently. */
    public boolean disputed() {
        if (done() || reports.size() < 2) return false;
        var first = reports.firstEntry().getValue();
        return reports.values().stream().anyMatch(sheet -> !sheet.says(first));
    }

    /** Who was given a game loss. WC-PENALTY-03 */
    public List<String> losses() {
        return losses;
    }

    /** Who gave up, the rest being counted as it stood; empty if nobody did. WC-REPORT-04 */
    public String conceded() {
        return conceded;
    }

    public SequencedMap<String, RefereeDecision> decisions() {
        return decisions;
    }

    public boolean has(String who) {
        return a.equals(who) || b.equals(who);
    }

    public String rival(String who) {
        return a.equals(who) ? b : a;
    }

    /** Whether the two have met: a pairing that was not played does not count. WC-PAIR-07 */
    boolean met() {
        return result == null || result.kind() != GameResult.Kind.ABSENT;
    }

    boolean touched() {
        return done() || !reports.isEmpty();
    }
}
