package org.vexillum.firstblood.traits;

import java.util.function.Consumer;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Boon;
import org.vexillum.firstblood.table.Regiment;

/** What items and a retinue give to models for as long as they are there. */
public final class Gifts {
    private Gifts() {}

    public static void toModel(Regiment regiment, int model, Consumer<Boon.Gift> taker) {
        if (!regiment.card().character()) return;
        boolean character = regiment.role(model) == Role.CHARACTER;
        if (character)
            for (var item : regiment.card().items()) item.gifts().forEach(taker); // FB-ITEM-01
        for (var bonus : regiment.card().tiers())
            if (tier(regiment, bonus.category()) >= bonus.tier() // FB-RET-06
                    && (character || !bonus.characterOnly())) taker.accept(bonus.gift());
    }

    /** Retinue models of this category that stand (FB-RET-05, FB-RET-07). */
    public static int tier(Regiment regiment, RetinueCategory category) {
        int tier = 0;
        for (int model : regiment.models())
            if (regiment.role(model) == Role.RETINUE && regiment.card(model).category() == category)
                tier++;
        return tier;
    }
}
