package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.movement.Muster.inches;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/** Tables on which one regiment charges another. */
final class Charges {
    private Charges() {}

    /** Two bases of 25 mm whose edges are so many inches apart. */
    static Battle apart(Edition edition, String gap, Role... more) {
        var levy = ours(edition, 1);
        for (var role : more) levy.model(role);
        var battle = Field.of(edition).with(levy.build()).with(theirs(edition, 1)).battle();
        battle.regiment("ours").place(0, Field.at("10,10"));
        for (int i = 0; i < more.length; i++)
            battle.regiment("ours").place(i + 1, Field.at("10," + (11 + i)));
        battle.regiment("theirs").place(0, Field.at("10,10").plus(2500 + inches(gap), 0));
        return battle;
    }

    static @Nullable Refusal declaring(Battle battle) {
        return new ChooseChargeTargets("ours").choices(battle).refusal(ChargeTargets.of("theirs"));
    }

    static @Nullable Refusal moving(Battle battle, String distance, ModelMove... moves) {
        return new ChooseChargeMove("ours", ChargeTargets.of("theirs"), inches(distance))
                .choices(battle)
                .refusal(ModelMoves.of(moves));
    }

    static ModelMoves proposed(Battle battle, String distance, String... targets) {
        var question = new ChooseChargeMove("ours", ChargeTargets.of(targets), inches(distance));
        var moves = question.choices(battle).list().getFirst();
        assertThat(question.choices(battle).refusal(moves)).isNull();
        return moves;
    }

    static Scripted charge(Battle battle, int... faces) {
        var ours = battle.regiment("ours");
        var targets = ChargeTargets.of("theirs");
        var referee = Scripted.answering(battle, List.of(), faces);
        int needed = ChargeReach.gap(battle, ours, battle.regiment("theirs"));
        new ChargeRoll("ours", targets, needed).play(battle, referee);
        return referee;
    }

    static ChargeCompletion home(Battle battle, ModelMove... moves) {
        var ours = battle.regiment("ours");
        var targets = ChargeTargets.of("theirs");
        var errand = new ChargeMoveRules(battle, ours, targets.regiments(), inches("9"));
        return ChargeCompletion.of(battle, ours, targets, errand.routes(ModelMoves.of(moves)));
    }
}
