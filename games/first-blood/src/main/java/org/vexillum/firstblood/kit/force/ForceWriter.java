package org.vexillum.firstblood.kit.force;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.Item;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.TierBonus;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.geometry.Lengths;

/** Writes forces so that the same cards are read again. */
final class ForceWriter {
    private ForceWriter() {}

    static Map<String, Object> tree(Force force, Edition edition) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("game", FirstBloodKit.ID.id());
        tree.put("edition", edition.number());
        tree.put("name", force.name());
        if (!force.faction().isEmpty()) tree.put("faction", force.faction());
        if (force.limit() > 0) tree.put("limit", force.limit());
        var own = new ArrayList<Map<String, Object>>();
        OwnRules.of(force).forEach((name, effects) -> own.add(OwnRuleWriter.rule(name, effects)));
        if (!own.isEmpty()) tree.put("traits", own);
        if (!force.incantations().isEmpty())
            tree.put(
                    "incantations",
                    force.incantations().stream().map(ForceWriter::incantation).toList());
        tree.put("regiments", force.regiments().stream().map(ForceWriter::regiment).toList());
        return tree;
    }

    private static Map<String, Object> incantation(Incantation spell) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("name", spell.name());
        tree.put("range", spell.self() ? "self" : inches(spell.range()));
        tree.put("attunement", spell.attunement());
        if (spell.successes() != IncantationText.USUAL_SUCCESSES)
            tree.put("successes", spell.successes());
        if (!spell.self()) tree.put("aim", GameTerms.written(spell.aim()));
        tree.put(
                "effects",
                spell.effects().stream()
                        .map(effect -> EffectText.write(effect, GiftText.FILES))
                        .toList());
        return tree;
    }

    /** What officer, specialists and retinue cost is in the points of the regiment. */
    static Map<String, Object> regiment(RegimentCard card) {
        var tree = new LinkedHashMap<String, Object>();
        var model = ordinary(card);
        tree.put("id", card.id());
        tree.put("name", card.name());
        if (!card.entry().equals(card.name())) tree.put("entry", card.entry());
        if (!card.faction().isEmpty()) tree.put("faction", card.faction());
        int items = card.items().stream().mapToInt(Item::points).sum();
        tree.put("points", card.points() - items);
        if (card.character()) tree.put("character", true);
        else tree.put("models", models(card));
        if (card.starting() > 0) tree.put("starting", card.starting());
        model(model, tree);
        command(card, tree);
        character(card, tree);
        if (!card.events().isEmpty() || !card.ownEvents().isEmpty())
            tree.put("events", events(card));
        if (!card.incantations().isEmpty()) tree.put("incantations", card.incantations());
        return tree;
    }

    private static List<Object> events(RegimentCard card) {
        var events = new ArrayList<Object>();
        for (var event : card.events()) events.add(GameTerms.written(event));
        for (var event : card.ownEvents()) events.add(described(event));
        return events;
    }

    private static Map<String, Object> described(CommandAbility ability) {
        var one = new LinkedHashMap<String, Object>();
        one.put("name", ability.name());
        one.put("gives", AbilityText.write(ability));
        return one;
    }

    static int models(RegimentCard card) {
        int count = 0;
        for (var member : card.members()) if (common(member.role())) count++;
        return count;
    }

    /** The card of its ordinary models, or of its character. */
    static ModelCard ordinary(RegimentCard card) {
        for (var member : card.members()) if (common(member.role())) return member.card();
        return card.members().getFirst().card();
    }

    private static boolean common(Role role) {
        return role != Role.OFFICER && role != Role.SPECIALIST && role != Role.RETINUE;
    }

    private static void model(ModelCard card, Map<String, Object> tree) {
        tree.put("type", GameTerms.written(card.type()));
        tree.put("class", GameTerms.written(card.weight()));
        tree.put("base", new BigDecimal(card.base()).divide(BigDecimal.valueOf(Lengths.MM)));
        tree.put("profile", ProfileText.write(card.profile()));
        var wounded = card.wounded();
        if (wounded != null) tree.put("wounded", ProfileText.write(wounded));
        if (card.commandRange() > 0) tree.put("commandRange", inches(card.commandRange()));
        if (!card.traits().isEmpty())
            tree.put("rules", card.traits().stream().map(Trait::written).distinct().toList());
        if (card.abilities().isEmpty()) return;
        var abilities = new ArrayList<Map<String, Object>>();
        for (var ability : card.abilities()) {
            abilities.add(described(ability));
        }
        tree.put("abilities", abilities);
    }

    private static void command(RegimentCard card, Map<String, Object> tree) {
        if (!card.leaderOption()) tree.put("leaderOption", false);
        boolean leads = card.count(Role.LEADER) > 0;
        boolean usual = card.leaderOption() && card.officer() == null;
        if (!card.character() && leads != usual && card.officer() == null)
            tree.put("leader", leads);
        if (card.count(Role.STANDARD_BEARER) > 0) tree.put("standard", true);
        if (card.standardFrom() > 0) tree.put("standardFrom", card.standardFrom());
        var specialists = specialists(card);
        if (!specialists.isEmpty()) tree.put("specialists", specialists);
        if (!card.officers().isEmpty()) tree.put("officers", card.officers());
        var officer = card.officer();
        if (officer == null) return;
        var own = new LinkedHashMap<String, Object>();
        own.put("name", officer.card().name());
        model(officer.card(), own);
        tree.put("officer", own);
    }

    private static List<Map<String, Object>> specialists(RegimentCard card) {
        var specialists = new ArrayList<Map<String, Object>>();
        CountedModels.of(card, Role.SPECIALIST)
                .forEach((member, count) -> {
                    var one = counted(member.card(), count);
                    model(member.card(), one);
                    if (!member.gives().isEmpty())
                        one.put("gives", member.gives().stream().map(GiftText::write).toList());
                    specialists.add(one);
                });
        return specialists;
    }

    private static Map<String, Object> counted(ModelCard model, int count) {
        var one = new LinkedHashMap<String, Object>();
        one.put("name", model.name());
        if (count > 1) one.put("count", count);
        return one;
    }

    private static void character(RegimentCard card, Map<String, Object> tree) {
        var retinue = retinue(card);
        if (!retinue.isEmpty()) tree.put("retinue", retinue);
        if (!card.tiers().isEmpty())
            tree.put("tiers", card.tiers().stream().map(ForceWriter::tier).toList());
        if (!card.items().isEmpty())
            tree.put("items", card.items().stream().map(ForceWriter::item).toList());
    }

    private static List<Map<String, Object>> retinue(RegimentCard card) {
        var retinue = new ArrayList<Map<String, Object>>();
        CountedModels.of(card, Role.RETINUE)
                .forEach((member, count) -> {
                    var model = member.card();
                    var one = counted(model, count);
                    var category = model.category();
                    if (category != null) one.put("category", GameTerms.written(category));
                    model(model, one);
                    retinue.add(one);
                });
        return retinue;
    }

    private static Map<String, Object> tier(TierBonus bonus) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("category", GameTerms.written(bonus.category()));
        tree.put("tier", bonus.tier());
        tree.put("gives", List.of(GiftText.write(bonus.gift())));
        if (bonus.characterOnly()) tree.put("characterOnly", true);
        return tree;
    }

    private static Map<String, Object> item(Item item) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("name", item.name());
        if (!item.catalogue().isEmpty()) tree.put("catalogue", item.catalogue());
        tree.put("points", item.points());
        tree.put("gives", item.gifts().stream().map(GiftText::write).toList());
        return tree;
    }

    private static BigDecimal inches(int units) {
        return new BigDecimal(Lengths.show(units));
    }
}
