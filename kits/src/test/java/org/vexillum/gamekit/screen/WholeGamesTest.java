package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.firstblood.FirstBlood;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.kit.screen.FirstBloodScreen;
import org.vexillum.firstblood.scenario.ObjectiveZone;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.terrain.Placement;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.match.Match;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.regiments.kit.screen.RegimentsScreen;
import org.vexillum.regiments.terrain.TerrainGenerator;
import org.vexillum.rulebook.Rulebook;

/** Whole games played by nothing but what is shown. */
class WholeGamesTest {
    private static final Rulebook BOOK = Rulebook.load();

    @ParameterizedTest
    @EnumSource(Lang.class)
    void regimentsIsPlayedToItsEndByPromptsAndGestures(Lang lang) {
        var forces = new RegimentsForceFormat();
        int width = Lengths.inches(72);
        int depth = Lengths.inches(48);
        var setting =
                new org.vexillum.regiments.table.Setting(
                        width,
                        depth,
                        TerrainGenerator.generate(width, depth, new RandomSource(3)),
                        Samples.read(forces, forces.samples().get(0)),
                        Samples.read(forces, forces.samples().get(1)),
                        org.vexillum.regiments.table.Options.DEFAULT);
        var match =
                new Match<>(
                        new Regiments(),
                        org.vexillum.regiments.mission.BattleStart.start(setting),
                        new SeededDice(5));
        var speech = ScreenWords.of(Kits.of(RegimentsKit.ID), lang, BOOK);
        var visitor =
                new Visitor<>(
                        match, new Presenter<>(new RegimentsScreen(), speech), new RandomSource(8));
        visitor.play(2000);
        assertThat(match.over()).isTrue();
        assertThat(visitor.drags).isGreaterThan(20);
        assertThat(visitor.legalDrags).isGreaterThan(3);
        assertThat(visitor.outlooks).isPositive();
        assertThat(visitor.assembled).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"1, 1, EN", "1, 2, ES", "2, 3, EN", "2, 4, ES"})
    void firstBloodIsPlayedToItsEndByPromptsAndGestures(int edition, int scenario, Lang lang) {
        var rules = Edition.numbered(edition);
        var match =
                new Match<>(
                        new FirstBlood(),
                        org.vexillum.firstblood.scenario.BattleStart.start(
                                setting(rules, scenario)),
                        new SeededDice(5));
        var speech = ScreenWords.of(Kits.of(FirstBloodKit.ID), lang, BOOK);
        var visitor =
                new Visitor<>(
                        match,
                        new Presenter<>(new FirstBloodScreen(), speech),
                        new RandomSource(8));
        visitor.play(3000);
        assertThat(match.over()).isTrue();
        assertThat(visitor.drags).isGreaterThan(20);
        assertThat(visitor.legalDrags).isGreaterThan(3);
        assertThat(visitor.outlooks).isPositive();
    }

    private static org.vexillum.firstblood.table.Setting setting(Edition edition, int scenario) {
        var open = setting(edition, scenario, List.of());
        var zones =
                Scenario.values()[scenario - 1].zones(open).stream()
                        .map(ObjectiveZone::area)
                        .toList();
        var placement = Placement.of(edition, open.options(), open.bounds(), zones);
        return setting(
                edition,
                scenario,
                org.vexillum.firstblood.terrain.TerrainGenerator.generate(
                        placement, new RandomSource(2)));
    }

    private static org.vexillum.firstblood.table.Setting setting(
            Edition edition, int scenario, List<org.vexillum.firstblood.terrain.Terrain> terrain) {
        var forces = new FirstBloodForceFormat(edition);
        return new org.vexillum.firstblood.table.Setting(
                edition,
                scenario,
                Lengths.inches(48),
                Lengths.inches(48),
                terrain,
                Samples.read(forces, "pit-wolves"),
                Samples.read(forces, "lamplit-watch"),
                org.vexillum.firstblood.table.Options.DEFAULT);
    }
}
