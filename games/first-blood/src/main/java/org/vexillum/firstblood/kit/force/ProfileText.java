package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.regex.Pattern;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.kernel.Nullable;

/** A profile as players write it: {@code M5 V1 C2 A1 W1 R2 D2 E0}. */
public final class ProfileText {
    private static final String LETTERS = "MVCAWRDE";
    private static final int[] USUAL = {5, 2, 3, 1, 1, 3, 2, 0};
    private static final Pattern VALUE =
            Pattern.compile("([A-Z])\\s*:?\\s*(\\d{1,2})", Pattern.CASE_INSENSITIVE);

    private ProfileText() {}

    public static String write(Profile profile) {
        return String.format(
                java.util.Locale.ROOT,
                "M%d V%d C%d A%d W%d R%d D%d E%d",
                profile.march(),
                profile.volley(),
                profile.clash(),
                profile.attacks(),
                profile.wounds(),
                profile.resolve(),
                profile.defense(),
                profile.evasion());
    }

    /** All eight values, or null if some are missing or not understood. */
    public static @Nullable Profile read(String text) {
        var read = completed(text);
        return read == null || !read.missing().isEmpty() ? null : read.profile();
    }

    /**
     * A profile of which some values were assumed.
     *
     * @param missing the values assumed, such as {@code M5 W1}; empty if none were
     */
    public record Completed(Profile profile, String missing) {}

    /** The letter of a characteristic. */
    public static char letter(Characteristic one) {
        return LETTERS.charAt(one.ordinal());
    }

    /** Values that are written, the others those of an ordinary model; null if not understood. */
    public static @Nullable Completed completed(String text) {
        return completed(text, USUAL.clone());
    }

    /** The same, the others being those of another profile. */
    public static @Nullable Completed completed(String text, Profile others) {
        int[] values = new int[LETTERS.length()];
        for (var one : Characteristic.values()) values[one.ordinal()] = others.value(one);
        return completed(text, values);
    }

    private static @Nullable Completed completed(String text, int[] values) {
        int seen = 0;
        var found = VALUE.matcher(text);
        var rest = new StringBuilder();
        while (found.find()) {
            int place = LETTERS.indexOf(spanish(Character.toUpperCase(found.group(1).charAt(0))));
            if (place < 0) return null;
            values[place] = Integer.parseInt(found.group(2));
            seen |= 1 << place;
            found.appendReplacement(rest, "");
        }
        found.appendTail(rest);
        return rest.toString().matches("[\\s,;]*") ? completed(values, seen) : null;
    }

    private static Completed completed(int[] values, int seen) {
        var missing = new ArrayList<String>();
        for (int i = 0; i < values.length; i++)
            if ((seen >> i & 1) == 0) missing.add(LETTERS.charAt(i) + "" + values[i]);
        var profile =
                new Profile(
                        values[0], values[1], values[2], values[3], values[4], values[5], values[6],
                        values[7]);
        return new Completed(profile, String.join(" ", missing));
    }

    /** Wounds are {@code H} on Spanish cards. */
    private static char spanish(char letter) {
        return letter == 'H' ? 'W' : letter;
    }
}
