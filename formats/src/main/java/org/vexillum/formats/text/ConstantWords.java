package org.vexillum.formats.text;

import java.util.Arrays;
import java.util.List;
import org.vexillum.formats.Kind;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;

/** The words for a constant in all languages, for those who read what people write. */
public final class ConstantWords {
    private static final List<Messages> ALL =
            Arrays.stream(Lang.values())
                    .map(lang -> new Messages(GameId.REGIMENTS.id(), lang))
                    .toList();

    private ConstantWords() {}

    public static List<String> of(Enum<?> constant) {
        var key = Kind.of(constant.getDeclaringClass()) + "." + constant.name();
        return ALL.stream().map(messages -> messages.word(key)).toList();
    }
}
