package org.vexillum.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Origin;
import org.vexillum.gamekit.rules.RuleEntry;

/** Reads the ledger as people write it. */
final class LedgerYaml {
    private static final Set<String> FIELDS =
            Set.of(
                    "id",
                    "area",
                    "name",
                    "en",
                    "es",
                    "source",
                    "origin",
                    "edition",
                    "ruling",
                    "rulingEs",
                    "example",
                    "exampleEs",
                    "option",
                    "optionEs");

    private final GameId game;
    private final SourceReader sources;

    LedgerYaml(GameId game, List<Publication> publications) {
        this.game = game;
        sources = new SourceReader(publications);
    }

    /** All rules of all games, in the order of games, files and lines. */
    static List<RuleEntry> read(List<GameLedger> ledgers) throws IOException {
        var rules = new ArrayList<RuleEntry>();
        for (var ledger : ledgers) {
            var reader = new LedgerYaml(ledger.game(), ledger.publications());
            for (var file : ledger.files())
                rules.addAll(reader.parse(Files.readString(ledger.folder().resolve(file))));
        }
        return rules;
    }

    List<RuleEntry> parse(String yaml) {
        var rules = new ArrayList<RuleEntry>();
        for (var entry : (List<?>) load(yaml)) rules.add(entry((Map<?, ?>) entry));
        return rules;
    }

    static Object load(String yaml) {
        var settings = LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();
        return new Load(settings).loadFromString(yaml);
    }

    private RuleEntry entry(Map<?, ?> fields) {
        for (var field : fields.keySet())
            if (!FIELDS.contains(field))
                throw new IllegalArgumentException(
                        "unknown field " + field + " in " + fields.get("id"));
        var source = required(fields, "source");
        return new RuleEntry(
                id(fields),
                game,
                required(fields, "area"),
                AreaNames.name(required(fields, "area")),
                name(fields),
                bilingual(fields),
                source,
                sources.read(source),
                optional(fields, "origin").map(Origin::of).orElse(Origin.PUBLICATION),
                optional(fields, "edition"),
                translated(fields, "ruling"),
                translated(fields, "example"),
                optional(fields, "option").map(option -> spanish(option, fields)));
    }

    private String id(Map<?, ?> fields) {
        var id = required(fields, "id");
        if (id.startsWith(game.prefix())) return id;
        throw new IllegalArgumentException(game.title() + " has no rules like " + id);
    }

    /** Values are words of the program; only what is said about them has a Spanish form. */
    private static Bilingual spanish(String option, Map<?, ?> fields) {
        return new Bilingual(option, optional(fields, "optionEs").orElse(option));
    }

    /** What a rule may lack, but then in both languages. */
    private static Optional<Bilingual> translated(Map<?, ?> fields, String name) {
        if (fields.get(name) == null && fields.get(name + "Es") == null) return Optional.empty();
        return Optional.of(new Bilingual(required(fields, name), required(fields, name + "Es")));
    }

    private static Bilingual name(Map<?, ?> fields) {
        if (fields.get("name") instanceof Map<?, ?> name) return bilingual(name);
        throw new IllegalArgumentException("no name in " + fields);
    }

    private static Bilingual bilingual(Map<?, ?> fields) {
        return new Bilingual(required(fields, "en"), required(fields, "es"));
    }

    private static String required(Map<?, ?> fields, String name) {
        return optional(fields, name)
                .filter(value -> !value.isBlank())
                .orElseThrow(() -> new IllegalArgumentException("no " + name + " in " + fields));
    }

    private static Optional<String> optional(Map<?, ?> fields, String name) {
        return Optional.ofNullable(fields.get(name)).map(Object::toString).map(String::strip);
    }
}
