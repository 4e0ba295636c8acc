package org.vexillum.firstblood.traits;

import java.util.function.BiConsumer;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Boon;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Cause;

/** What items and a retinue give to models for as long as they are there. */
public final class Gifts {
    private Gifts() {}

    public static void toModel(Regiment regiment, int model, BiConsumer<Boon.Gift, Cause> taker) {
        if (!regiment.ofCharacter()) return;
        boolean character = regiment.role(model) == Role.CHARACTER;
        if (character)
            for (var item : regiment.card().items())
                for (var gift : item.gifts())
                    taker.accept(gift, new Cause("FB-ITEM-01", item.name()));
        for (var bonus : regiment.card().tiers())
            if (tier(regiment, bonus.category()) >= bonus.tier() // FB-RET-06
                    && (character || !bonus.characterOnly()))
                taker.accept(bonus.gift(), new Cause("FB-RET-06", bonus.category().name()));
    }

    /** Retinue models of this category that stand (FB-RET-05, FB-RET-07). */
    public static int tier(Regiment regiment, RetinueCategory category) {
        int tier = 0;
        for (int model = 0; model < regiment.size(); model++)
            if (regiment.alive(model)
                    && regiment.role(model) == Role.RETINUE
                    && regiment.card(model).category() == category) tier++;
        return tier;
    }
}
