package org.vexillum.cli.odds;

import org.vexillum.kernel.Nullable;
import picocli.CommandLine.Option;

/** What a call says about odds in Regiments. */
@SuppressWarnings("unused") // read by the names of their options
final class RegimentsFlags {
    @Option(names = "--charge", descriptionKey = "odds.charge")
    private boolean charge;

    @Option(names = "--shoot", descriptionKey = "odds.shoot")
    private boolean shoot;

    @Option(names = "--flank", descriptionKey = "odds.flank")
    private boolean flank;

    @Option(names = "--rear", descriptionKey = "odds.rear")
    private boolean rear;

    @Option(names = "--cover", descriptionKey = "odds.cover")
    private boolean cover;

    @Option(names = "--behind", descriptionKey = "odds.behind")
    private boolean behind;

    @Option(names = "--moved", descriptionKey = "odds.moved")
    private boolean moved;

    @Option(names = "--distance", paramLabel = "INCHES", descriptionKey = "odds.distance")
    private @Nullable String distance;

    @Option(names = "--fatigued", descriptionKey = "odds.fatigued")
    private boolean fatigued;

    @Option(names = "--target-fatigued", descriptionKey = "odds.target.fatigued")
    private boolean targetFatigued;

    @Option(names = "--target-shaken", descriptionKey = "odds.target.shaken")
    private boolean targetShaken;

    @Option(names = "--no-strike-back", descriptionKey = "odds.no.strike.back")
    private boolean noStrikeBack;

    @Option(names = "--no-limited", descriptionKey = "odds.no.limited")
    private boolean noLimited;

    @Option(names = "--takedown", paramLabel = "MODEL", descriptionKey = "odds.takedown")
    private @Nullable String takedown;

    @Option(
            names = "--target-takedown",
            paramLabel = "MODEL",
            descriptionKey = "odds.target.takedown")
    private @Nullable String targetTakedown;

    @Option(
            names = "--weapons-first",
            paramLabel = "WEAPONS",
            descriptionKey = "odds.weapons.first")
    private @Nullable String weaponsFirst;
}
