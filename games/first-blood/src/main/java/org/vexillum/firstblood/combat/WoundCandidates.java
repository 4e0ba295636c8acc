package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;

/** Which models may take the next wound; among several the owner chooses. */
final class WoundCandidates {
    private final Battle battle;
    private final Regiment regiment;
    private final WoundsSuffered wounds;

    WoundCandidates(Battle battle, Regiment regiment, WoundsSuffered wounds) {
        this.battle = battle;
        this.regiment = regiment;
        this.wounds = wounds;
    }

    List<Integer> now() {
        return switch (wounds.order()) {
            case LISTED -> wounds.manner() == Manner.STRANDED ? farthest() : first(living());
            case NAMED -> named();
            case ANY -> any();
            case RETINUE_FIRST -> retinueFirst();
            case ENGAGED_ONLY -> inCombat(living(), false);
            case ENGAGED_FIRST -> officerLast();
        };
    }

    /** The one rule by which a model that may not take the next wound is passed over. */
    String rule(int model) {
        if (!living().contains(model)) return barred(model);
        return switch (wounds.order()) {
            case LISTED -> wounds.manner() == Manner.STRANDED ? "FB-STRAND-04" : "FB-WOUND-01";
            case NAMED -> "FB-COUT-01";
            case ANY -> "FB-WOUND-03";
            case RETINUE_FIRST -> inBand(model) ? "FB-WOUND-03" : "FB-CCOM-07-E2";
            case ENGAGED_ONLY -> inCombatRule(model, living(), "FB-WOUND-07");
            case ENGAGED_FIRST -> officerLastRule(model);
        };
    }

    /** Of one that is dead, that is not there, or that these wounds cannot fall on. */
    private String barred(int model) {
        boolean there = model >= 0 && model < regiment.size();
        if (there && !regiment.alive(model)) return "FB-WOUND-05";
        return wounds.order() == WoundOrder.NAMED ? "FB-COUT-01" : "FB-WOUND-01";
    }

    /** Whether it is not his place but a wounded comrade that he has to wait for. */
    private boolean inBand(int model) {
        boolean engaged = wounds.engaged().contains(model);
        for (int one : retinueFirst())
            if (regiment.role(one) != regiment.role(model)
                    || wounds.engaged().contains(one) != engaged) return false;
        return true;
    }

    private String officerLastRule(int model) {
        if (regiment.role(model) == Role.OFFICER) return "FB-OFFICER-06-E2";
        var others = only(living(), one -> regiment.role(one) != Role.OFFICER);
        return inCombatRule(model, others, "FB-WOUND-08");
    }

    private String inCombatRule(int model, List<Integer> models, String unengaged) {
        boolean engaged = wounds.engaged().contains(model);
        for (int one : models)
            if (!wounds.engaged().contains(one) && RankAndFile.wounded(regiment, one))
                return engaged ? "FB-WOUND-09" : "FB-WOUND-03";
        if (!engaged) return unengaged;
        if (!regiment.leads(model)) return "FB-WOUND-03";
        for (int one : models)
            if (wounds.engaged().contains(one) && !regiment.leads(one))
                return regiment.role(model) == Role.STANDARD_BEARER ? "FB-WOUND-12" : "FB-WOUND-11";
        return "FB-WOUND-03";
    }

    private List<Integer> living() {
        return only(wounds.among(), regiment::alive);
    }

    private static List<Integer> first(List<Integer> models) {
        return models.isEmpty() ? models : List.of(models.getFirst());
    }

    /** Of models equally far from their leaders the owner chooses (FB-STRAND-04). */
    private List<Integer> farthest() {
        var models = living();
        if (models.isEmpty() || !regiment.placed()) return first(models);
        int away = CommandRange.away(battle, regiment, models.getFirst());
        return only(models, model -> CommandRange.away(battle, regiment, model) == away);
    }

    private static List<Integer> only(List<Integer> models, IntPredicate which) {
        var kept = new ArrayList<Integer>();
        for (int model : models) if (which.test(model)) kept.add(model);
        return kept;
    }

    /** FB-COUT-01, FB-COUT-03: the one named before goes on while it lives. */
    private List<Integer> named() {
        var models = living();
        return battle.options().characterWoundedFirst() ? woundedFirst(models) : models;
    }

    /** FB-WOUND-03; FB-OFFICER-07. */
    private List<Integer> any() {
        var living = living();
        var others = only(living, model -> regiment.role(model) != Role.OFFICER);
        var candidates = woundedFirst(others);
        if (others.size() == living.size()) return candidates;
        candidates = new ArrayList<>(candidates);
        candidates.add(regiment.officer());
        return candidates;
    }

    private List<Integer> woundedFirst(List<Integer> models) {
        var hurt = only(models, model -> RankAndFile.wounded(regiment, model));
        return hurt.isEmpty() ? models : hurt;
    }

    /** FB-CCOM-07-E2. */
    private List<Integer> retinueFirst() {
        var retinue = only(living(), model -> regiment.role(model) != Role.CHARACTER);
        var engaged = only(retinue, wounds.engaged()::contains);
        if (!engaged.isEmpty()) return woundedFirst(engaged);
        return retinue.isEmpty() ? living() : woundedFirst(retinue);
    }

    /** FB-OFFICER-06-E2. */
    private List<Integer> officerLast() {
        var others = only(living(), model -> regiment.role(model) != Role.OFFICER);
        return others.isEmpty() ? living() : inCombat(others, true);
    }

    private List<Integer> inCombat(List<Integer> models, boolean thenTheOthers) {
        var outside = only(models, model -> !wounds.engaged().contains(model));
        var hurtOutside = only(outside, model -> RankAndFile.wounded(regiment, model));
        if (!hurtOutside.isEmpty()) return hurtOutside; // FB-WOUND-09
        var engaged = only(models, wounds.engaged()::contains);
        var followers = only(engaged, model -> !regiment.leads(model));
        if (!followers.isEmpty()) return woundedFirst(followers);
        if (!engaged.isEmpty()) return woundedFirst(engaged); // FB-WOUND-11, FB-WOUND-12
        return thenTheOthers ? outside : List.of();
    }
}
