package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;

/** Wounds being dealt to one model after the other, on a copy of the regiment. */
final class DealtWounds {
    private final Battle battle;
    private final WoundsSuffered wounds;
    private final Regiment copy;
    private final List<Integer> models = new ArrayList<>();
    private List<Integer> candidates = List.of();
    private boolean alike;
    private int left;

    DealtWounds(Battle battle, WoundsSuffered wounds) {
        this.battle = battle;
        this.wounds = wounds;
        copy = battle.regiment(wounds.regiment()).copy();
        left = wounds.wounds();
        look();
    }

    private void look() {
        candidates = new ArrayList<>(new WoundCandidates(battle, copy, wounds).now());
        alike = true;
        for (int model : candidates)
            alike &= ModelsToKeep.alike(copy, candidates.getFirst(), model);
    }

    /** Who may take the next wound. */
    List<Integer> candidates() {
        return candidates;
    }

    /** Whether nothing is left to be dealt, or nobody to take it. */
    boolean over() {
        return left == 0 || candidates.isEmpty();
    }

    /** Wounds still to be dealt. */
    int left() {
        return left;
    }

    /** Who took wounds, in order. */
    List<Integer> models() {
        return models;
    }

    /** The one that the owner would lose first. */
    int least() {
        return alike ? candidates.getFirst() : ModelsToKeep.least(copy, candidates);
    }

    /** The rule by which a model may not take the next wound. */
    String barring(int model) {
        return new WoundCandidates(battle, copy, wounds).rule(model);
    }

    /** Whether it could matter who is next. */
    boolean open() {
        return candidates.size() > 1 && !alike && left < deadly();
    }

    /** How many wounds kill all candidates; the owner may put an officer off to the end. */
    private int deadly() {
        boolean putOff = wounds.order() == WoundOrder.ANY && candidates.contains(copy.officer());
        return RankAndFile.woundsLeft(copy, putOff ? wounds.among() : candidates);
    }

    /** Deals a model as many as it can take. Of models that are alike the others are next. */
    void on(int model) {
        int here = Math.min(left, copy.woundsLeft(model));
        models.add(model);
        left -= here;
        Casualties.hurt(copy, model, here);
        boolean dies = copy.woundsLeft(model) == 0;
        if (dies) copy.remove(model);
        if (left == 0) return;
        if (alike && dies && candidates.size() > 1) candidates.remove(Integer.valueOf(model));
        else look();
    }
}
