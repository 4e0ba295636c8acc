package org.vexillum.rulebook;

import java.io.IOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.compound.DictionaryCompoundWordTokenFilter;
import org.apache.lucene.analysis.core.KeywordAnalyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.es.SpanishAnalyzer;
import org.apache.lucene.analysis.es.SpanishPluralStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.PerFieldAnalyzerWrapper;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.vexillum.gamekit.rules.Lang;

/** How words are reduced to what they have in common with their other forms. */
final class SearchAnalyzers {
    /** What people begin a question with, in either language, without accents. */
    private static final Set<String> QUESTION_WORDS =
            Set.of(
                    ("how what when where which who whom why whether do does did can could may might"
                                    + " should shall must i my me we our you your am has have had"
                                    + " many much far vs versus"
                                    + " como que cuando cuanto cuanta cuantos cuantas donde adonde"
                                    + " cual cuales quien quienes puedo puede pueden podemos debo"
                                    + " debe tengo tiene hay es son mi mis se lejos")
                            .split(" "));

    private static final CharArraySet PARTS = new CharArraySet(Set.of("estandarte"), false);

    private SearchAnalyzers() {}

    /** Whether a word only asks, and says nothing about what. */
    static boolean asks(String word) {
        var plain = Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
        return QUESTION_WORDS.contains(plain.replaceAll("\\p{M}", ""));
    }

    /** Of rules. */
    static Analyzer byField() {
        return byField(true);
    }

    /** Of questions: who asks for a compound word means all of it. */
    static Analyzer asked() {
        return byField(false);
    }

    private static Analyzer byField(boolean parted) {
        var english = english();
        var spanish = spanish(parted);
        return new PerFieldAnalyzerWrapper(
                new KeywordAnalyzer(),
                Map.of(
                        SearchIndex.name(Lang.EN),
                        english,
                        SearchIndex.text(Lang.EN),
                        english,
                        SearchIndex.notes(Lang.EN),
                        english,
                        SearchIndex.area(Lang.EN),
                        english,
                        SearchIndex.name(Lang.ES),
                        spanish,
                        SearchIndex.text(Lang.ES),
                        spanish,
                        SearchIndex.notes(Lang.ES),
                        spanish,
                        SearchIndex.area(Lang.ES),
                        spanish));
    }

    static List<String> stems(Analyzer analyzer, String field, String words) throws IOException {
        var stems = new ArrayList<String>();
        try (var stream = analyzer.tokenStream(field, words)) {
            var stem = stream.addAttribute(CharTermAttribute.class);
            stream.reset();
            while (stream.incrementToken()) stems.add(stem.toString());
            stream.end();
        }
        return stems;
    }

    private static Analyzer english() {
        return new Analyzer() {
            @Override
            protected TokenStreamComponents createComponents(String field) {
                var words = new StandardTokenizer();
                var lower = new LowerCaseFilter(new EnglishPossessiveFilter(words));
                var plain = plain(lower, EnglishAnalyzer.getDefaultStopSet());
                return new TokenStreamComponents(words, new SnowballFilter(plain, "English"));
            }
        };
    }

    /** Singular first: the stemmer alone sees no kinship between "unidad" and "unidades". */
    private static Analyzer spanish(boolean parted) {
        return new Analyzer() {
            @Override
            protected TokenStreamComponents createComponents(String field) {
                var words = new StandardTokenizer();
                var plain = plain(new LowerCaseFilter(words), SpanishAnalyzer.getDefaultStopSet());
                var singular = new SpanishPluralStemFilter(parted ? parts(plain) : plain);
                return new TokenStreamComponents(words, new SnowballFilter(singular, "Spanish"));
            }
        };
    }

    /** "Portaestandarte" is found by "estandarte", too. */
    private static TokenStream parts(TokenStream plain) {
        return new DictionaryCompoundWordTokenFilter(plain, PARTS);
    }

    /** Without accents from the start, since people leave them out when they type. */
    private static TokenStream plain(TokenStream lower, CharArraySet stopWords) {
        return new ASCIIFoldingFilter(new StopFilter(lower, stopWords));
    }
}
