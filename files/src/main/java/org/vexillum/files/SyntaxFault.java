package org.vexillum.files;

import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.kernel.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/**
 * Where and why a text is no JSON or YAML, in words of our own.
 *
 * <p>The libraries say it in English and in words of their trade; people get the place, what stands
 * there, and what to look for.
 *
 * @param what {@code cut}, {@code deep}, {@code tab}, {@code control} or {@code syntax}
 */
record SyntaxFault(String what, int line, int column, String near) {
    private static final int LONGEST = 24;

    static SyntaxFault of(JacksonException broken, String text) {
        if (broken instanceof StreamConstraintsException) return plain("deep", text, 0);
        if (broken instanceof UnexpectedEndOfInputException) return plain("cut", text, end(text));
        for (Throwable cause = broken.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof ReaderException odd)
                return plain("control", text, odd.getPosition());
            if (cause instanceof MarkedYamlEngineException marked
                    && marked.getProblemMark().isPresent())
                return yaml(text, marked.getProblemMark().get().getIndex());
        }
        return json(text, start(broken.getLocation(), text));
    }

    private static SyntaxFault json(String text, int index) {
        boolean whole = index < end(text);
        return plain(whole ? "syntax" : "cut", text, whole ? index : end(text));
    }

    /** What stands where YAML breaks tells what is wrong. */
    private static SyntaxFault yaml(String text, int index) {
        if (index >= end(text)) return plain("cut", text, end(text));
        return plain(text.charAt(index) == '\t' ? "tab" : "syntax", text, index);
    }

    private static SyntaxFault plain(String what, String text, int index) {
        int place = Math.clamp(index, 0, text.length());
        int begin = text.lastIndexOf('\n', place - 1) + 1;
        int line = 1 + (int) text.substring(0, place).chars().filter(sign -> sign == '\n').count();
        return new SyntaxFault(what, line, place - begin + 1, near(text, begin, place));
    }

    /** What follows in the line; where nothing does, the line itself. */
    private static String near(String text, int begin, int place) {
        int stop = text.indexOf('\n', place);
        var line = text.substring(begin, stop < 0 ? text.length() : stop);
        var rest = line.substring(place - begin).strip();
        return cut(rest.isEmpty() ? line.strip() : rest);
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
    }

    private static int end(String text) {
        return text.stripTrailing().length();
    }

    private static int start(@Nullable TokenStreamLocation location, String text) {
        if (location == null) return 0;
        int begin = 0;
        for (int line = 1; line < location.getLineNr(); line++)
            begin = text.indexOf('\n', begin) + 1;
        return begin + Math.max(0, location.getColumnNr() - 1);
    }

    void to(Problems problems) {
        var place = what.equals("deep") ? FilePlace.NOWHERE : new FilePlace("", line, column);
        if (what.equals("syntax")) problems.error(place, "file.syntax", near);
        else problems.error(place, "file." + what);
    }
}
