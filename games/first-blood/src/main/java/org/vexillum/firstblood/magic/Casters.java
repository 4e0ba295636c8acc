package org.vexillum.firstblood.magic;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;

/** Models with Wizard (X) or Priest (X) (FB-MAGIC-01, FB-SR-WIZARD, FB-SR-PRIEST). */
public final class Casters {
    private Casters() {}

    public static boolean caster(Battle battle, Regiment regiment, int model) {
        return level(battle, regiment, model) > 0;
    }

    public static boolean any(Battle battle, Regiment regiment) {
        for (int model : regiment.models()) if (caster(battle, regiment, model)) return true;
        return false;
    }

    /** Its magic level; of two kinds the better counts. */
    public static int level(Battle battle, Regiment regiment, int model) {
        var traits = Traits.of(battle, regiment, model);
        return Math.max(
                Traits.value(battle.edition(), traits, RegimentTraits.Wizard.class),
                Traits.value(battle.edition(), traits, RegimentTraits.Priest.class));
    }

    public static boolean priest(Battle battle, Regiment regiment, int model) {
        return Traits.has(battle, regiment, model, RegimentTraits.Priest.class);
    }

    /**
     * The models that may cast for their regiment.
     *
     * <p>A single caster casts itself; where the whole regiment has the rule its leaders do
     * (FB-MAGIC-07).
     */
    public static List<Integer> casting(Battle battle, Regiment regiment) {
        boolean whole = whole(battle, regiment);
        var casting = new ArrayList<Integer>();
        for (int model : regiment.models())
            if (caster(battle, regiment, model) && (!whole || regiment.leads(model)))
                casting.add(model);
        return casting;
    }

    static boolean whole(Battle battle, Regiment regiment) {
        if (regiment.card().character()) return false;
        int ordinary = 0;
        for (int model : regiment.models()) {
            var role = regiment.role(model);
            if (role == Role.OFFICER || role == Role.SPECIALIST) continue;
            if (!caster(battle, regiment, model)) return false;
            ordinary++;
        }
        return ordinary > 0;
    }
}
