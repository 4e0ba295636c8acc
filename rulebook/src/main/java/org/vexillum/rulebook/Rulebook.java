package org.vexillum.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.gamekit.rules.SimilarIds;

/** The ledger of rules of all games: look-up by id, lists, options and full-text search. */
public final class Rulebook implements RuleLookup {
    static final String LEDGER = "ledger.bin";
    static final String INDEX = "index.bin";
    private static final int MANY = 20;

    private final List<GameId> games;
    private final List<RuleEntry> rules;
    private final SequencedMap<String, Integer> numbers = new LinkedHashMap<>();
    private volatile Optional<RuleSearch> search = Optional.empty();

    Rulebook(LedgerBinary ledger) {
        games = List.copyOf(ledger.games());
        this.rules = ledger;
        for (var id : ledger.ids())
            if (numbers.put(id, numbers.size()) != null)
                throw new IllegalArgumentException("two rules have the id " + id);
    }

    /** The ledger that the program was built with. */
    public static Rulebook load() {
        try {
            return new Rulebook(LedgerBinary.read(resource(LEDGER)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public List<GameId> games() {
        return games;
    }

    @Override
    public Optional<RuleEntry> rule(String id) {
        return Optional.ofNullable(numbers.get(id.strip().toUpperCase(Locale.ROOT)))
                .map(rules::get);
    }

    /** All rules of all games, in the order of the ledger. */
    public List<RuleEntry> all() {
        return rules;
    }

    public List<RuleEntry> list(GameId game) {
        return numbers.entrySet().stream()
                .filter(rule -> rule.getKey().startsWith(game.prefix()))
                .map(rule -> rules.get(rule.getValue()))
                .toList();
    }

    /** The options of a game by name, each with the rule that declares it. */
    public SequencedMap<String, RuleEntry> options(GameId game) {
        var options = new LinkedHashMap<String, RuleEntry>();
        for (var rule : list(game))
            rule.option().ifPresent(option -> options.put(option.name(), rule));
        return Collections.unmodifiableSequencedMap(options);
    }

    /** The best answers to a few words in either language. */
    public List<SearchHit> search(String words, Lang lang) {
        return search(words, lang, Optional.empty(), MANY);
    }

    /** The best answers, at most so many, of one game or of all. */
    public List<SearchHit> search(String words, Lang lang, Optional<GameId> game, int limit) {
        try {
            return searcher().search(words, lang, game, limit).stream()
                    .map(hit -> new SearchHit(rules.get(hit.number()), hit.score()))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The words of a search that no rule has: its answers have similar ones, if any. */
    public List<String> unknownWords(String words, Lang lang, Optional<GameId> game) {
        try {
            return searcher().unknown(words, lang, game);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Ids that look like a mistyped one, the likeliest first. */
    public List<String> similar(String id, int limit) {
        return SimilarIds.of(numbers.sequencedKeySet(), id.strip().toUpperCase(Locale.ROOT), limit);
    }

    private RuleSearch searcher() throws IOException {
        if (search.isEmpty()) search = Optional.of(new RuleSearch(resource(INDEX), games));
        return search.get();
    }

    private static byte[] resource(String name) throws IOException {
        try (var in = Rulebook.class.getResourceAsStream(name)) {
            if (in == null) throw new IOException("the program was built without " + name);
            return in.readAllBytes();
        }
    }
}
