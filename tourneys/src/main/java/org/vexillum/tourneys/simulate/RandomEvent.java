package org.vexillum.tourneys.simulate;

import java.util.List;
import java.util.SplittableRandom;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.PairingChange;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.ResultChange;
import org.vexillum.tourneys.event.ResultSheet;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.pack.CompanyScore;
import org.vexillum.tourneys.pairing.NextRound;

/** An event in which everything happens by chance: results, no-shows, drops, late entries. */
public final class RandomEvent {
    private final SplittableRandom random;
    private final Tourney tourney;
    private final int rounds;
    private int entered;

    /**
     * @param rounds 0: by the table of the pack
     */
    public RandomEvent(long seed, int entrants, int rounds, boolean topDown) {
        random = new SplittableRandom(seed);
        var settings = Settings.of("Simulated " + seed, "warcrow");
        settings = OptionNames.with(settings, "listsRequired", "off");
        settings = OptionNames.with(settings, "seed", String.valueOf(seed >>> 1));
        settings = OptionNames.with(settings, "rounds", String.valueOf(rounds));
        if (topDown) settings = OptionNames.with(settings, "pairingMethod", "topDown");
        tourney = Tourney.create(settings, ChangeAuthor.ORGANISER);
        for (int i = 0; i < entrants; i++) enter();
        this.rounds = tourney.event().plannedRounds();
    }

    public Tourney tourney() {
        return tourney;
    }

    public int rounds() {
        return rounds;
    }

    private void enter() {
        var name = "P" + ++entered;
        tourney.change(new EnrolmentChange.Entered(Entrant.of(name)), ChangeAuthor.ORGANISER);
        tourney.change(new EnrolmentChange.CheckedIn(name), ChangeAuthor.ORGANISER);
    }

    /** Pairs the next round; false if there is none. */
    public boolean pair() {
        try {
            NextRound.pair(tourney, ChangeAuthor.ORGANISER);
        } catch (ChangeRefused over) {
            return false;
        }
        int round = tourney.event().lastRound();
        tourney.change(new PairingChange.Published(round), ChangeAuthor.ORGANISER);
        return true;
    }

    /** Plays the round, and lets some come and go. */
    public void play() {
        int round = tourney.event().lastRound();
        for (var game : List.copyOf(tourney.event().round(round).games())) {
            if (random.nextInt(40) == 0) absent(round, game.a());
            else report(round, game.table());
        }
        comeAndGo(round);
    }

    private void absent(int round, String who) {
        tourney.change(new ResultChange.Absent(round, List.of(who)), ChangeAuthor.ORGANISER);
    }

    private void report(int round, int table) {
        var sheet = ResultSheet.of(score(), score());
        tourney.change(new ResultChange.Reported(round, table, "", sheet), ChangeAuthor.ORGANISER);
    }

    private CompanyScore score() {
        return CompanyScore.of(random.nextInt(10), random.nextInt(5));
    }

    private void comeAndGo(int round) {
        for (var member : tourney.event().active())
            if (tourney.event().active().size() > 3 && random.nextInt(30) == 0)
                tourney.change(
                        new ParticipationChange.Dropped(member.id()), ChangeAuthor.ORGANISER);
        if (round == 1 && random.nextInt(3) == 0) enter();
    }
}
