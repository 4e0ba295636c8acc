package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.server.store.Passes.Role;

/** Everything that can be done to an event, by its word, and by whom. */
public final class Deeds {
    private static final List<Role> O = List.of(Role.ORGANISER);
    private static final List<Role> OR = List.of(Role.ORGANISER, Role.REFEREE);
    private static final List<Role> OP = List.of(Role.ORGANISER, Role.PLAYER);
    private static final List<Role> ORP = List.of(Role.ORGANISER, Role.REFEREE, Role.PLAYER);

    private static final SequencedMap<String, Deed> ALL = new LinkedHashMap<>();

    /** How something is done. */
    interface Act {
        void on(Job job);
    }

    /** A deed and who may do it. */
    record Deed(List<Role> who, Act act) {}

    static {
        may(O, "set", Setting::set);
        may(O, "adventure", Setting::adventure);
        may(O, "drawAdventures", Setting::drawAdventures);
        may(O, "openLists", Setting::openLists);
        may(O, "close", Setting::close);
        may(O, "reopen", Setting::reopen);
        may(O, "move", Setting::move);
        may(O, "goOn", Setting::goOn);
        may(O, "enter", Enrolling::enter);
        may(O, "late", Enrolling::late);
        may(OP, "describe", Enrolling::describe);
        may(OP, "shownAs", Enrolling::shownAs);
        may(OP, "withdraw", Enrolling::withdraw);
        may(OR, "checkIn", Arriving::checkIn);
        may(OR, "checkOut", Arriving::checkOut);
        may(OR, "check", Arriving::check);
        may(OR, "substitute", Arriving::substitute);
        may(O, "fixTable", Arriving::fixTable);
        may(ORP, "list", Listing::list);
        may(OR, "correctList", Listing::correct);
        may(OR, "checkList", Listing::checked);
        may(ORP, "unit", Listing::unit);
        may(O, "units", Listing::units);
        may(O, "confirmUnit", Listing::confirm);
        may(O, "removeUnit", Listing::remove);
        may(O, "pair", Pairing::pair);
        may(O, "repair", Pairing::repair);
        may(O, "publish", Pairing::publish);
        may(OR, "timer", Clockwork::turn);
        may(ORP, "report", Reporting::report);
        may(ORP, "confirm", Reporting::confirm);
        may(OR, "accept", Reporting::accept);
        may(OR, "noShow", Reporting::noShow);
        may(ORP, "concede", Reporting::concede);
        may(OP, "match", Reporting::match);
        may(OR, "correct", Judging::correct);
        may(OR, "decide", Judging::decide);
        may(OR, "penalty", Judging::penalty);
        may(ORP, "drop", Leaving::drop);
        may(ORP, "stay", Leaving::stay);
        may(O, "return", Leaving::comeBack);
        may(O, "undo", Undoing::undo);
    }

    /** Not a change of the log but of what it may hold. */
    public static final String REMOVE = "remove";

    private Deeds() {}

    private static void may(List<Role> who, String word, Act act) {
        ALL.put(word, new Deed(who, act));
    }

    /** The words of all deeds with those who may do them. */
    public static Map<String, List<Role>> all() {
        var all = new LinkedHashMap<String, List<Role>>();
        ALL.forEach((word, deed) -> all.put(word, deed.who));
        all.put(REMOVE, O);
        return all;
    }

    /** Refuses a role that may not do this, and a word that is none. */
    static void mayDo(String word, Role role, Caller caller) {
        var who = all().get(word);
        if (who == null)
            throw Refused.wrong(
                    "no-deed", word, String.join(", ", new ArrayList<>(all().keySet())));
        if (!who.contains(role)) throw caller.stranger();
    }

    static void act(String word, Job job) {
        var deed = ALL.get(word);
        if (deed == null) throw new IllegalArgumentException(word);
        deed.act.on(job);
    }
}
