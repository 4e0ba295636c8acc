package org.vexillum.firstblood.magic;

import java.util.List;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;

/** The sample incantations of the rulebook, known without a list. */
public final class PrintedIncantations {
    /** FB-MAGIC-13. */
    public static final Incantation SALINE_EROSION =
            new Incantation(
                    "Saline Erosion",
                    Lengths.inches(8),
                    2,
                    2,
                    Aim.ENEMY,
                    List.of(new Effect.Hits(0, 2, 0)));

    /** FB-MAGIC-14. */
    public static final Incantation AETHERIC_INTERFERENCE =
            new Incantation(
                    "Aetheric Interference",
                    Lengths.inches(10),
                    3,
                    2,
                    Aim.FRIEND,
                    List.of(new Effect.Gives(new TemporaryEffect.Gift.HardToEnchant(1))));

    private PrintedIncantations() {}

    public static List<Incantation> all() {
        return List.of(SALINE_EROSION, AETHERIC_INTERFERENCE);
    }

    /** Its English name if this is the Spanish one of a sample, else the same. */
    public static String usual(String name) {
        return switch (TraitBook.key(name)) {
            case "erosion salina" -> SALINE_EROSION.name();
            case "interferencia eterica" -> AETHERIC_INTERFERENCE.name();
            default -> name;
        };
    }

    /** The rule that prints it, if one does. */
    static Rules rules(Incantation spell) {
        if (spell.equals(SALINE_EROSION)) return Rules.of("FB-MAGIC-13");
        return spell.equals(AETHERIC_INTERFERENCE) ? Rules.of("FB-MAGIC-14") : Rules.NONE;
    }
}
