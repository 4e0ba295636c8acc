package org.vexillum.firstblood.army;

import org.vexillum.firstblood.traits.RegimentTraits.Priest;
import org.vexillum.firstblood.traits.RegimentTraits.Wizard;
import org.vexillum.kernel.Rules;

/** Casters and what they can cast. */
final class MagicCheck {
    private MagicCheck() {}

    static void check(Force force, Findings found) {
        for (var regiment : force.regiments()) {
            boolean casts = casts(regiment);
            if (casts && regiment.incantations().isEmpty()) // it still hinders others: FB-MAGIC-10
            found.note(
                        regiment,
                        Rules.of("FB-MAGIC-02"),
                        "muster.no-incantations",
                        regiment.name());
            if (!casts && !regiment.incantations().isEmpty())
                found.note(regiment, Rules.of("FB-MAGIC-02"), "muster.no-caster", regiment.name());
            for (var name : regiment.incantations())
                if (force.incantation(name) == null)
                    found.violation(
                            regiment,
                            Rules.of("FB-MAGIC-02"),
                            "muster.unknown-incantation",
                            regiment.name(),
                            name);
        }
    }

    private static boolean casts(RegimentCard regiment) {
        for (var member : regiment.members())
            for (var trait : member.card().traits())
                if (trait instanceof Wizard || trait instanceof Priest) return true;
        return false;
    }
}
