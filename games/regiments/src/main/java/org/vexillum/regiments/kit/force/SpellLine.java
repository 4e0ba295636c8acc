package org.vexillum.regiments.kit.force;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.force.LineSplitter;
import org.vexillum.gamekit.force.SentenceMatcher;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/** Reads a spell as {@link CardText} writes it, in any language. */
record SpellLine(TraitReader traits, FilePlace place) {
    private static final List<SentenceMatcher> ALL = SentenceMatcher.all(TraitBook::key);
    private static final Pattern LINE =
            Pattern.compile(
                    "(.+?)\\s*\\(\\s*([1-"
                            + SpellTree.MOST_TOKENS
                            + "])\\s*,\\s*(\\d{1,3}(?:[.,]\\d{1,2})?)\\s*[\"”″]?\\s*\\)\\s*:\\s*(.+)");

    /** The spell, or null if the line is none. */
    @Nullable Spell read(String text) {
        var line = LINE.matcher(text);
        if (!line.matches()) return null;
        var inches = new BigDecimal(line.group(3).replace(',', '.'));
        boolean near = inches.compareTo(BigDecimal.valueOf(WeaponTree.MOST_INCHES)) <= 0;
        if (inches.signum() == 0 || !near) return null;
        var effect = effect(TraitBook.key(line.group(4)), line.group(1));
        if (effect == null) return null;
        int range = Lengths.inches(inches.toPlainString());
        return new Spell(line.group(1), Integer.parseInt(line.group(2)), range, effect);
    }

    private Spell.@Nullable Effect effect(String text, String spell) {
        for (var phrases : ALL) {
            var effect = effect(phrases, text, spell);
            if (effect != null) return effect;
        }
        return null;
    }

    private Spell.@Nullable Effect effect(SentenceMatcher phrases, String text, String spell) {
        var blesses = phrases.match("spell.blesses", text);
        if (blesses != null) return new Spell.Blesses(trait(blesses.group(1), spell));
        var curses = phrases.match("spell.curses", text);
        if (curses != null) return new Spell.Curses(trait(curses.group(1), spell));
        var mends = phrases.match("spell.mends", text);
        if (mends != null && number(mends.group(1)))
            return new Spell.Mends(Integer.parseInt(mends.group(1)));
        var with = phrases.match("spell.harms-with", text);
        var harms = with == null ? phrases.match("spell.harms", text) : with;
        if (harms == null || !number(harms.group(1))) return null;
        var rules = new ArrayList<Trait>();
        if (with != null)
            for (var rule : LineSplitter.split(with.group(2)))
                rules.addAll(traits.read(new WrittenRule(rule, place), spell).traits());
        return new Spell.Harms(Integer.parseInt(harms.group(1)), rules);
    }

    private static boolean number(String text) {
        return text.matches("[1-9]\\d?");
    }

    private Trait trait(String rule, String spell) {
        return traits.one(new WrittenRule(rule, place), spell);
    }
}
