package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.b;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.dice.RandomSource;

/** Whatever is offered or drawn by lot is accepted. */
class AllocateWoundsTest {
    private static Regiment regiment(int edition, RandomSource lot) {
        var levy = b(edition).profile(5, 2, 3, 1, 1 + lot.below(3), 3, 2, 0);
        int kind = lot.below(3);
        levy.model(kind == 0 ? Role.CHARACTER : kind == 1 ? Role.OFFICER : Role.LEADER);
        int others = 1 + lot.below(4);
        for (int i = 0; i < others; i++) levy.model(kind == 0 ? Role.RETINUE : Role.TROOPER);
        if (kind > 0 && lot.coin()) levy.model(Role.STANDARD_BEARER);
        var regiment = levy.build();
        for (int model : regiment.models())
            if (lot.below(3) == 0)
                regiment.setWounds(model, lot.below(regiment.profile(model).wounds()));
        return regiment;
    }

    private static List<Integer> some(Regiment regiment, RandomSource lot) {
        var some = new ArrayList<Integer>();
        for (int model : regiment.models()) if (lot.coin()) some.add(model);
        return some;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void everyAllocationOfferedIsAcceptedAndSpendsEveryWoundItCan(int edition) {
        var lot = new RandomSource(edition);
        for (int i = 0; i < 300; i++) {
            var regiment = regiment(edition, lot);
            var field = Field.of(Edition.numbered(edition));
            if (lot.coin()) placed(field, regiment);
            else field.with(regiment);
            var battle = Bout.on(field).battle();
            var manner = lot.coin() ? Manner.CLASH : Manner.VOLLEY;
            int wounds = 1 + lot.below(8);
            var suffered = WoundsSuffered.of(battle, "b", wounds, manner, some(regiment, lot));
            if (new WoundCandidates(battle, regiment, suffered).now().isEmpty()) continue;
            var choices = new AllocateWounds(suffered).choices(battle);
            for (var listed : choices.list()) assertThat(choices.refusal(listed)).isNull();
            for (int j = 0; j < 5; j++) assertThat(choices.refusal(choices.any(lot))).isNull();
            var only = choices.only();
            if (only != null) assertThat(choices.refusal(only)).isNull();
            var begun = List.of(choices.any(lot).models().getFirst());
            var completed = new AllocateWounds(suffered).completed(battle, begun);
            assertThat(choices.refusal(completed)).isNull();
            assertThat(completed.models()).startsWith(begun.getFirst());
        }
    }

    private static void placed(Field field, Regiment regiment) {
        var places = new String[regiment.size()];
        for (int model = 0; model < places.length; model++) places[model] = "10," + (10 + model);
        field.with(regiment, places);
    }
}
