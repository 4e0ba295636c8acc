package org.vexillum.server.tourneys;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.server.store.Passes.Role;

/** Everything that can be done to an event, by its word, and by whom. */
public final class EventActions {
    private static final List<Role> O = List.of(Role.ORGANISER);
    private static final List<Role> OR = List.of(Role.ORGANISER, Role.REFEREE);
    private static final List<Role> OP = List.of(Role.ORGANISER, Role.PLAYER);
    private static final List<Role> ORP = List.of(Role.ORGANISER, Role.REFEREE, Role.PLAYER);

    private static final SequencedMap<String, Deed> ALL = new LinkedHashMap<>();

    /** How something is done. */
    interface Act {
        void on(EventRequest job);
    }

    /** A deed and who may do it. */
    record Deed(List<Role> who, Act act) {}

    static {
        may(O, "set", SettingActions::set);
        may(O, "adventure", SettingActions::adventure);
        may(O, "drawAdventures", SettingActions::drawAdventures);
        may(O, "openLists", SettingActions::openLists);
        may(O, "close", SettingActions::close);
        may(O, "reopen", SettingActions::reopen);
        may(O, "move", SettingActions::move);
        may(O, "goOn", SettingActions::goOn);
        may(O, "enter", EnrolmentActions::enter);
        may(O, "late", EnrolmentActions::late);
        may(OP, "describe", EnrolmentActions::describe);
        may(OP, "shownAs", EnrolmentActions::shownAs);
        may(OP, "withdraw", EnrolmentActions::withdraw);
        may(OR, "checkIn", CheckInActions::checkIn);
        may(OR, "checkOut", CheckInActions::checkOut);
        may(OR, "check", CheckInActions::check);
        may(OR, "substitute", CheckInActions::substitute);
        may(O, "fixTable", CheckInActions::fixTable);
        may(ORP, "list", ListActions::list);
        may(OR, "correctList", ListActions::correct);
        may(OR, "checkList", ListActions::checked);
        may(ORP, "unit", ListActions::unit);
        may(O, "units", ListActions::units);
        may(O, "confirmUnit", ListActions::confirm);
        may(O, "removeUnit", ListActions::remove);
        may(O, "pair", PairingActions::pair);
        may(O, "repair", PairingActions::repair);
        may(O, "publish", PairingActions::publish);
        may(OR, "timer", ClockActions::turn);
        may(ORP, "report", ResultActions::report);
        may(ORP, "confirm", ResultActions::confirm);
        may(OR, "accept", ResultActions::accept);
        may(OR, "noShow", ResultActions::noShow);
        may(ORP, "concede", ResultActions::concede);
        may(OP, "match", ResultActions::match);
        may(OR, "correct", RefereeActions::correct);
        may(OR, "decide", RefereeActions::decide);
        may(OR, "penalty", RefereeActions::penalty);
        may(ORP, "drop", LeavingActions::drop);
        may(ORP, "stay", LeavingActions::stay);
        may(O, "return", LeavingActions::comeBack);
        may(O, "undo", UndoActions::undo);
    }

    /** Not a change of the log but of what it may hold. */
    public static final String REMOVE = "remove";

    private EventActions() {}

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
    static void mayDo(String word, Role role, EventCaller caller) {
        var who = all().get(word);
        if (who == null)
            throw RequestRefused.wrong(
                    "no-deed", word, String.join(", ", new ArrayList<>(all().keySet())));
        if (!who.contains(role)) throw caller.stranger();
    }

    static void act(String word, EventRequest job) {
        var deed = ALL.get(word);
        if (deed == null) throw new IllegalArgumentException(word);
        deed.act.on(job);
    }
}
