package org.vexillum.gamekit.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.match.Table;

/** Layouts that are offered, and those drawn by lot. */
class TerrainOfferTest {
    static Stream<Desk<?, ?>> desks() {
        return Desks.all().stream().filter(desk -> !desk.refereed());
    }

    private static <F> List<Desk.Plan<F>> plans(Desk<?, F> desk) {
        var force = Samples.read(desk.forces(), desk.forces().samples().getFirst());
        var scenarios = desk.scenarios().isEmpty() ? List.of("") : desk.scenarios();
        return scenarios.stream()
                .map(each -> new Desk.Plan<>(force, force, desk.format().options(), each))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("desks")
    <T extends Table<T>, F> void everyLayoutThatIsOfferedObeysTheRulesOfEveryScenario(
            Desk<T, F> desk) {
        assertThat(desk.ground().layouts()).hasSizeGreaterThanOrEqualTo(3);
        for (var plan : plans(desk))
            for (var layout : desk.ground().layouts()) {
                var as = layout.id() + " in " + plan.scenario();
                assertThat(desk.ground().refusals(plan, layout.pieces())).as(as).isEmpty();
                assertThat(desk.ground().warnings(plan, layout.pieces())).as(as).isEmpty();
                assertThat(onTheTable(desk, layout.pieces())).as(as).isTrue();
                assertThat(desk.start(plan, layout.pieces())).isNotNull();
            }
    }

    @ParameterizedTest
    @MethodSource("desks")
    <T extends Table<T>, F> void layoutsDrawnByLotObeyTheRules(Desk<T, F> desk) {
        for (var plan : plans(desk))
            for (int seed = 0; seed < 10; seed++) {
                var pieces = desk.ground().drawn(plan, new RandomSource(seed));
                assertThat(desk.ground().refusals(plan, pieces)).isEmpty();
                assertThat(desk.ground().warnings(plan, pieces)).isEmpty();
                assertThat(desk.ground().sorts().stream().map(TerrainOffer.Sort::id))
                        .containsAll(pieces.stream().map(PlannedTerrain::sort).toList());
            }
    }

    private static boolean onTheTable(Desk<?, ?> desk, List<PlannedTerrain> pieces) {
        var table = Bounds.ofSize(desk.size().getFirst(), desk.size().getLast());
        return pieces.stream()
                .allMatch(piece -> piece.area().parts().stream().allMatch(table::contains));
    }
}
