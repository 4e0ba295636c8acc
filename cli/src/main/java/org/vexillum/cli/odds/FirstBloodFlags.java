package org.vexillum.cli.odds;

import org.vexillum.kernel.Nullable;
import picocli.CommandLine.Option;

/** What a call says about odds in First Blood. */
@SuppressWarnings("unused") // read by the names of their options
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
    private @Nullable String incantation;

    @Option(names = "--hits", paramLabel = "N", descriptionKey = "odds.hits")
    private @Nullable Integer hits;

    @Option(names = "--morale", paramLabel = "N", descriptionKey = "odds.morale")
    private @Nullable Integer morale;

    @Option(names = "--weapon", paramLabel = "NAME", descriptionKey = "odds.weapon")
    private @Nullable String weapon;

    @Option(names = "--strikers", paramLabel = "N", descriptionKey = "odds.strikers")
    private @Nullable Integer strikers;

    @Option(names = "--engaged", paramLabel = "N", descriptionKey = "odds.engaged")
    private @Nullable Integer engaged;

    @Option(names = "--cleave", paramLabel = "N", descriptionKey = "odds.cleave")
    private @Nullable Integer cleave;

    @Option(names = "--markers", paramLabel = "N", descriptionKey = "odds.markers")
    private @Nullable Integer markers;

    @Option(names = "--inspired", descriptionKey = "odds.inspired")
    private boolean inspired;

    @Option(names = "--no-overrun", descriptionKey = "odds.no.overrun")
    private boolean noOverrun;

    @Option(names = "--at-officer", descriptionKey = "odds.at.officer")
    private boolean atOfficer;

    @Option(names = "--no-at-officer", descriptionKey = "odds.no.at.officer")
    private boolean noAtOfficer;

    @Option(names = "--hits-first", paramLabel = "KINDS", descriptionKey = "odds.hits.first")
    private @Nullable String hitsFirst;

    @Option(names = "--no-blessing", descriptionKey = "odds.no.blessing")
    private boolean noBlessing;

    @Option(names = "--heals-first", paramLabel = "MODELS", descriptionKey = "odds.heals.first")
    private @Nullable String healsFirst;

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
}
