package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.odds.HitKind;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.Lang;

/** How kinds of hits are called: by special rules, or by a word in either language. */
final class HitNames {
    private static final String PLAIN = "plain";
    private static final String NEAR = "near";
    private static final String FAR = "far";

    private HitNames() {}

    static HitKind read(String written) {
        if (is(PLAIN, written)) return new HitKind.Plain();
        if (is(NEAR, written)) return new HitKind.From(true);
        if (is(FAR, written)) return new HitKind.From(false);
        return new HitKind.Ruled(english(written));
    }

    /** A special rule as the rules call it, whatever language it was written in. */
    private static String english(String written) {
        var name = bare(written);
        for (var book : List.of(TraitBook.FIRST, TraitBook.SECOND))
            for (var trait : book.all())
                if (NodeReader.same(bare(TraitBook.spanish(trait)), name))
                    return bare(trait.written()) + written.substring(name.length());
        return written;
    }

    /** Without its value. */
    private static String bare(String rule) {
        int value = rule.indexOf(" (");
        return value < 0 ? rule : rule.substring(0, value);
    }

    private static boolean is(String word, String written) {
        for (var lang : Lang.values()) if (NodeReader.same(said(word, lang), written)) return true;
        return false;
    }

    private static String said(String word, Lang lang) {
        return OddsWords.of(FirstBloodKit.ID, lang).say("hits." + word);
    }

    /** The names of these kinds. */
    static List<String> of(List<HitGroup> kinds) {
        var names = new LinkedHashSet<String>();
        for (var kind : kinds) names.addAll(kind.rules().isEmpty() ? List.of(PLAIN) : kind.rules());
        var all = new ArrayList<>(names);
        if (kinds.stream().map(HitGroup::near).distinct().count() > 1)
            all.addAll(List.of(NEAR, FAR));
        return all;
    }
}
