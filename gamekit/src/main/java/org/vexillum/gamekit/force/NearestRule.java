package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.tree.SpellingGuess;
import org.vexillum.kernel.Nullable;

/** Guesses which special rule was meant by a misspelt name, in whichever language it is written. */
public final class NearestRule {
    private NearestRule() {}

    public static @Nullable Bilingual to(String name, List<Bilingual> known) {
        var names = new ArrayList<String>();
        for (var rule : known) names.addAll(List.of(rule.en(), rule.es()));
        var near = SpellingGuess.to(name, names);
        return near == null ? null : known.get(names.indexOf(near) / 2);
    }
}
