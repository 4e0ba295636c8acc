package org.vexillum.firstblood.kit.odds;

import java.util.List;
import java.util.Optional;
import org.vexillum.firstblood.characters.Champions;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.odds.CastingOdds;
import org.vexillum.firstblood.odds.Odds;
import org.vexillum.firstblood.odds.OddsCalculator;
import org.vexillum.firstblood.odds.Probe;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.ImpactTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Event;

/** A question about odds: what one regiment does to another. */
record OddsRequest(
        Battle battle,
        OddsAction deed,
        String actor,
        String target,
        OddsCircumstances circumstances) {
    Regiment acting() {
        return battle.regiment(actor);
    }

    Regiment struck() {
        return battle.regiment(target);
    }

    /** Whether somebody does it, rather than only suffering it. */
    boolean led() {
        return deed != OddsAction.HITS && deed != OddsAction.MORALE;
    }

    /** Whether the regiment that acts has Overrun. */
    boolean overrunning() {
        return Traits.regimental(battle, acting(), ImpactTraits.Overrun.class);
    }

    private OddsCalculator reckoning() {
        return new OddsCalculator(battle, circumstances.wishes());
    }

    private OddsSequence sequence() {
        return OddsSequences.of(this);
    }

    Odds odds() {
        return sequence().odds(reckoning());
    }

    /** The wounds to be expected on the target, morale included. */
    double wounds() {
        return sequence().struck(reckoning()).wounds().mean();
    }

    List<ModelAttack> strikes() {
        return sequence().strikes();
    }

    /** How many strike at the officer or Character of the target. */
    long atChampion() {
        int champion = Champions.of(struck());
        return strikes().stream()
                .filter(strike -> strike.at() >= 0 && strike.at() == champion)
                .count();
    }

    /** Kinds of hits whose order the attacker would be asked for. */
    List<HitGroup> ordered() {
        return RankAndFile.mixed(struck()) ? sequence().ordered(reckoning()) : List.of();
    }

    /** If an incantation is asked about. */
    Optional<CastingOdds> casting() {
        return sequence() instanceof OddsSequence.Cast cast
                ? Optional.of(reckoning().of(cast.spell()))
                : Optional.empty();
    }

    /** What happens if something does, for the numbers that are needed. */
    List<Event> numbers() {
        return Probe.of(battle.copy(), circumstances.wishes(), sequence()::play);
    }

    boolean idle() {
        return sequence() instanceof OddsSequence.Nothing;
    }
}
