package org.vexillum.lanterns;

import java.util.ArrayList;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Whom a fighter shoots; nobody if it holds its shot (LD-SHOOT-01). */
@Stored("ChooseTarget(unit)")
public record ChooseTarget(String unit) implements Question<Battle, ChooseTarget.Aim> {
    /** An enemy, or empty for nobody. */
    @Stored("ChooseTarget.Aim(target)")
    public record Aim(String target) {
        public static final Aim NOBODY = new Aim("");
    }

    @Override
    public Choices<Aim> choices(Battle battle) {
        var shooter = battle.fighter(unit);
        var list = new ArrayList<Aim>();
        for (var enemy : battle.standing(shooter.side().other()))
            if (Visibility.notShot(battle, shooter, enemy) == null) list.add(new Aim(enemy.id()));
        list.add(Aim.NOBODY);
        return new ListedChoices<>(list, aim -> refusal(battle, shooter, aim.target()));
    }

    private static Refusal refusal(Battle battle, Fighter shooter, String id) {
        for (var one : battle.standing())
            if (one.id().equals(id)) {
                var why = Visibility.notShot(battle, shooter, one);
                if (why != null) return why;
            }
        return Refusal.because("LD-SHOOT-02", "no-enemy", id);
    }

    @Override
    public @Nullable Aim pass() {
        return Aim.NOBODY;
    }

    @Override
    public Class<Aim> answerType() {
        return Aim.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("LD-SHOOT-01", "LD-SHOOT-02");
    }
}
