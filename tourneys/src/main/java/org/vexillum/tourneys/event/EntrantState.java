package org.vexillum.tourneys.event;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** An entrant and what has become of it so far. */
public final class EntrantState {
    /** Whether it is paired. */
    public enum Status {
        WAITING,
        ENTERED,
        PRESENT,
        DROPPED,
        DISQUALIFIED
    }

    Entrant entrant;
    Status status = Status.ENTERED;
    int lot;
    int fixedTable;
    String list = "";
    String appId = "";
    boolean listChecked;
    boolean leaving;
    boolean playsOn;
    String shownAs = "";
    CarriedScore carried = CarriedScore.NOTHING;
    final SequencedMap<String, Checklist.State> checklist = new LinkedHashMap<>();
    final SequencedMap<String, Substitute> substitutions = new LinkedHashMap<>();

    /** What stands for a unit, and who approved it: a name, or the word for an office. */
    public record Substitute(String miniature, int baseMm, String approvedBy) {}

    EntrantState(Entrant entrant) {
        this.entrant = entrant;
    }

    public Entrant entrant() {
        return entrant;
    }

    public String id() {
        return entrant.id();
    }

    public Status status() {
        return status;
    }

    public boolean active() {
        return status == Status.PRESENT;
    }

    /** 0 until it is drawn. */
    public int lot() {
        return lot;
    }

    /** 0 if it may sit anywhere. */
    public int fixedTable() {
        return fixedTable;
    }

    public String list() {
        return list;
    }

    public String appId() {
        return appId;
    }

    /** Whether the organiser has checked by hand what the program cannot. WC-LIST-01 */
    public boolean listChecked() {
        return listChecked;
    }

    /** Whether it drops out as soon as its game is over. */
    public boolean leaving() {
        return leaving;
    }

    /** Whether it was decided that its game goes on until then. */
    public boolean playsOn() {
        return playsOn;
    }

    /** The name for everybody to see: the chosen one, else its own. */
    public String shownAs() {
        return shownAs.isEmpty() ? entrant.name() : shownAs;
    }

    public CarriedScore carried() {
        return carried;
    }

    public Checklist.State checked(String item) {
        return checklist.getOrDefault(item, Checklist.State.OPEN);
    }

    /** What stands for which unit. WC-MINI-04 */
    public SequencedMap<String, Substitute> substitutions() {
        return substitutions;
    }
}
