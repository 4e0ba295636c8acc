package org.vexillum.firstblood.army;

import org.vexillum.kernel.Rules;

/** Who may be in a Character regiment, and nowhere else. */
final class CharacterCheck {
    private CharacterCheck() {}

    static void check(RegimentCard regiment, Findings found) {
        if (regiment.count(Role.CHARACTER) > 1) others(regiment, found);
        int retinue = regiment.count(Role.RETINUE);
        if (retinue + regiment.count(Role.CHARACTER) < regiment.members().size())
            others(regiment, found);
        if (retinue > 0 && regiment.type() != ModelType.INFANTRY)
            found.violation(
                    regiment, Rules.of("FB-RET-01"), "muster.mounted-retinue", regiment.name());
        if (retinue > RegimentSize.RETINUE)
            found.violation(
                    regiment,
                    Rules.of("FB-RET-02"),
                    "muster.retinue",
                    regiment.name(),
                    retinue,
                    RegimentSize.RETINUE);
    }

    /** FB-CHAR-06. */
    private static void others(RegimentCard regiment, Findings found) {
        found.violation(
                regiment, Rules.of("FB-CHAR-06"), "muster.character-alone", regiment.name());
    }

    /** A regiment without a character has no retinue (FB-RET-01). */
    static void none(RegimentCard regiment, Findings found) {
        if (regiment.count(Role.RETINUE) > 0)
            found.violation(
                    regiment, Rules.of("FB-RET-01"), "muster.stray-retinue", regiment.name());
    }
}
