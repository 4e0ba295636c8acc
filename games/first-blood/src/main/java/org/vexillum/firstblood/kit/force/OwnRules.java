package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;

/** All special rules that stand somewhere on the cards of a force. */
final class OwnRules {
    private OwnRules() {}

    /** Those of the force's own, effects by name, in the order of the cards. */
    static Map<String, List<OwnRuleEffect>> of(Force force) {
        var byName = new LinkedHashMap<String, List<OwnRuleEffect>>();
        var all = new ArrayList<Trait>();
        for (var card : force.regiments()) all.addAll(on(card));
        for (var spell : force.incantations())
            for (var effect : spell.effects())
                if (effect instanceof Effect.Gives(var gift)) add(all, gift);
        for (var trait : all) {
            if (!(trait instanceof OwnRuleEffect own)) continue;
            var effects = byName.computeIfAbsent(own.name(), _ -> new ArrayList<>());
            if (!effects.contains(own)) effects.add(own);
        }
        return byName;
    }

    /** The rules on a card that nobody enforces. */
    static List<String> unknown(RegimentCard card) {
        return on(card).stream()
                .flatMap(OwnRules::parts)
                .filter(Unenforced.class::isInstance)
                .map(Trait::written)
                .distinct()
                .toList();
    }

    /** Whether nobody enforces it, or a part of it. */
    static boolean unenforced(Trait trait) {
        return parts(trait).anyMatch(Unenforced.class::isInstance);
    }

    private static Stream<Trait> parts(Trait trait) {
        return trait instanceof Barrage shots ? shots.traits().stream() : Stream.of(trait);
    }

    private static List<Trait> on(RegimentCard card) {
        var all = new ArrayList<Trait>();
        for (var member : card.members()) {
            all.addAll(member.card().traits());
            for (var gift : member.gives()) add(all, gift);
            for (var ability : member.card().abilities())
                for (var gift : ability.gifts()) add(all, gift);
        }
        for (var event : card.ownEvents()) for (var gift : event.gifts()) add(all, gift);
        for (var item : card.items()) for (var gift : item.gifts()) add(all, gift);
        for (var bonus : card.tiers()) add(all, bonus.gift());
        return all;
    }

    private static void add(List<Trait> all, Gift gift) {
        if (gift instanceof Gift.Has(var trait)) all.add(trait);
    }
}
