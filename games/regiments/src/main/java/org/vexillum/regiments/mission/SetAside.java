package org.vexillum.regiments.mission;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/**
 * Which units a side keeps back; both choose in secret (AOFR-DEPLOY-04).
 *
 * <p>AOFR-SR-AMBUSH-1, AOFR-SR-SCOUT-1.
 */
@Stored(as = "SetAside", with = "side")
public record SetAside(Side side) implements Question<Battle, SetAside.Reserves> {
    /** Units by id: those that wait in Ambush, and those that are placed last as Scouts. */
    @Stored(
            as = "SetAside.Reserves",
            with = {"ambush", "scouts"})
    public record Reserves(List<String> ambush, List<String> scouts) {
        public static final Reserves NONE = new Reserves(List.of(), List.of());

        public Reserves {
            ambush = List.copyOf(ambush);
            scouts = List.copyOf(scouts);
        }
    }

    @Override
    public Choices<Reserves> choices(Battle battle) {
        return new ReserveChoices(battle, side);
    }

    @Override
    public Class<Reserves> answerType() {
        return Reserves.class;
    }

    @Override
    public Reserves pass() {
        return Reserves.NONE;
    }

    @Override
    public boolean secret() {
        return true;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-DEPLOY-04", "AOFR-SR-AMBUSH-1", "AOFR-SR-SCOUT-1");
    }
}
