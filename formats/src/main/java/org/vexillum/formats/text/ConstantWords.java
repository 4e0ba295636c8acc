package org.vexillum.formats.text;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;
import org.vexillum.formats.Games;
import org.vexillum.formats.Kind;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;

/** The words for a constant in all languages, for those who read what people write. */
public final class ConstantWords {
    private static final ConcurrentMap<GameId, List<Messages>> BY_GAME = new ConcurrentHashMap<>();

    private ConstantWords() {}

    public static List<String> of(Enum<?> constant) {
        var type = constant.getDeclaringClass();
        var key = Kind.of(type) + "." + Kind.of(constant);
        var game = Games.owning(type).orElse(Games.all().getFirst()).id();
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
        return Arrays.stream(Lang.values()).map(lang -> new Messages(game.id(), lang)).toList();
    }
}
