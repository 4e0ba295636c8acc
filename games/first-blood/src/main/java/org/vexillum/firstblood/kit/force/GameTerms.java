package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.text.ConstantWords;
import org.vexillum.kernel.Nullable;

/** Constants of the game as lists write them, in English or Spanish. */
public final class GameTerms {
    private GameTerms() {}

    /** How files write a constant. */
    public static String written(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** How a list says a constant. */
    static String said(Enum<?> constant, Words words) {
        return words.say("blood." + constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /**
     * How a list says the class of models of a type; infantry and cavalry are feminine in Spanish.
     */
    static String said(WeightClass weight, ModelType type, Words words) {
        boolean feminine = type == ModelType.INFANTRY || type == ModelType.CAVALRY;
        return feminine ? words.say("blood." + written(weight) + ".feminine") : said(weight, words);
    }

    /** The constant that is called so in one of the languages, or null. */
    public static <E extends Enum<E>> @Nullable E read(String word, Class<E> type) {
        var wanted = plain(word);
        for (var constant : type.getEnumConstants()) {
            if (plain(constant.name()).equals(wanted)) return constant;
            for (var known : ConstantWords.of(constant))
                if (plain(known).equals(wanted)) return constant;
        }
        return null;
    }

    /** All constants as files write them. */
    public static <E extends Enum<E>> List<String> words(Class<E> type) {
        var words = new ArrayList<String>();
        for (var constant : type.getEnumConstants()) words.add(written(constant));
        return words;
    }

    private static String plain(String word) {
        return TraitBook.key(word).replaceAll("[ _-]", "");
    }
}
