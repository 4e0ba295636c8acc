package org.vexillum.rulebook;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
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

/** How words are reduced to what they have in common with their other forms. */
final class SearchAnalyzers {
    private SearchAnalyzers() {}

    static Analyzer byField() {
        var english = english();
        var spanish = spanish();
        return new PerFieldAnalyzerWrapper(
                new KeywordAnalyzer(),
                Map.of(
                        SearchIndex.name(Lang.EN),
                        english,
                        SearchIndex.text(Lang.EN),
                        english,
                        SearchIndex.NOTES,
                        english,
                        SearchIndex.name(Lang.ES),
                        spanish,
                        SearchIndex.text(Lang.ES),
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
    private static Analyzer spanish() {
        return new Analyzer() {
            @Override
            protected TokenStreamComponents createComponents(String field) {
                var words = new StandardTokenizer();
                var plain = plain(new LowerCaseFilter(words), SpanishAnalyzer.getDefaultStopSet());
                var singular = new SpanishPluralStemFilter(plain);
                return new TokenStreamComponents(words, new SnowballFilter(singular, "Spanish"));
            }
        };
    }

    /** Without accents from the start, since people leave them out when they type. */
    private static TokenStream plain(TokenStream lower, CharArraySet stopWords) {
        return new ASCIIFoldingFilter(new StopFilter(lower, stopWords));
    }
}
