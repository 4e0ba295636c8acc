package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.Item;
import org.vexillum.firstblood.army.TierBonus;
import org.vexillum.kernel.Nullable;

/**
 * A regiment as written.
 *
 * <p>{@code models} are the ordinary ones, leader and standard bearer included; the officer,
 * specialists and the retinue come on top. Points are those of the ordinary models; what others
 * cost stands with them.
 */
final class RegimentDraft {
    final ModelDraft model;
    String id = "";
    String entry = "";
    String faction = "";
    boolean character;
    int starting;
    int perModel;
    boolean leaderOption = true;
    boolean leader = true;
    boolean standard;
    int standardFrom;
    @Nullable ModelDraft officer;
    final List<String> officers = new ArrayList<>();
    final List<ModelDraft> specialists = new ArrayList<>();
    final List<ModelDraft> retinue = new ArrayList<>();
    final List<TierBonus> tiers = new ArrayList<>();
    final List<DrawEvent> events = new ArrayList<>();
    final List<CommandAbility> ownEvents = new ArrayList<>();
    final List<String> incantations = new ArrayList<>();
    final List<Item> items = new ArrayList<>();

    RegimentDraft(ModelDraft model) {
        this.model = model;
    }

    /** FB-MUSTER-01, FB-MUSTER-09. */
    int points() {
        int points = model.points + perModel * Math.max(0, model.count - starting);
        if (officer != null) points += officer.points;
        for (var one : specialists) points += one.points * one.count;
        for (var one : retinue) points += one.points * one.count;
        for (var item : items) points += item.points();
        return points;
    }
}
