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
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;

/** Ranked search: rules with all the words first, names before texts, the asked language first. */
final class RuleSearch {
    private static final float ALL_WORDS = 100;
    private static final float ID = 50;

    /**
     * What a rule of a game that is played is worth if no game is named: as much as a good name.
     */
    private static final float PLAYED = 10;

    private static final float TIE = 0.1f;

    /** What a synonym is worth, against the word itself. */
    private static final float MEANT = 0.9f;

    /** In shorter stems two other letters make another word. */
    private static final int LONG_STEM = 8;

    private final IndexSearcher searcher;
    private final Analyzer analyzer = SearchAnalyzers.asked();
    private final QueryBuilder builder = new QueryBuilder(analyzer);
    private final Synonyms synonyms;
    private final List<GameId> games;

    RuleSearch(byte[] index, List<GameId> games) throws IOException {
        this.games = games;
        synonyms = new Synonyms(analyzer);
        searcher = new IndexSearcher(DirectoryReader.open(SearchIndex.unpack(index)));
    }

    record Hit(int number, float score) {}

    List<Hit> search(String words, Lang lang, Optional<GameId> game, int limit) throws IOException {
        var perWord = new ArrayList<Query>();
        for (var said : said(words)) query(said, lang, game).ifPresent(perWord::add);
        if (perWord.isEmpty()) return List.of();
        var hits = new ArrayList<Hit>();
        for (var hit : searcher.search(inGame(ranked(perWord), game), limit).scoreDocs)
            hits.add(new Hit(hit.doc, hit.score));
        return hits;
    }

    /** The words that no rule has, so that at most similar ones are found. */
    List<String> unknown(String words, Lang lang, Optional<GameId> game) throws IOException {
        var unknown = new ArrayList<String>();
        for (var said : said(words)) {
            var exact = exact(said, lang);
            if (exact.isPresent() && !empty(said) && !found(exact.get(), game)) unknown.add(said);
        }
        return unknown;
    }

    private boolean found(Query query, Optional<GameId> game) throws IOException {
        return searcher.count(inGame(query, game)) > 0;
    }

    /** The words one by one, but those together that together have another meaning. */
    private List<String> said(String words) throws IOException {
        var asked = asked(words);
        var said = new ArrayList<String>();
        for (int at = 0; at < asked.size(); ) {
            int together = Math.min(Synonyms.LONGEST, asked.size() - at);
            while (together > 1 && synonyms.of(run(asked, at, together)).isEmpty()) together--;
            said.add(run(asked, at, together));
            at += together;
        }
        return said;
    }

    private static String run(List<String> words, int from, int count) {
        return String.join(" ", words.subList(from, from + count));
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

    private Query inGame(Query query, Optional<GameId> game) {
        if (game.isEmpty()) return playedFirst(query);
        return new BooleanQuery.Builder()
                .add(query, Occur.MUST)
                .add(new TermQuery(new Term(SearchIndex.GAME, game.get().id())), Occur.FILTER)
                .build();
    }

    /** Rules of games that are only looked up stay, behind what fits about as well. */
    private Query playedFirst(Query query) {
        var preferred = new BooleanQuery.Builder().add(query, Occur.MUST);
        for (var game : games)
            if (game.played()) {
                var rules = new TermQuery(new Term(SearchIndex.GAME, game.id()));
                var worth = new BoostQuery(new ConstantScoreQuery(rules), PLAYED);
                preferred.add(worth, Occur.SHOULD);
            }
        return preferred.build();
    }

    private Optional<Query> query(String said, Lang lang, Optional<GameId> game)
            throws IOException {
        var exact = exact(said, lang);
        if (exact.isEmpty() || found(exact.get(), game)) return exact;
        return empty(said) ? Optional.empty() : Optional.of(misspelt(said, lang));
    }

    /** Whether the words carry no meaning in one of the languages. */
    private boolean empty(String words) throws IOException {
        for (var lang : Lang.values()) if (empty(words, lang)) return true;
        return false;
    }

    private boolean empty(String words, Lang lang) throws IOException {
        return SearchAnalyzers.stems(analyzer, SearchIndex.text(lang), words).isEmpty();
    }

    /** A word in any field, or a synonym; words that carry no meaning ("the") ask for nothing. */
    private Optional<Query> exact(String said, Lang lang) throws IOException {
        if (empty(said, lang)) return Optional.empty();
        var exact = new ArrayList<Query>();
        for (var field : fields(lang)) add(exact, field, said, 1);
        for (var meant : synonyms.of(said))
            for (var field : fields(lang))
                if (field.lang() == meant.lang()) add(exact, field, meant.words(), MEANT);
        if (said.contains("-")) exact.add(id(said));
        return Optional.of(new DisjunctionMaxQuery(exact, TIE));
    }

    private void add(List<Query> queries, Weighted field, String words, float worth) {
        var query = builder.createBooleanQuery(field.name(), words, Occur.MUST);
        if (query != null) queries.add(new BoostQuery(query, field.weight() * worth));
    }

    private static Query id(String word) {
        var start = new Term(SearchIndex.ID, word.toLowerCase(Locale.ROOT));
        return new BoostQuery(new ConstantScoreQuery(new PrefixQuery(start)), ID);
    }

    private Query misspelt(String word, Lang lang) throws IOException {
        var near = new ArrayList<Query>();
        for (var field : fields(lang))
            for (var stem : SearchAnalyzers.stems(analyzer, field.name(), word)) {
                var query = new FuzzyQuery(new Term(field.name(), stem), edits(stem), 1);
                near.add(new BoostQuery(query, field.weight()));
            }
        return new DisjunctionMaxQuery(near, TIE);
    }

    private static int edits(String stem) {
        return stem.length() < LONG_STEM ? 1 : 2;
    }

    private record Weighted(String name, Lang lang, float weight) {}

    private static List<Weighted> fields(Lang asked) {
        var other = asked == Lang.EN ? Lang.ES : Lang.EN;
        return List.of(
                new Weighted(SearchIndex.name(asked), asked, 4),
                new Weighted(SearchIndex.text(asked), asked, 2),
                new Weighted(SearchIndex.area(asked), asked, 2),
                new Weighted(SearchIndex.name(other), other, 2),
                new Weighted(SearchIndex.text(other), other, 0.8f),
                new Weighted(SearchIndex.notes(asked), asked, 0.6f),
                new Weighted(SearchIndex.notes(other), other, 0.3f));
    }
}
