package org.vexillum.tourneys.event;

import org.vexillum.kernel.stored.Stored;
import org.vexillum.tourneys.event.EntrantState.Status;
import org.vexillum.warcrow.army.NamedUnits;

/** Who takes part, with which list. */
public sealed interface EnrolmentChange extends Change {
    /** WC-REG-01: each participant once, under one player id. */
    @Stored(as = "Enrolment.Entered", with = "entrant")
    record Entered(Entrant entrant) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            if (event.members.containsKey(entrant.id()))
                throw new ChangeRefused("entered-twice", entrant.id());
            for (var other : event.members.values())
                if (other.entrant.player().equals(entrant.player()))
                    throw new ChangeRefused("player-twice", entrant.player(), other.id());
            var member = new EntrantState(entrant);
            if (event.lastRound() == 0 && full(event)) {
                member.status = Status.WAITING; // WC-REG-03
                event.warn("waiting", entrant.id(), event.settings.places());
            }
            event.members.put(entrant.id(), member);
        }

        private static boolean full(EventState event) {
            int places = event.settings.places();
            return places > 0 && taken(event) >= places;
        }
    }

    private static long taken(EventState event) {
        return event.members.values().stream()
                .filter(member -> member.status == Status.ENTERED || member.active())
                .count();
    }

    /** Leaves before the first round; the first on the waiting list moves up. */
    @Stored(as = "Enrolment.Withdrawn", with = "who")
    record Withdrawn(String who) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            if (event.lastRound() > 0) throw new ChangeRefused("withdrawn-late", who);
            event.member(who);
            event.members.remove(who);
            if (event.settings.places() <= taken(event)) return;
            for (var member : event.members.values())
                if (member.status == Status.WAITING) {
                    member.status = Status.ENTERED;
                    return;
                }
        }
    }

    /** WC-REG-02 before the first round, WC-PAIR-12 after. */
    @Stored(as = "Enrolment.CheckedIn", with = "who")
    record CheckedIn(String who) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            var member = event.member(who);
            if (member.status == Status.WAITING) throw new ChangeRefused("waiting", who);
            if (member.status != Status.ENTERED) return;
            if (event.lastRound() > 0) late(event, member);
            member.status = Status.PRESENT;
        }

        private static void late(EventState event, EntrantState member) {
            if (event.lastRound() >= event.settings.lateUntil())
                throw new ChangeRefused("late", member.id(), event.settings.lateUntil());
            if (member.lot == 0) member.lot = 1 + highestLot(event); // WC-PAIR-05
            event.warn("late", member.id(), event.lastRound());
        }
    }

    static int highestLot(EventState event) {
        return event.members.values().stream().mapToInt(EntrantState::lot).max().orElse(0);
    }

    /** Not there after all. */
    @Stored(as = "Enrolment.CheckedOut", with = "who")
    record CheckedOut(String who) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            if (event.lastRound() > 0) throw new ChangeRefused("withdrawn-late", who);
            var member = event.member(who);
            if (member.active()) member.status = Status.ENTERED;
        }
    }

    /** WC-MINI-08: one item of the checklist. */
    @Stored(
            as = "Enrolment.Checked",
            with = {"who", "item", "state"})
    record Checked(String who, String item, Checklist.State state) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            var items = Checklist.items(event.settings);
            if (!items.contains(item))
                throw new ChangeRefused("unknown-item", item, String.join(", ", items));
            event.member(who).checklist.put(item, state);
            if (state == Checklist.State.FAILED)
                event.warn(failed(item), who, new Checklist.Item(item));
        }

        /** Not everything on the checklist is about miniatures. */
        private static String failed(String item) {
            return switch (item) {
                case Checklist.REGISTERED -> "failed-registration"; // WC-ORG-05
                case Checklist.MATERIAL -> "failed-material"; // WC-KIT-01
                default -> "failed-item";
            };
        }
    }

    /** WC-MINI-04: a substitute with everything that must be known of it. */
    @Stored(
            as = "Enrolment.Substituted",
            with = {"who", "unit", "miniature", "baseMm", "approvedBy"})
    record Substituted(String who, String unit, String miniature, int baseMm, String approvedBy)
            implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            if (approvedBy.isBlank()) throw new ChangeRefused("not-approved", unit);
            var substitute = new EntrantState.Substitute(miniature, baseMm, approvedBy);
            event.member(who).substitutions.put(unit, substitute);
            boolean bigger = event.pack.companies() && NamedUnits.BIGGER.holds(unit);
            if (bigger && baseMm != NamedUnits.PLAYED_MM) // WC-UNIT-BASE-01
            event.warn("bigger-base", who, unit, baseMm, NamedUnits.PLAYED_MM);
        }
    }

    /** WC-LIST-03; a list is locked when the first round is paired: WC-LIST-04. */
    @Stored(
            as = "Enrolment.ListSubmitted",
            with = {"who", "text", "appId"})
    record ListSubmitted(String who, String text, String appId) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            var member = event.member(who);
            boolean begun = event.lastRound() > 0;
            if (begun && !member.list.isEmpty()) throw new ChangeRefused("list-locked", who);
            member.list = text;
            member.appId = appId;
            member.listChecked = false;
        }
    }

    /** WC-LIST-04: the referee takes illegal units out, and never puts any in. */
    @Stored(
            as = "Enrolment.ListCorrected",
            with = {"who", "text"})
    record ListCorrected(String who, String text) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            var member = event.member(who);
            var had = member.list.lines().map(String::strip).toList();
            for (var line : text.lines().map(String::strip).toList())
                if (!line.isEmpty() && !had.contains(line))
                    throw new ChangeRefused("list-addition", line, who);
            member.list = text;
        }
    }

    /** WC-LIST-01: the organiser has looked at what the program cannot judge. */
    @Stored(
            as = "Enrolment.ListChecked",
            with = {"who", "good"})
    record ListChecked(String who, boolean good) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            event.member(who).listChecked = good;
        }
    }

    /** For somebody who cannot sit anywhere: WC-PAIR-10. */
    @Stored(
            as = "Enrolment.TableFixed",
            with = {"who", "table"})
    record TableFixed(String who, int table) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            event.member(who).fixedTable = table;
        }
    }

    /** What an entrant brings from rounds before this log. */
    @Stored(
            as = "Enrolment.Brought",
            with = {"who", "carried"})
    record Brought(String who, CarriedScore carried) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            var member = event.member(who);
            for (var rival : carried.met()) event.member(rival);
            member.carried = carried;
        }
    }

    /** Something about an entrant was misspelt, or has changed; the id stays. */
    @Stored(as = "Enrolment.Described", with = "entrant")
    record Described(Entrant entrant) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            var member = event.member(entrant.id());
            for (var other : event.members.values())
                if (other != member && other.entrant.player().equals(entrant.player()))
                    throw new ChangeRefused("player-twice", entrant.player(), other.id());
            member.entrant = entrant;
        }
    }

    /** The name by which an entrant wants to be known in public; empty for the real one. */
    @Stored(
            as = "Enrolment.ShownAs",
            with = {"who", "name"})
    record ShownAs(String who, String name) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            event.member(who).shownAs = name;
        }
    }

    /** What was personal about somebody is no longer in the log; the games stay under the id. */
    @Stored(as = "Enrolment.Forgotten", with = "who")
    record Forgotten(String who) implements EnrolmentChange {
        @Override
        public void apply(EventState event) {
            event.member(who);
        }
    }
}
