package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.traits.TraitBook;

/** Makes the card of a unit from its draft. */
final class UnitCardMaker {
    private final TraitReader reader;
    private final Problems problems;

    UnitCardMaker(TraitReader reader, Problems problems) {
        this.reader = reader;
        this.problems = problems;
    }

    UnitCard card(UnitDraft draft) {
        var recruits = draft.models.isEmpty() ? alike(draft) : described(draft);
        upgrade(recruits, draft);
        armed(recruits, draft);
        return new UnitCard(
                draft.id,
                draft.name,
                draft.entry,
                draft.points,
                cards(recruits, draft.name),
                draft.baseWidth,
                draft.baseDepth,
                draft.combined,
                draft.joins);
    }

    /** Models that are alike share one card. */
    private List<ModelCard> cards(List<ModelBuilder> recruits, String unit) {
        var cards = new ArrayList<ModelCard>();
        for (var recruit : recruits) {
            var card = recruit.card(reader, unit);
            int same = cards.indexOf(card);
            cards.add(same < 0 ? card : cards.get(same));
        }
        return cards;
    }

    private static List<ModelBuilder> alike(UnitDraft draft) {
        var recruits = new ArrayList<ModelBuilder>();
        var rules = ordinary(draft.rules);
        for (int i = 0; i < draft.size; i++)
            recruits.add(new ModelBuilder(draft.name, draft.quality, draft.defense, rules));
        for (var weapon : draft.weapons) WeaponDistribution.issue(weapon, recruits);
        return recruits;
    }

    private static List<ModelBuilder> described(UnitDraft draft) {
        var recruits = new ArrayList<ModelBuilder>();
        for (var model : draft.models)
            for (int i = 0; i < model.count(); i++) recruits.add(one(model, draft));
        return recruits;
    }

    private static ModelBuilder one(ModelDraft model, UnitDraft draft) {
        var rules = new ArrayList<>(ordinary(draft.rules));
        rules.addAll(model.rules());
        var recruit = new ModelBuilder(model.name(), model.quality(), model.defense(), rules);
        for (var weapon : model.weapons()) WeaponDistribution.issue(weapon, List.of(recruit));
        return recruit;
    }

    private static List<WrittenRule> ordinary(List<WrittenRule> rules) {
        return rules.stream().filter(rule -> !CommandGroup.is(rule.text())).toList();
    }

    /** Command upgrades go to the first models, one each, other upgrades to the next. */
    private static void upgrade(List<ModelBuilder> recruits, UnitDraft draft) {
        int next = 0;
        for (var rule : draft.rules)
            if (CommandGroup.is(rule.text())) CommandGroup.promote(recruits, next++, rule);
        for (var upgrade : draft.upgrades) if (upgrade.command()) give(upgrade, recruits, next++);
        for (var upgrade : draft.upgrades) {
            if (upgrade.command()) continue;
            int models = Math.min(upgrade.models(), recruits.size());
            int first = models == recruits.size() ? 0 : next;
            for (int i = 0; i < models; i++) give(upgrade, recruits, first + i);
            if (models < recruits.size()) next += models;
        }
    }

    private static void give(Upgrade upgrade, List<ModelBuilder> recruits, int place) {
        var recruit = recruits.get(place % recruits.size());
        if (upgrade.command()) recruit.name = TraitBook.read(upgrade.name()).name();
        recruit.rules.addAll(upgrade.rules());
        for (var weapon : upgrade.weapons()) WeaponDistribution.issue(weapon, List.of(recruit));
    }

    private void armed(List<ModelBuilder> recruits, UnitDraft draft) {
        long unarmed = recruits.stream().filter(recruit -> recruit.weapons.isEmpty()).count();
        if (unarmed > 0 && unarmed < recruits.size())
            problems.note(draft.place, "unit.unarmed", draft.name, unarmed, recruits.size());
        for (var recruit : recruits)
            if (recruit.weapons.size() > ModelBuilder.MOST_WEAPONS) {
                problems.error(
                        draft.place, "unit.overloaded", draft.name, ModelBuilder.MOST_WEAPONS);
                return;
            }
    }
}
