package org.vexillum.gamekit.text;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;

/** The words for a constant in all languages, for those who read what people write. */
public final class ConstantWords {
    private static final ConcurrentMap<GameId, List<Messages>> BY_GAME = new ConcurrentHashMap<>();

    private ConstantWords() {}

    public static List<String> of(Enum<?> constant) {
        var type = constant.getDeclaringClass();
        var key = Kind.of(type) + "." + Kind.of(constant);
        var game = Kits.owning(type).orElse(Kits.usual()).id();
        return BY_GAME.computeIfAbsent(game, ConstantWords::messages).stream()
                .map(messages -> messages.word(key))
                .flatMap(ConstantWords::genders)
                .toList();
    }

    /** A Spanish adjective agrees with its noun: infantería media, monstruo medio. */
    private static Stream<String> genders(String word) {
        return word.endsWith("o")
                ? Stream.of(word, word.substring(0, word.length() - 1) + "a")
                : Stream.of(word);
    }

    private static List<Messages> messages(GameId game) {
        return Arrays.stream(Lang.values()).map(lang -> new Messages(Kits.of(game), lang)).toList();
    }
}
