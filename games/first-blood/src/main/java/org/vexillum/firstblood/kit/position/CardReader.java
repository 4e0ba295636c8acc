package org.vexillum.firstblood.kit.position;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.force.CardParser;
import org.vexillum.firstblood.kit.force.GameTerms;
import org.vexillum.firstblood.kit.force.ProfileText;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.PrintedIncantations;
import org.vexillum.firstblood.sequence.DrawEvents;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;

/** Reads cards that a position describes or takes from a sample force. */
final class CardReader {
    private static final Pattern BARRAGE =
            Pattern.compile("(?i)(barrage|disparo)\\s*\\(\\s*\\d+\\s*\\)");
    private static final int RANGE = 24;

    /** What people also call these fields. */
    private static final Map<String, List<String>> OTHER_WORDS =
            Map.of(
                    "rules", List.of("specialRules", "special"),
                    "standard", List.of("standardBearer"),
                    "specialists", List.of("specialist"),
                    "events", List.of("drawEvents"));

    private final Edition edition;
    private final Problems problems = new Problems();
    private final List<Node> described = new ArrayList<>();
    private final CardParser cards;
    private final References references;
    private final AssumedValues assumed;
    private final ProfileReader profiles;
    private int told;

    CardReader(Edition edition, List<Node> own, AssumedValues assumed) {
        this.edition = edition;
        this.assumed = assumed;
        profiles = new ProfileReader(assumed);
        cards = new CardParser(edition, problems);
        references = new References(edition);
        for (var node : own) cards.own(NodeReader.mapping(node));
        mustBeClean();
        tell("");
    }

    References references() {
        return references;
    }

    List<Incantation> incantations(List<Node> nodes) {
        var spells = new ArrayList<Incantation>();
        for (var node : nodes) spells.add(cards.incantation(NodeReader.mapping(node)));
        mustBeClean();
        tell("");
        return spells;
    }

    /**
     * @param id the regiment that has it
     */
    Gift gift(Node node, String id) {
        var gift = cards.gift(NodeReader.name(node), node.place());
        tell(id);
        return gift;
    }

    /** The rule behind a gift of which a file does not say it. */
    String usualRule(Gift gift, String source) {
        var event = GameTerms.read(source, DrawEvent.class);
        if (event != null) return DrawEvents.rule(event, edition);
        boolean shield = gift instanceof Gift.Loses(var trait) && trait.equals("Shield");
        return shield && edition == Edition.FIRST ? "FB-SR-LINEBREAKER-E1" : "FB-COMMAND-01";
    }

    /** The card of a regiment; what is left out is assumed. */
    RegimentCard read(FieldGroup fields, String id, Side side) {
        var reference = fields.get("card");
        if (reference != null) return references.find(reference, id, side);
        var card = cards.regiment(completed(fields, id), id);
        mustBeClean();
        tell(id);
        return card;
    }

    private Node.Mapping completed(FieldGroup fields, String id) {
        var given = new LinkedHashMap<String, Node>();
        for (var name : CardParser.FIELDS) {
            var node = fields.get(name);
            for (var other : OTHER_WORDS.getOrDefault(name, List.of()))
                if (node == null) node = fields.alias(other);
            if (node == null && name.equals("profile")) node = profiles.besides(fields);
            if (node != null && name.equals("incantations")) node = named(node);
            if (node != null) given.put(name, node);
        }
        var place = fields.at();
        given.putIfAbsent("name", new Node.Scalar(place, id));
        boolean character = given.containsKey("character") && fields.flag("character");
        if (!character && !given.containsKey("models")) {
            int models = Math.max(1, fields.list("places").size());
            if (!fields.has("places")) assumed.add(id, "models", models);
            given.put("models", new Node.Scalar(place, BigDecimal.valueOf(models)));
        }
        profiles(given, place, id);
        var type = given.get("type");
        if (type != null) given.put("type", one(type));
        var rules = given.get("rules");
        if (rules != null) given.put("rules", ranged(rules, id));
        var officer = given.get("officer");
        if (officer != null)
            given.put("officer", new Node.Mapping(officer.place(), model(officer, "Officer")));
        var specialists = given.get("specialists");
        if (specialists != null) given.put("specialists", specialists(specialists));
        var retinue = given.get("retinue");
        if (retinue != null) given.put("retinue", retinue(retinue));
        return new Node.Mapping(place, given);
    }

