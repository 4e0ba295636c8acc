package org.vexillum.regiments.shooting;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/**
 * At what a unit shoots, all of it declared before any die is rolled (AOFR-SHOOT-03).
 *
 * @param moved whether it advanced before
 */
@Stored(
        as = "ChooseTargets",
        with = {"unit", "moved"})
public record ChooseTargets(String unit, boolean moved)
        implements Question<Battle, ChooseTargets.Aims> {
    /**
     * All models that can fire this weapon at this unit.
     *
     * @param weapon a type, by the name that tells it apart in its unit
     */
    @Stored(
            as = "ChooseTargets.Aim",
            with = {"weapon", "target"})
    public record Aim(String weapon, String target) {}

    /** Weapons that are not named are not fired (AOFR-SHOOT-02). */
    @Stored(as = "ChooseTargets.Aims", with = "aims")
    public record Aims(List<Aim> aims) {
        public static final Aims NONE = new Aims(List.of());

        public Aims {
            aims = List.copyOf(aims);
        }
    }

    @Override
    public Choices<Aims> choices(Battle battle) {
        return new TargetChoices(battle, battle.unit(unit));
    }

    @Override
    public Class<Aims> answerType() {
        return Aims.class;
    }

    @Override
    public Aims pass() {
        return Aims.NONE;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-SHOOT-01", "AOFR-SHOOT-02", "AOFR-SHOOT-03", "AOFR-SHOOT-09");
    }
}
