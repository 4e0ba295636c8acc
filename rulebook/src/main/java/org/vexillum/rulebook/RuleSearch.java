package org.vexillum.rulebook;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.QueryBuilder;

/** Ranked search: rules with all the words first, names before texts, the asked language first. */
final class RuleSearch {
    private static final float ALL_WORDS = 100;
    private static final float ID = 50;

    /**
     * What a rule of a game that is played is worth if no game is named: as much as a good name.
     */
    private static final float PLAYED = 10;

    private static final float TIE = 0.1f;

    private final IndexSearcher searcher;
    private final Analyzer analyzer = SearchAnalyzers.byField();
    private final QueryBuilder builder = new QueryBuilder(analyzer);

    RuleSearch(byte[] index) throws IOException {
        searcher = new IndexSearcher(DirectoryReader.open(SearchIndex.unpack(index)));
    }

    record Hit(int number, float score) {}

    List<Hit> search(String words, Lang lang, Optional<GameId> game, int limit) throws IOException {
        var perWord = new ArrayList<Query>();
        for (var word : asked(words)) word(word, lang).ifPresent(perWord::add);
        if (perWord.isEmpty()) return List.of();
        var hits = new ArrayList<Hit>();
        for (var hit : searcher.search(inGame(ranked(perWord), game), limit).scoreDocs)
            hits.add(new Hit(hit.doc, hit.score));
        return hits;
    }

    /** Words that only make a question of it ("how many") count where nothing else is said. */
    private static List<String> asked(String words) {
        var all = List.of(words.strip().split("[\\s?¿!¡,;]+"));
        var telling = all.stream().filter(word -> !SearchAnalyzers.asks(word)).toList();
        return telling.isEmpty() ? all : telling;
    }

    private static Query ranked(List<Query> perWord) {
        var any = new BooleanQuery.Builder();
        var all = new BooleanQuery.Builder();
        for (var word : perWord) {
            any.add(word, Occur.SHOULD);
            all.add(word, Occur.MUST);
        }
        any.add(new BoostQuery(new ConstantScoreQuery(all.build()), ALL_WORDS), Occur.SHOULD);
        return any.build();
    }

    private static Query inGame(Query query, Optional<GameId> game) {
        if (game.isEmpty()) return playedFirst(query);
        return new BooleanQuery.Builder()
                .add(query, Occur.MUST)
                .add(new TermQuery(new Term(SearchIndex.GAME, game.get().id())), Occur.FILTER)
                .build();
    }

    /** Rules of games that are only looked up stay, behind what fits about as well. */
    private static Query playedFirst(Query query) {
        var preferred = new BooleanQuery.Builder().add(query, Occur.MUST);
        for (var game : GameId.values())
            if (game.played()) {
                var rules = new TermQuery(new Term(SearchIndex.GAME, game.id()));
                var worth = new BoostQuery(new ConstantScoreQuery(rules), PLAYED);
                preferred.add(worth, Occur.SHOULD);
            }
        return preferred.build();
    }

    /** One word in any field; words that carry no meaning ("the") ask for nothing. */
    private Optional<Query> word(String word, Lang lang) throws IOException {
        var exact = new ArrayList<Query>();
        for (var field : fields(lang)) {
            var query = builder.createBooleanQuery(field.name(), word, Occur.MUST);
            if (query != null) exact.add(new BoostQuery(query, field.weight()));
        }
        if (word.contains("-")) exact.add(id(word));
        if (exact.isEmpty()) return Optional.empty();
        var query = new DisjunctionMaxQuery(exact, TIE);
        return Optional.of(searcher.count(query) > 0 ? query : misspelt(word, lang));
    }

    private static Query id(String word) {
        var start = new Term(SearchIndex.ID, word.toLowerCase(Locale.ROOT));
        return new BoostQuery(new ConstantScoreQuery(new PrefixQuery(start)), ID);
    }

    private Query misspelt(String word, Lang lang) throws IOException {
        var near = new ArrayList<Query>();
        int edits = word.length() < 6 ? 1 : 2;
        for (var field : fields(lang))
            for (var stem : SearchAnalyzers.stems(analyzer, field.name(), word)) {
                var query = new FuzzyQuery(new Term(field.name(), stem), edits, 1);
                near.add(new BoostQuery(query, field.weight()));
            }
        return new DisjunctionMaxQuery(near, TIE);
    }

    private record Weighted(String name, float weight) {}

    private static List<Weighted> fields(Lang asked) {
        var other = asked == Lang.EN ? Lang.ES : Lang.EN;
        return List.of(
                new Weighted(SearchIndex.name(asked), 4),
                new Weighted(SearchIndex.text(asked), 2),
                new Weighted(SearchIndex.name(other), 2),
                new Weighted(SearchIndex.text(other), 0.8f),
                new Weighted(SearchIndex.notes(asked), 0.6f),
                new Weighted(SearchIndex.notes(other), 0.3f));
    }
}
