package org.vexillum.firstblood.traits;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Cause;

/** What items, a retinue and specialists give to models for as long as they are there. */
public final class GrantedTraits {
    private GrantedTraits() {}

    public static void toModel(
            Regiment regiment, int model, BiConsumer<TemporaryEffect.Gift, Cause> taker) {
        if (regiment.giving()) ofSpecialists(regiment, model, taker);
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

    /** What the regiment as a whole was given for a while, and what its specialists give. */
    public static List<TemporaryEffect.Gift> held(Regiment regiment) {
        if (!regiment.giving() && regiment.boons().isEmpty()) return List.of();
        var held = new ArrayList<TemporaryEffect.Gift>();
        for (var boon : regiment.boons()) held.add(boon.gift());
        for (int one : regiment.models()) held.addAll(regiment.card().members().get(one).gives());
        return held;
    }

    /**
     * Whether every volley sees this model obscured: by what its regiment holds, or it alone
     * (FB-CCOM-03).
     */
    public static boolean obscured(Regiment regiment, int model) {
        for (var gift : held(regiment))
            if (gift instanceof TemporaryEffect.Gift.Obscured) return true;
        var own = new boolean[1];
        if (regiment.ofCharacter())
            toModel(
                    regiment,
                    model,
                    (gift, _) -> own[0] |= gift instanceof TemporaryEffect.Gift.Obscured);
        return own[0];
    }

    /** Whether every volley sees all its models obscured. */
    public static boolean obscured(Regiment regiment) {
        for (int model : regiment.models()) if (!obscured(regiment, model)) return false;
        return true;
    }

    /**
     * How many levels lower an enemy casts at a regiment (FB-MAGIC-14).
     *
     * <p>He casts at the regiment as a whole: what single models have counts if all have it
     * (FB-CCOM-03). It is never cumulative.
     */
    public static int hardToEnchant(Regiment regiment) {
        int most = 0;
        for (var gift : held(regiment)) most = Math.max(most, levels(gift));
        if (!regiment.ofCharacter() || regiment.models().length == 0) return most;
        int all = Integer.MAX_VALUE;
        for (int model : regiment.models()) {
            var own = new int[1];
            toModel(regiment, model, (gift, _) -> own[0] = Math.max(own[0], levels(gift)));
            all = Math.min(all, own[0]);
        }
        return Math.max(most, all);
    }

    private static int levels(TemporaryEffect.Gift gift) {
        return gift instanceof TemporaryEffect.Gift.HardToEnchant hard ? hard.levels() : 0;
    }

    /** To all but an officer, who has what his own profile has (FB-REG-04, FB-OFFICER-05). */
    private static void ofSpecialists(
            Regiment regiment, int model, BiConsumer<TemporaryEffect.Gift, Cause> taker) {
        if (regiment.role(model) == Role.OFFICER) return;
        for (int one : regiment.models())
            for (var gift : regiment.card().members().get(one).gives())
                taker.accept(gift, new Cause("FB-REG-04", regiment.card(one).name()));
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
