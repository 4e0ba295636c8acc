package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.firstblood.characters.Champions;
import org.vexillum.firstblood.combat.AttackCount;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.magic.Casters;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.odds.AimPreference;
import org.vexillum.firstblood.odds.OddsCalculator;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Cause;

/**
 * Works out what is played.
 *
 * <p>Where both regiments stand on the table and nobody said how many models take part, places
 * tell; otherwise the circumstances do.
 */
final class OddsSequences {
    private final Battle battle;
    private final Regiment actor;
    private final Regiment target;
    private final OddsCircumstances given;
    private final boolean overrunning;

    private OddsSequences(OddsRequest request) {
        battle = request.battle();
        actor = request.acting();
        target = request.struck();
        given = request.circumstances();
        overrunning = request.overrunning();
    }

    static OddsSequence of(OddsRequest request) {
        var sequences = new OddsSequences(request);
        return switch (request.deed()) {
            case CLASH -> sequences.blows(Manner.CLASH);
            case OPPORTUNITY -> sequences.blows(Manner.OPPORTUNITY);
            case IMPACT -> sequences.impacts();
            case VOLLEY -> sequences.volley();
            case CHALLENGE -> sequences.duel();
            case INCANTATION -> sequences.cast();
            case HITS -> sequences.hits();
            case MORALE -> sequences.morale();
        };
    }

    private OddsSequence nothing() {
        return new OddsSequence.Nothing(target.id());
    }

    private boolean placed() {
        return given.strikers() < 0
                && Distance.known(battle, actor)
                && Distance.known(battle, target);
    }

    // ---- blows

    private OddsSequence blows(Manner manner) {
        var assault = assault(manner);
        return assault.strikes().isEmpty()
                ? nothing()
                : new OddsSequence.Blows(assault, target.id());
    }

    private OddsSequence impacts() {
        var assault = assault(Manner.IMPACT);
        if (assault.strikes().isEmpty()) return nothing();
        var impacts = impacts(assault);
        return given.overrun() && overrunning
                ? new OddsSequence.Overrunning(impacts, assault, target.id())
                : new OddsSequence.Impacts(impacts, assault, target.id());
    }

    private ImpactAttacks impacts(DeclaredAttacks assault) {
        var fronts = placed() ? List.<EngagedModels>of() : assault.fronts();
        var noted = placed() ? reach(Manner.IMPACT) : told(Manner.IMPACT);
        return new ImpactAttacks(actor.id(), List.of(target.id()), noted, fronts);
    }

    /** Everybody reaches all who are engaged. */
    private List<ModelTargets> told(Manner manner) {
        var options = ModelTargets.told(battle, target, engaged());
        var all = new ArrayList<ModelTargets>();
        for (int model : some(actor, given.strikers()))
            if (!options.isEmpty() && AttackCount.of(battle, actor, model, manner).value() > 0)
                all.add(new ModelTargets(model, options));
        return all;
    }

    private List<ModelTargets> reach(Manner manner) {
        return ModelTargets.of(battle, actor, manner, List.of(target));
    }

    /** Whether a blow may reach the officer or Character of the target, if any blow is struck. */
    static boolean reachesChampion(OddsRequest request) {
        var sequences = new OddsSequences(request);
        var manner = manner(request.deed());
        var champion = new ModelTargets.Option(request.target(), Champions.of(request.struck()));
        var reach = sequences.placed() ? sequences.reach(manner) : sequences.told(manner);
        if (reach.isEmpty()) return !sequences.placed();
        return reach.stream().anyMatch(one -> one.options().contains(champion));
    }

    private static Manner manner(OddsAction deed) {
        return switch (deed) {
            case OPPORTUNITY -> Manner.OPPORTUNITY;
            case IMPACT -> Manner.IMPACT;
            default -> Manner.CLASH;
        };
    }

    /** Whether impact attacks may come to a second strike by Overrun. */
    static boolean mayOverrun(OddsRequest request) {
        var sequences = new OddsSequences(request);
        var assault = sequences.assault(Manner.IMPACT);
        return !assault.strikes().isEmpty()
                && new OddsCalculator(request.battle(), request.circumstances().wishes())
                        .mayOverrun(sequences.impacts(assault), assault, request.target());
    }

    private DeclaredAttacks assault(Manner manner) {
        var reach = placed() ? reach(manner) : told(manner);
        if (reach.isEmpty()) return new DeclaredAttacks(actor.id(), manner, List.of(), List.of());
        var question = new ChooseTargets(actor.id(), manner, reach, false);
        var targets =
                given.wishes().answer(battle, actor.side(), question, question.choices(battle));
        var standing = question.assault(battle, targets);
        if (placed()) return standing;
        var front = new EngagedModels(target.id(), engaged(), some(actor, given.strikers()));
        return new DeclaredAttacks(actor.id(), manner, standing.strikes(), List.of(front));
    }

    /** An officer at whom all blows are aimed is among them. */
    private List<Integer> engaged() {
        var all = new ArrayList<>(some(target, -1));
        if (given.aim() == AimPreference.CHAMPION)
            all.sort(Comparator.comparing(model -> model != Champions.of(target)));
        return given.engaged() < 0 ? all : all.subList(0, Math.min(given.engaged(), all.size()));
    }

    /** So many models, the leaders last; all if none were counted. */
    private static List<Integer> some(Regiment regiment, int count) {
        var models = new ArrayList<>(RankAndFile.living(regiment));
        models.sort((one, other) -> Boolean.compare(regiment.leads(one), regiment.leads(other)));
        return count < 0 ? models : models.subList(0, Math.min(count, models.size()));
    }

    // ---- the rest

    private OddsSequence volley() {
        if (placed()) {
            var question = new ChooseVolley(actor.id());
            for (var order : question.choices(battle).list())
                if (order.target().equals(target.id()) && named(order.weapon()))
                    return new OddsSequence.Shots(question.volley(battle, order));
            return nothing();
        }
        var volley =
                UnplacedVolley.volley(battle, actor, target, given, some(actor, given.strikers()));
        return volley == null ? nothing() : new OddsSequence.Shots(volley);
    }

    private boolean named(String written) {
        return given.named().isEmpty() || written.equalsIgnoreCase(given.named());
    }

    private OddsSequence duel() {
        int one = Champions.of(actor);
        int other = Champions.of(target);
        if (one == Regiment.NOBODY || other == Regiment.NOBODY) return nothing();
        return new OddsSequence.Duelling(new Duel(actor.id(), one, target.id(), other));
    }

    private OddsSequence cast() {
        var casters = Casters.casting(battle, actor);
        for (var spell : actor.card().incantations())
            if (!casters.isEmpty() && named(spell))
                return new OddsSequence.Cast(
                        new Spellcasting(
                                actor.id(),
                                casters.getFirst(),
                                spell,
                                target.id(),
                                given.interfered()));
        return nothing();
    }

    private OddsSequence hits() {
        var cause = new Cause("FB-SR-CLEAVE", "Cleave (" + given.cleave() + ")");
        var group =
                given.cleave() == 0
                        ? HitGroup.plain(given.count())
                        : HitGroup.piercing(given.count(), given.cleave(), cause);
        return new OddsSequence.Hits(
                new HitsSuffered(
                        target.id(),
                        RankAndFile.WHOLE,
                        Manner.CLASH,
                        List.of(group),
                        some(target, given.engaged()),
                        given.ruin()));
    }

    private OddsSequence morale() {
        var engaged = some(target, given.engaged());
        return new OddsSequence.Nerve(MoraleTest.of(target.id(), given.count(), engaged));
    }
}
