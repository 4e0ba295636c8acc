package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.Item;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.RegimentMember;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.TierBonus;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.force.UnenforcedMark;
import org.vexillum.kernel.geometry.Lengths;

/** A force as neat text, which can be pasted and read again. */
final class Roster {
    private final Words words;

    Roster(Words words) {
        this.words = words;
    }

    List<String> lines(Force force, Edition edition) {
        var lines = new ArrayList<String>();
        int limit = force.limit() > 0 ? force.limit() : force.points();
        lines.add("++ " + force.name() + " [" + force.points() + "/" + limit + "pts] ++");
        if (!force.faction().isEmpty()) lines.add(say("faction") + ": " + force.faction());
        lines.add(say("edition") + ": " + edition.number());
        own(force, lines);
        for (var regiment : force.regiments()) {
            lines.add("");
            lines.addAll(block(regiment));
        }
        spells(force, lines);
        unenforced(force, lines);
        return lines;
    }

    private String say(String key, Object... facts) {
        return words.say("blood." + key, facts);
    }

    private List<String> block(RegimentCard card) {
        var lines = new ArrayList<String>();
        lines.add(title(card) + rules(ForceWriter.ordinary(card)));
        if (!card.entry().equals(card.name())) below(lines, "entry", card.entry());
        if (!card.faction().isEmpty()) below(lines, "from", card.faction());
        if (card.starting() > 0) below(lines, "starting", "" + card.starting());
        abilities(ForceWriter.ordinary(card), lines);
        command(card, lines);
        CountedModels.of(card, Role.RETINUE)
                .forEach((member, count) -> below(lines, "retinue", several(member, count)));
        for (var bonus : card.tiers()) lines.add("- " + tier(bonus));
        for (var item : card.items()) below(lines, "item", item(item));
        if (!card.events().isEmpty())
            below(lines, "events", join(card.events().stream().map(this::term).toList()));
        for (var event : card.ownEvents())
            below(lines, "events", event.name() + ": " + gifts(event));
        if (!card.incantations().isEmpty()) below(lines, "spells", join(card.incantations()));
        return lines;
    }

    private void below(List<String> lines, String key, String text) {
        lines.add("- " + say(key) + ": " + text);
    }

    private static String join(List<String> all) {
        return String.join(", ", all);
    }

    private void command(RegimentCard card, List<String> lines) {
        if (card.character()) return;
        var officer = card.officer();
        if (card.count(Role.LEADER) == 0 && officer == null) lines.add("- " + say("no-leader"));
        if (card.count(Role.STANDARD_BEARER) > 0)
            lines.add("- " + say("standard", card.standardFrom()));
        if (!card.officers().isEmpty()) below(lines, "officers", join(card.officers()));
        if (officer != null) {
            below(lines, "officer", model(officer.card()) + rules(officer.card()));
            abilities(officer.card(), lines);
        }
        CountedModels.of(card, Role.SPECIALIST)
                .forEach((member, count) -> specialist(member, count, lines));
    }

    /** A [Command] ability stands below the one who has it. */
    private void abilities(ModelCard card, List<String> lines) {
        for (var ability : card.abilities())
            below(lines, "command", ability.name() + ": " + gifts(ability));
    }

    private void specialist(RegimentMember member, int count, List<String> lines) {
        below(lines, "specialist", several(member, count));
        if (!member.gives().isEmpty())
            below(
                    lines,
                    "specialist-gives",
                    join(member.gives().stream().map(this::gift).toList()));
        abilities(member.card(), lines);
    }

    private String several(RegimentMember member, int count) {
        return count(count) + model(member.card()) + rules(member.card());
    }

    private String gifts(CommandAbility ability) {
        var gives = new ArrayList<String>();
        for (var gift : ability.gifts()) gives.add(gift(gift));
        if (ability.heals() > 0) gives.add(say("heals", ability.heals()));
        return join(gives);
    }

