package org.vexillum.lanterns.kit;

import java.util.List;
import org.vexillum.gamekit.force.ListedForces;
import org.vexillum.gamekit.force.Stats;
import org.vexillum.gamekit.force.Stats.Stat;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.kernel.Refusal;
import org.vexillum.lanterns.Band;
import org.vexillum.lanterns.Profile;

/** Bands as files and text. */
public record Bands() implements ListedForces<Band, Profile> {
    /** LD-PROFILE-01. */
    static final Stats<Profile> STATS =
            new Stats<>(
                    List.of(
                            new Stat<>("move", 4, 8, 5, Profile::move),
                            new Stat<>("fight", 3, 6, 4, Profile::fight),
                            new Stat<>("guard", 3, 6, 5, Profile::guard),
                            new Stat<>("nerve", 2, 6, 4, Profile::nerve),
                            new Stat<>("grit", 1, 3, 1, Profile::grit),
                            new Stat<>("shoot", 3, 6, 0, Profile::shoot),
                            new Stat<>("range", 6, 24, 0, Profile::range)),
                    (name, n) -> new Profile(name, n[0], n[1], n[2], n[3], n[4], n[5], n[6]));

    @Override
    public GameId game() {
        return LanternsKit.ID;
    }

    @Override
    public List<String> samples() {
        return List.of("lamplighters", "marsh-runners", "iron-watch");
    }

    @Override
    public String list() {
        return "fighters";
    }

    @Override
    public Stats<Profile> stats() {
        return STATS;
    }

    @Override
    public Band make(String name, List<Profile> profiles) {
        return new Band(name, profiles);
    }

    @Override
    public String name(Band band) {
        return band.name();
    }

    @Override
    public List<Profile> profiles(Band band) {
        return band.fighters();
    }

    @Override
    public String called(Profile profile) {
        return profile.name();
    }

    @Override
    public int points(Profile profile) {
        return profile.points();
    }

    @Override
    public int limit() {
        return Band.POINTS;
    }

    @Override
    public List<Refusal> faults(Band band) {
        return band.faults();
    }
}
