package org.vexillum.cli.odds;

import java.util.ArrayList;
import java.util.Optional;
import org.vexillum.cli.Console;
import org.vexillum.cli.WrongUsage;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.formats.GameFormat;
import org.vexillum.formats.firstblood.FirstBloodFormat;
import org.vexillum.formats.firstblood.odds.Circumstances;
import org.vexillum.formats.firstblood.odds.Deed;
import org.vexillum.formats.odds.OddsAnswer;
import picocli.CommandLine.Option;

/** What a call says about odds in First Blood. */
final class FirstBloodFlags {
    @Option(names = "--clash", descriptionKey = "odds.clash")
    private boolean clash;

    @Option(names = "--opportunity", descriptionKey = "odds.opportunity")
    private boolean opportunity;

    @Option(names = "--impact", descriptionKey = "odds.impact")
    private boolean impact;

    @Option(names = "--volley", descriptionKey = "odds.volley")
    private boolean volley;

    @Option(names = "--challenge", descriptionKey = "odds.challenge")
    private boolean challenge;

    @Option(names = "--incantation", paramLabel = "NAME", descriptionKey = "odds.incantation")
    private Optional<String> incantation = Optional.empty();

    @Option(names = "--hits", paramLabel = "N", descriptionKey = "odds.hits")
    private Optional<Integer> hits = Optional.empty();

    @Option(names = "--morale", paramLabel = "N", descriptionKey = "odds.morale")
    private Optional<Integer> morale = Optional.empty();

    @Option(names = "--weapon", paramLabel = "NAME", descriptionKey = "odds.weapon")
    private String weapon = "";

    @Option(names = "--strikers", paramLabel = "N", descriptionKey = "odds.strikers")
    private Optional<Integer> strikers = Optional.empty();

    @Option(names = "--engaged", paramLabel = "N", descriptionKey = "odds.engaged")
    private Optional<Integer> engaged = Optional.empty();

    @Option(names = "--cleave", paramLabel = "N", descriptionKey = "odds.cleave")
    private int cleave;

    @Option(names = "--markers", paramLabel = "N", descriptionKey = "odds.markers")
    private int markers;

    @Option(names = "--inspired", descriptionKey = "odds.inspired")
    private boolean inspired;

    @Option(names = "--aimed", descriptionKey = "odds.aimed")
    private boolean aimed;

    @Option(names = "--broken", descriptionKey = "odds.broken")
    private boolean broken;

    @Option(names = "--target-broken", descriptionKey = "odds.target.broken")
    private boolean targetBroken;

    @Option(names = "--obscured", descriptionKey = "odds.obscured")
    private boolean obscured;

    @Option(names = "--ruin", descriptionKey = "odds.ruin")
    private boolean ruin;

    @Option(names = "--interfered", descriptionKey = "odds.interfered")
    private boolean interfered;

    OddsAnswer answer(Parties parties, GameFormat game, Console console) {
        return new Skirmish(this, parties, (FirstBloodFormat) game, console).request();
    }

    Circumstances circumstances() {
        return new Circumstances(
                strikers.orElse(-1),
                engaged.orElse(-1),
                obscured,
                ruin,
                interfered,
                markers,
                incantation.orElse(weapon),
                hits.or(() -> morale).orElse(0),
                cleave);
    }

    /** How the attacker stands. */
    void prepare(Regiment actor) {
        actor.setInspired(inspired ? Inspired.WHOLE_ROUND : Inspired.NO);
        actor.setAimed(aimed);
        actor.setBroken(broken);
        actor.setOvercharge(markers);
    }

    void prepareTarget(Regiment target) {
        target.setBroken(targetBroken);
    }

    Deed deed(Console console) {
        var said = new ArrayList<Deed>();
        if (clash) said.add(Deed.CLASH);
        if (opportunity) said.add(Deed.OPPORTUNITY);
        if (impact) said.add(Deed.IMPACT);
        if (volley) said.add(Deed.VOLLEY);
        if (challenge) said.add(Deed.CHALLENGE);
        if (incantation.isPresent()) said.add(Deed.INCANTATION);
        if (hits.isPresent()) said.add(Deed.HITS);
        if (morale.isPresent()) said.add(Deed.MORALE);
        if (said.size() != 1) throw new WrongUsage(console.say("odds.one.of"));
        return said.getFirst();
    }
}