    private String gift(Gift gift) {
        return gift instanceof Gift.Has(var trait) ? written(trait) : GiftText.write(gift, words);
    }

    private String tier(TierBonus bonus) {
        var alone = bonus.characterOnly() ? " (" + say("character") + ")" : "";
        return say("tier")
                + " "
                + term(bonus.category())
                + " "
                + bonus.tier()
                + alone
                + ": "
                + gift(bonus.gift());
    }

    private String item(Item item) {
        var catalogue = item.catalogue().isEmpty() ? "" : " (" + item.catalogue() + ")";
        return item.name()
                + catalogue
                + " | "
                + item.points()
                + "pts | "
                + item.gifts().stream().map(this::gift).collect(Collectors.joining(", "));
    }

    /** Points without what items cost, which stands beside them. */
    private String title(RegimentCard card) {
        int items = card.items().stream().mapToInt(Item::points).sum();
        var count = card.character() ? "" : count(ForceWriter.models(card));
        var model = model(card.name(), ForceWriter.ordinary(card), card.character());
        return count + model + " | " + (card.points() - items) + "pts";
    }

    private static String count(int count) {
        return count > 1 ? count + "x " : "";
    }

    private String model(ModelCard card) {
        return model(card.name(), card, false);
    }

    private String model(String name, ModelCard card, boolean character) {
        var text = new StringBuilder(name + " [" + ProfileText.write(card.profile()));
        var wounded = card.wounded();
        if (wounded != null) text.append(" / ").append(ProfileText.write(wounded));
        text.append("] ");
        if (character) text.append(say("character")).append(' ');
        var category = card.category();
        if (category != null) text.append(term(category)).append(' ');
        text.append(term(card.type())).append('/');
        text.append(GameTerms.said(card.weight(), card.type(), words));
        text.append(' ').append(millimetres(card.base())).append("mm");
        if (card.commandRange() > 0)
            text.append(' ').append(say("range", Lengths.show(card.commandRange())));
        return text.toString();
    }

    private static String millimetres(int base) {
        return base % Lengths.MM == 0 ? "" + base / Lengths.MM : "" + base / 100.0;
    }

    private String rules(ModelCard card) {
        if (card.traits().isEmpty()) return "";
        return " | " + join(card.traits().stream().map(this::written).distinct().toList());
    }

    private String written(Trait trait) {
        var written = words.trait(trait);
        return OwnRules.unenforced(trait) ? UnenforcedMark.marked(written) : written;
    }

    private String term(Enum<?> constant) {
        return GameTerms.said(constant, words);
    }

    private void own(Force force, List<String> lines) {
        var own = OwnRules.of(force);
        if (own.isEmpty()) return;
        lines.add("");
        lines.add(say("own") + ":");
        var text = new OwnRuleText(words);
        own.forEach((name, effects) -> lines.add("- " + name + ": " + text.describe(effects)));
    }

    private void spells(Force force, List<String> lines) {
        if (force.incantations().isEmpty()) return;
        lines.add("");
        lines.add(say("spells") + ":");
        for (var spell : force.incantations())
            lines.add("- " + IncantationText.write(spell, words));
    }

    private void unenforced(Force force, List<String> lines) {
        var unknown =
                force.regiments().stream()
                        .flatMap(regiment -> OwnRules.unknown(regiment).stream())
                        .distinct()
                        .toList();
        if (unknown.isEmpty()) return;
        lines.add("");
        lines.add(words.say("roster.unenforced", join(unknown)));
    }

    /** A regiment in one line: in full, without what stands below it, by name and number. */
    List<Function<RegimentCard, String>> ways() {
        return List.of(
                card -> mark(card) + String.join(" ", block(card)),
                card -> mark(card) + title(card) + rules(ForceWriter.ordinary(card)),
                card -> mark(card) + title(card),
                card -> mark(card) + count(card.members().size()) + card.name());
    }

    private static String mark(RegimentCard card) {
        return card.character() ? "★ " : "";
    }
}
