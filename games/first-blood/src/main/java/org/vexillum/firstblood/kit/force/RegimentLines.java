package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.Item;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.TierBonus;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.LineSplitter;
import org.vexillum.gamekit.force.WrittenRule;

/** Reads the lines below a regiment of a pasted list. */
final class RegimentLines {
    private static final Pattern STANDARD =
            Pattern.compile(
                    "(?:standard"
                            + " bearer|standard|portaestandarte)(?:\\s*\\((?:from|desde)\\s*(\\d{1,2})\\))?");
    private static final Pattern TIER =
            Pattern.compile("(\\p{L}+)\\s*(\\d)\\s*(\\((?:character|personaje)\\))?");
    private static final Pattern ITEM =
            Pattern.compile(
                    "([^(|]+?)\\s*(?:\\(([^)]*)\\))?\\s*(?:\\|\\s*(\\d+)\\s*\\p{L}*\\s*)?\\|(.*)");

    private final RegimentDraft regiment;
    private final TraitReader traits;
    private final Problems problems;
    private ModelDraft commander;

    RegimentLines(RegimentDraft regiment, TraitReader traits, Problems problems) {
        this.regiment = regiment;
        this.traits = traits;
        this.problems = problems;
        commander = regiment.model;
    }

    /** Whether the line was understood. */
    boolean read(String text, FilePlace place) {
        var plain = TraitBook.key(text);
        var standard = STANDARD.matcher(plain);
        if (standard.matches()) {
            regiment.standard = true;
            if (standard.group(1) != null)
                regiment.standardFrom = Integer.parseInt(standard.group(1));
            return true;
        }
        if (List.of("leader", "lider").contains(plain)) return true;
        if (List.of("no leader", "sin lider").contains(plain)) {
            regiment.leader = false;
            regiment.leaderOption = false;
            return true;
        }
        int colon = text.indexOf(':');
        if (colon < 0) return false;
        var label = TraitBook.key(text.substring(0, colon));
        return labelled(label, text.substring(colon + 1).strip(), place);
    }

    private boolean labelled(String label, String text, FilePlace place) {
        if (label.startsWith("tier ") || label.startsWith("nivel "))
            return tier(label.substring(label.indexOf(' ') + 1), text, place);
        return switch (label) {
            case "officer", "oficial" -> officer(text, place);
            case "specialist", "especialista" -> specialist(text, place);
            case "specialist gives", "especialista da" -> gives(text, place);
            case "retinue", "sequito" -> retinue(text, place);
            case "command", "comando", "mando" -> ability(text, place);
            case "item", "objeto" -> item(text, place);
            case "officers", "oficiales" -> regiment.officers.addAll(LineSplitter.split(text));
            case "incantations", "encantamientos" ->
                    regiment.incantations.addAll(LineSplitter.split(text));
            case "draw event", "draw events", "evento", "eventos" -> events(text, place);
            case "entry", "entrada" -> entry(text);
            case "starting models", "miniaturas iniciales" -> starting(text);
            case "from", "de" -> faction(text);
            default -> false;
        };
    }

    private boolean officer(String text, FilePlace place) {
        var line = ModelLine.read(text, place, problems);
        if (line == null) return false;
        regiment.officer = line.model();
        commander = line.model();
        if (!regiment.officers.contains(line.model().name))
            regiment.officers.add(line.model().name); // the entry of a pasted list gives access
        return true;
    }

    private boolean specialist(String text, FilePlace place) {
        var line = ModelLine.read(text, place, problems);
        if (line == null) return false;
        regiment.specialists.add(line.model());
        commander = line.model();
        return true;
    }

    /** What the specialist above gives his regiment. */
    private boolean gives(String text, FilePlace place) {
        if (regiment.specialists.isEmpty()) return false;
        return regiment.specialists.getLast().gives.addAll(gifts(text, place));
    }

    private boolean retinue(String text, FilePlace place) {
        var line = ModelLine.read(text, place, problems);
        if (line == null) return false;
        if (line.model().category == null)
            problems.error(place, "text.no-category", line.model().name);
        regiment.retinue.add(line.model());
        return true;
    }

    private boolean ability(String text, FilePlace place) {
        int colon = text.indexOf(':');
        return colon >= 0 && commander.abilities.add(described(text, colon, place));
    }

    private boolean tier(String label, String text, FilePlace place) {
        var found = TIER.matcher(label);
        if (!found.matches()) return false;
        var category = GameTerms.read(found.group(1), RetinueCategory.class);
        if (category == null) return false;
        int tier = Integer.parseInt(found.group(2));
        boolean alone = found.group(3) != null;
        for (var gift : gifts(text, place))
            regiment.tiers.add(new TierBonus(category, tier, gift, alone));
        return true;
    }

    private boolean item(String text, FilePlace place) {
        var found = ITEM.matcher(text);
        if (!found.matches()) return false;
        var catalogue = found.group(2) == null ? "" : found.group(2);
        int points = found.group(3) == null ? 0 : Integer.parseInt(found.group(3));
        regiment.items.add(
                new Item(found.group(1), catalogue, points, gifts(found.group(4), place)));
        return true;
    }

    private List<Gift> gifts(String text, FilePlace place) {
        var gifts = new ArrayList<Gift>();
        for (var one : LineSplitter.split(text))
            gifts.add(GiftText.read(one, traits.at(new WrittenRule(regiment.model.name, place))));
        return gifts;
    }

    /** Names of the book's, or one of its own with what it gives. */
    private boolean events(String text, FilePlace place) {
        int colon = text.indexOf(':');
        return colon < 0 ? events(text) : regiment.ownEvents.add(described(text, colon, place));
    }

    private CommandAbility described(String text, int colon, FilePlace place) {
        var name = text.substring(0, colon).strip();
        var gives = LineSplitter.split(text.substring(colon + 1));
        return AbilityText.read(name, gives, traits.at(new WrittenRule(name, place)));
    }

    private boolean events(String text) {
        for (var name : LineSplitter.split(text)) {
            var event = DrawEventNames.read(name, traits.edition());
            if (event == null) return false;
            regiment.events.add(event);
        }
        return true;
    }

    private boolean entry(String text) {
        regiment.entry = text;
        return true;
    }

    private boolean faction(String text) {
        regiment.faction = text;
        return true;
    }

    private boolean starting(String text) {
        if (!text.matches("\\d{1,2}")) return false;
        regiment.starting = Integer.parseInt(text);
        return true;
    }
}
