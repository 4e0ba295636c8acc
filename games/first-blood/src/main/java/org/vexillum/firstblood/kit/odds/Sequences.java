package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.firstblood.characters.Champions;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.AttackCount;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.combat.Front;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.combat.Ranks;
import org.vexillum.firstblood.combat.Reach;
import org.vexillum.firstblood.magic.Casters;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.odds.Aim;
import org.vexillum.firstblood.odds.Reckoning;
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
final class Sequences {
    private final Battle battle;
    private final Regiment actor;
    private final Regiment target;
    private final Circumstances given;
    private final boolean overrunning;

    private Sequences(OddsRequest request) {
        battle = request.battle();
        actor = request.acting();
        target = request.struck();
        given = request.circumstances();
        overrunning = request.overrunning();
    }

    static Sequence of(OddsRequest request) {
        var sequences = new Sequences(request);
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

    private Sequence nothing() {
        return new Sequence.Nothing(target.id());
    }

    private boolean placed() {
        return given.strikers() < 0
                && Distance.known(battle, actor)
                && Distance.known(battle, target);
    }

    // ---- blows

    private Sequence blows(Manner manner) {
        var assault = assault(manner);
        return assault.strikes().isEmpty() ? nothing() : new Sequence.Blows(assault, target.id());
    }

    private Sequence impacts() {
        var assault = assault(Manner.IMPACT);
        if (assault.strikes().isEmpty()) return nothing();
        var impacts = impacts(assault);
        return given.overrun() && overrunning
                ? new Sequence.Overrunning(impacts, assault, target.id())
                : new Sequence.Impacts(impacts, assault, target.id());
    }

    private ImpactAttacks impacts(Assault assault) {
        var fronts = placed() ? List.<Front>of() : assault.fronts();
        var noted = placed() ? reach(Manner.IMPACT) : told(Manner.IMPACT);
        return new ImpactAttacks(actor.id(), List.of(target.id()), noted, fronts);
    }

    /** Everybody reaches all who are engaged. */
    private List<Reach> told(Manner manner) {
        var options = Reach.told(battle, target, engaged());
        var all = new ArrayList<Reach>();
        for (int model : some(actor, given.strikers()))
            if (!options.isEmpty() && AttackCount.of(battle, actor, model, manner).value() > 0)
                all.add(new Reach(model, options));
        return all;
    }

    private List<Reach> reach(Manner manner) {
        return Reach.of(battle, actor, manner, List.of(target));
    }

    /** Whether a blow may reach the officer or Character of the target, if any blow is struck. */
    static boolean reachesChampion(OddsRequest request) {
        var sequences = new Sequences(request);
        var manner = manner(request.deed());
        var champion = new Reach.Option(request.target(), Champions.of(request.struck()));
        var reach = sequences.placed() ? sequences.reach(manner) : sequences.told(manner);
        if (reach.isEmpty()) return !sequences.placed();
        return reach.stream().anyMatch(one -> one.options().contains(champion));
    }

    private static Manner manner(Deed deed) {
        return switch (deed) {
            case OPPORTUNITY -> Manner.OPPORTUNITY;
            case IMPACT -> Manner.IMPACT;
            default -> Manner.CLASH;
        };
    }

    /** Whether impact attacks may come to a second strike by Overrun. */
    static boolean mayOverrun(OddsRequest request) {
        var sequences = new Sequences(request);
        var assault = sequences.assault(Manner.IMPACT);
        return !assault.strikes().isEmpty()
                && new Reckoning(request.battle(), request.circumstances().wishes())
                        .mayOverrun(sequences.impacts(assault), assault, request.target());
    }

    private Assault assault(Manner manner) {
        var reach = placed() ? reach(manner) : told(manner);
        if (reach.isEmpty()) return new Assault(actor.id(), manner, List.of(), List.of());
        var question = new ChooseTargets(actor.id(), manner, reach, false);
        var targets =
                given.wishes().answer(battle, actor.side(), question, question.choices(battle));
        var standing = question.assault(battle, targets);
        if (placed()) return standing;
        var front = new Front(target.id(), engaged(), some(actor, given.strikers()));
        return new Assault(actor.id(), manner, standing.strikes(), List.of(front));
    }

    /** An officer at whom all blows are aimed is among them. */
    private List<Integer> engaged() {
        var all = new ArrayList<>(some(target, -1));
        if (given.aim() == Aim.CHAMPION)
            all.sort(Comparator.comparing(model -> model != Champions.of(target)));
        return given.engaged() < 0 ? all : all.subList(0, Math.min(given.engaged(), all.size()));
    }

    /** So many models, the leaders last; all if none were counted. */
    private static List<Integer> some(Regiment regiment, int count) {
        var models = new ArrayList<>(Ranks.living(regiment));
        models.sort((one, other) -> Boolean.compare(regiment.leads(one), regiment.leads(other)));
        return count < 0 ? models : models.subList(0, Math.min(count, models.size()));
    }

    // ---- the rest

    private Sequence volley() {
        if (placed()) {
            var question = new ChooseVolley(actor.id());
            for (var order : question.choices(battle).list())
                if (order.target().equals(target.id()) && named(order.weapon()))
                    return new Sequence.Shots(question.volley(battle, order));
            return nothing();
        }
        var volley = Shooting.volley(battle, actor, target, given, some(actor, given.strikers()));
        return volley == null ? nothing() : new Sequence.Shots(volley);
    }

    private boolean named(String written) {
        return given.named().isEmpty() || written.equalsIgnoreCase(given.named());
    }

    private Sequence duel() {
        int one = Champions.of(actor);
        int other = Champions.of(target);
        if (one == Regiment.NOBODY || other == Regiment.NOBODY) return nothing();
        return new Sequence.Duelling(new Duel(actor.id(), one, target.id(), other));
    }

    private Sequence cast() {
        var casters = Casters.casting(battle, actor);
        for (var spell : actor.card().incantations())
            if (!casters.isEmpty() && named(spell))
                return new Sequence.Cast(
                        new Spellcasting(
                                actor.id(),
                                casters.getFirst(),
                                spell,
                                target.id(),
                                given.interfered()));
        return nothing();
    }

    private Sequence hits() {
        var cause = new Cause("FB-SR-CLEAVE", "Cleave (" + given.cleave() + ")");
        var group =
                given.cleave() == 0
                        ? HitGroup.plain(given.count())
                        : HitGroup.piercing(given.count(), given.cleave(), cause);
        return new Sequence.Hits(
                new HitsSuffered(
                        target.id(),
                        Ranks.WHOLE,
                        Manner.CLASH,
                        List.of(group),
                        some(target, given.engaged()),
                        given.ruin()));
    }

    private Sequence morale() {
        var engaged = some(target, given.engaged());
        return new Sequence.Nerve(MoraleTest.of(target.id(), given.count(), engaged));
    }
}
