package org.vexillum.formats.position;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.kernel.Nullable;

/**
 * A weapon as players paste it: {@code 2x Rifle (24", A1, AP(1))}.
 *
 * @param count 0 if the line does not say
 * @param range in inches; 0 for melee
 */
record WeaponLine(int count, String name, int range, int attacks, List<String> rules) {
    private static final Pattern LINE =
            Pattern.compile("(?:(\\d{1,2})x\\s+)?([^()]+?)\\s*\\((.*)\\)");
    private static final Pattern RANGE = Pattern.compile("(\\d{1,3})(?:\"|”|'')");
    private static final Pattern ATTACKS = Pattern.compile("A(\\d{1,2})");

    static @Nullable WeaponLine read(String text) {
        var line = LINE.matcher(text.strip());
        if (!line.matches()) return null;
        int count = line.group(1) == null ? 0 : Integer.parseInt(line.group(1));
        int range = 0;
        int attacks = 1;
        var rules = new ArrayList<String>();
        for (var part : line.group(3).split(",")) {
            var word = part.strip();
            var far = RANGE.matcher(word);
            var dice = ATTACKS.matcher(word);
            if (far.matches()) range = Integer.parseInt(far.group(1));
            else if (dice.matches()) attacks = Math.max(1, Integer.parseInt(dice.group(1)));
            else if (!word.isEmpty()) rules.add(word);
        }
        return new WeaponLine(count, line.group(2).strip(), range, attacks, List.copyOf(rules));
    }
}
