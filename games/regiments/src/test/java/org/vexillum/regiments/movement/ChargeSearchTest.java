package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.INCH;

import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.geometry.Rectangles;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.testkit.Rule;

/** The search against trying everything. */
@Tag("long-charges")
class ChargeSearchTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");

    @Test
    @Rule("AOFR-MOVE-09")
    void whatBruteForceFindsIsFound() {
        int found = 0;
        int onlyAheadFirst = 0;
        for (int seed = 0; seed < (LONG ? 6000 : RandomTables.count(60)); seed++) {
            var battle = new RandomTables(seed).scene(24, 20, 9, 7).battle();
            for (var charger : RandomTables.standing(battle))
                for (var target : battle.onTable(charger.side().other())) {
                    var brute = bruteForce(battle, charger, target, seed);
                    if (brute == null) continue;
                    found++;
                    if (brute.path().before() > 0) onlyAheadFirst++;
                    assertThat(ChargeOptions.find(battle, charger, target))
                            .as("seed %d, %s at %s by %s", seed, charger.id(), target.id(), brute)
                            .isNotNull();
                }
        }
        assertThat(found).isGreaterThan(RandomTables.count(300));
        assertThat(onlyAheadFirst).isGreaterThan(RandomTables.count(10));
    }

    @Test
    @Rule("AOFR-TERRAIN-05")
    void theWayProposedCostsNoDiceWhereBruteForceFindsOneWithout() {
        int saved = 0;
        for (int seed = 0; seed < (LONG ? 6000 : RandomTables.count(60)); seed++) {
            var battle = new RandomTables(seed).scene(24, 20, 9, 7).battle();
            for (var charger : RandomTables.standing(battle))
                for (var target : battle.onTable(charger.side().other())) {
                    var way = ChargeOptions.find(battle, charger, target);
                    if (way == null || !endangers(battle, charger, way)) continue;
                    saved++;
                    var brute =
                            bruteForce(
                                    battle,
                                    charger,
                                    target,
                                    seed,
                                    path -> !endangers(battle, charger, path));
                    assertThat(brute)
                            .as("seed %d, %s at %s by %s", seed, charger.id(), target.id(), way)
                            .isNull();
                }
        }
        assertThat(saved).isGreaterThan(RandomTables.count(20));
    }

    private static boolean endangers(Battle battle, Unit charger, ChargePath path) {
        var track = ManoeuvrePoses.of(charger, path.path());
        return !EndangeredModels.charging(battle, charger, track, path.contact()).isEmpty();
    }

    private static @Nullable ChargePath bruteForce(
            Battle battle, Unit charger, Unit target, int seed) {
        return bruteForce(battle, charger, target, seed, _ -> true);
    }

    private static @Nullable ChargePath bruteForce(
            Battle battle, Unit charger, Unit target, int seed, Predicate<ChargePath> fits) {
        var lunge = new ChargeCheck(new Charger(battle, charger), target);
        int reach = lunge.charger().reach().value();
        if (lunge.nearest() > reach) return null;
        for (int before = 0; before <= reach; before += INCH / 2)
            for (int pivot = -Angle.QUARTER + seed % 100; pivot <= Angle.QUARTER; pivot += 150) {
                var path = lunge.attempt(before, pivot).path();
                if (path != null && fits.test(path)) return path;
            }
        return null;
    }

    @Test
    @Rule({"AOFR-MOVE-09", "AOFR-MELEE-01"})
    void aPathFoundOverlapsNothingAnywhereAndEndsInContact() {
        int checked = 0;
        for (int seed = 500; seed < 500 + RandomTables.count(60); seed++) {
            var battle = new RandomTables(seed).scene(24, 20, 9, 7).battle();
            for (var charger : RandomTables.standing(battle))
                for (var target : battle.onTable(charger.side().other())) {
                    var charge = ChargeOptions.find(battle, charger, target);
                    if (charge == null) continue;
                    checked++;
                    walk(battle, charger, charge);
                    standsAtContact(battle, charger, target, charge.contact());
                }
        }
        assertThat(checked).isGreaterThan(RandomTables.count(300));
    }

    /** Looks at the block in small steps. */
    private static void walk(Battle battle, Unit charger, ChargePath charge) {
        var path = charge.path();
        var start = charger.front();
        boolean flies = MoveTraits.flies(charger);
        for (int step = 0; step <= 40; step++) {
            int before = path.before() * step / 40;
            clear(battle, charger, start.forward(before), flies);
            var stop = start.forward(path.before());
            clear(
                    battle,
                    charger,
                    ManoeuvrePoses.pivoted(charger, stop, path.pivot() * step / 40),
                    flies);
            var turned = ManoeuvrePoses.pivoted(charger, stop, path.pivot());
            clear(battle, charger, turned.forward(path.after() * step / 40), flies);
        }
    }

    /** On the table and over nothing, but for the rounding of corners. */
    private static void clear(Battle battle, Unit charger, Pose pose, boolean flies) {
        var centre = Footprint.centre(charger, pose);
        var block = Rectangles.of(centre, charger.footWidth() - 4, charger.footDepth() - 4);
        var setting = battle.setting();
        assertThat(Bounds.ofSize(setting.width(), setting.depth()).contains(block)).isTrue();
        if (flies) return;
        for (var other : battle.units())
            if (other != charger && other.onTable())
                assertThat(Within.overlaps(block, Footprint.of(other))).isFalse();
        for (var terrain : setting.terrain())
            if (terrain.impassable()) assertThat(Within.overlaps(block, terrain.area())).isFalse();
    }

    private static void standsAtContact(Battle battle, Unit charger, Unit target, Pose contact) {
        var block = Footprint.at(charger, contact);
        for (var other : battle.units())
            if (other != charger && other.onTable())
                assertThat(Within.overlaps(block, Footprint.of(other))).isFalse();
        if (!MoveTraits.flies(charger))
            assertThat(Within.within(block, Footprint.of(target), 2))
                    .as("%s %s", charger.id(), contact)
                    .isTrue();
    }
}
