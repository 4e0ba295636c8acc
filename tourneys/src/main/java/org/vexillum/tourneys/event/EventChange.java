package org.vexillum.tourneys.event;

import java.util.LinkedHashMap;
import java.util.List;
import org.vexillum.kernel.stored.Stored;

/** The event as a whole. */
public sealed interface EventChange extends Change {
    /** The first entry of every log. */
    @Stored(as = "Course.Created", with = "settings")
    record Created(Settings settings) implements EventChange {
        @Override
        public void apply(EventState event) {
            event.settings = settings;
        }
    }

    /** One setting or option is changed. */
    @Stored(
            as = "Course.Changed",
            with = {"name", "value"})
    record Changed(String name, String value) implements EventChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            var changed = OptionNames.with(event.settings, name, value);
            event.checkRounds(changed.rounds());
            if (!changed.pack().equals(event.settings.pack()))
                throw new ChangeRefused("pack-fixed");
            if (event.lastRound() > 0 && changed.seed() != event.settings.seed())
                throw new ChangeRefused("seed-fixed");
            if (event.lastRound() > 0
                    && !changed.specialRules().equals(event.settings.specialRules()))
                throw new ChangeRefused("rules-late"); // WC-KIT-02
            if (changed.rounds() > 0 && changed.rounds() < event.lastRound())
                throw new ChangeRefused("rounds-played", event.lastRound());
            event.settings = changed;
        }
    }

    /** The log begins after so many rounds, played and counted elsewhere. */
    @Stored(as = "Course.Begun", with = "after")
    record Begun(int after) implements EventChange {
        @Override
        public void apply(EventState event) {
            if (event.lastRound() > 0) throw new ChangeRefused("begun-already");
            event.before = after;
        }
    }

    /** WC-ADV-06: one adventure for all tables of a round. */
    @Stored(
            as = "Course.AdventureSet",
            with = {"round", "scenario", "feat"})
    record AdventureSet(int round, String scenario, String feat) implements EventChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            known(event, scenario, true);
            known(event, feat, false);
            if (again(event)) event.warn("same-adventure", round);
            event.adventures.put(round, new Adventure(scenario, feat));
        }

        /** Whether it repeats something while others of its kind have not been used. */
        private boolean again(EventState event) {
            var others = new LinkedHashMap<>(event.adventures);
            others.remove(round);
            var scenarios = others.values().stream().map(Adventure::scenario).toList();
            var feats = others.values().stream().map(Adventure::feat).toList();
            return again(scenario, scenarios, event.pack.scenarios().size())
                    || again(feat, feats, event.pack.feats().size());
        }

        private static boolean again(String key, List<String> used, int all) {
            return used.contains(key) && used.stream().distinct().count() < all;
        }

        private static void known(EventState event, String key, boolean scenario) {
            var themes = scenario ? event.pack.scenarios() : event.pack.feats();
            var keys = themes.stream().map(theme -> theme.name().key()).toList();
            if (!key.isEmpty() && !keys.contains(key))
                throw new ChangeRefused(
                        scenario ? "unknown-scenario" : "unknown-feat",
                        key,
                        String.join(", ", keys));
        }
    }

    /** Everybody may see the lists from now on. */
    @Stored(as = "Course.ListsOpened")
    record ListsOpened() implements EventChange {
        @Override
        public void apply(EventState event) {
            event.listsOpen = true;
        }
    }

    /**
     * The last word: standings are final, ratings move.
     *
     * @param early before the last round, which leaves the event valid but perhaps not rated
     */
    @Stored(as = "Course.Closed", with = "early")
    record Closed(boolean early) implements EventChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            if (!event.complete()) throw PairingChange.missing(event);
            if (!early && event.lastRound() < event.plannedRounds())
                throw new ChangeRefused("not-last-round", event.lastRound(), event.plannedRounds());
            event.closed = true;
            event.listsOpen = true;
        }
    }

    /** Carried to another computer: nothing more happens to it here. */
    @Stored(as = "Course.Moved")
    record Moved() implements EventChange {
        @Override
        public void apply(EventState event) {
            event.moved = true;
        }
    }

    /** Goes on at this computer: carried here, or not carried away after all. */
    @Stored(as = "Course.TakenUp")
    record TakenUp() implements EventChange {
        @Override
        public void apply(EventState event) {
            if (!event.moved) throw new ChangeRefused("not-moved");
            event.moved = false;
        }
    }

    /** WC-REPORT-05: only the organiser may reopen. */
    @Stored(as = "Course.Reopened")
    record Reopened() implements EventChange {
        @Override
        public void apply(EventState event) {
            if (!event.closed) throw new ChangeRefused("not-closed");
            event.closed = false;
        }
    }
}