    /** Brutes are of the type brute. */
    private static Node one(Node type) {
        var written = NodeReader.written(type).strip();
        if (!written.toLowerCase(Locale.ROOT).endsWith("s")) return type;
        var single = written.substring(0, written.length() - 1);
        return GameTerms.read(written, ModelType.class) == null
                        && GameTerms.read(single, ModelType.class) != null
                ? scalar(type.place(), single)
                : type;
    }

    /** An incantation may be described where it is known. */
    private Node named(Node written) {
        var names = new ArrayList<Node>();
        for (var one : NodeReader.oneOrMore(written)) {
            if (one instanceof Node.Mapping) described.add(one);
            if (one instanceof Node.Mapping) names.add(new FieldGroup(one).needed("name"));
            else
                names.add(
                        new Node.Scalar(
                                one.place(), PrintedIncantations.usual(NodeReader.name(one))));
        }
        return new Node.Sequence(written.place(), names);
    }

    /** The incantations that regiments have brought with them. */
    List<Node> described() {
        return described;
    }

    /** A Barrage of which nobody says how far it reaches is taken to reach far enough. */
    private Node ranged(Node written, String id) {
        var rules = new ArrayList<Node>();
        for (var one : NodeReader.oneOrMore(written)) {
            boolean open = BARRAGE.matcher(NodeReader.written(one).strip()).matches();
            if (open) assumed.add(id, "barrage", RANGE);
            rules.add(
                    open ? scalar(one.place(), NodeReader.written(one) + " (" + RANGE + ")") : one);
        }
        return new Node.Sequence(written.place(), rules);
    }

    private Node specialists(Node written) {
        var models = new ArrayList<Node>();
        for (var one : NodeReader.oneOrMore(written))
            models.add(new Node.Mapping(one.place(), model(one, "Specialist")));
        return new Node.Sequence(written.place(), models);
    }

    private Node retinue(Node written) {
        var models = new ArrayList<Node>();
        for (var one : NodeReader.oneOrMore(written)) {
            var model = model(one, "Retinue");
            if (model.putIfAbsent("category", scalar(one.place(), "combat")) == null)
                assumed.add(name(model), "category");
            models.add(new Node.Mapping(one.place(), model));
        }
        return new Node.Sequence(written.place(), models);
    }

    /** An officer, specialist or retinue model; what is left out is assumed. */
    private Map<String, Node> model(Node written, String usualName) {
        var group = NodeReader.mapping(written);
        var given = new LinkedHashMap<String, Node>();
        group.fields()
                .forEach((name, node) -> {
                    if (!(node instanceof Node.Scalar(_, var value) && value == null))
                        given.put(name, node);
                });
        given.putIfAbsent("name", scalar(group.place(), usualName));
        profiles(given, group.place(), name(given));
        return given;
    }

    private static String name(Map<String, Node> model) {
        return NodeReader.name(Objects.requireNonNull(model.get("name")));
    }

    private void profiles(Map<String, Node> given, FilePlace place, String who) {
        var first = profiles.read(given.get("profile"), place, who);
        given.put("profile", scalar(place, ProfileText.write(first)));
        var wounded = given.get("wounded");
        if (wounded == null) return;
        var second = profiles.changed(wounded, first, who);
        given.put("wounded", scalar(place, ProfileText.write(second)));
    }

    private static Node.Scalar scalar(FilePlace place, String text) {
        return new Node.Scalar(place, text);
    }

    /** Names the rules read since that only the other edition knows, or nobody. */
    private void tell(String id) {
        var notes = problems.all();
        var since = notes.subList(told, notes.size());
        for (var note : since)
            if (note.key().equals("trait.other-edition"))
                assumed.add(id, "other-edition", note.facts().getFirst(), edition.number());
        assumed.unenforced(id, since);
        told = notes.size();
    }

    private void mustBeClean() {
        for (var problem : problems.all()) if (problem.error()) throw FileFault.of(problem);
    }
}
