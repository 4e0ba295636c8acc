package org.vexillum.firstblood.kit.desk;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.kit.FirstBloodVersion;
import org.vexillum.firstblood.kit.bot.Bots;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.kit.screen.FirstBloodScreen;
import org.vexillum.firstblood.scenario.BattleStart;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Ruleset;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.TerrainGenerator;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.desk.BlankForce;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.PlannedTerrain;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.TerrainOffer;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.Player;

/** Conquest: First Blood in one of its editions, on its standard table (FB-BATTLE-02). */
public record FirstBloodDesk(Edition rules) implements Desk<Battle, Force> {
    private static final int LENGTH = Lengths.inches(48);

    @Override
    public String edition() {
        return String.valueOf(rules.number());
    }

    @Override
    public GameKit format() {
        return new FirstBloodKit(rules);
    }

    @Override
    public ResumableGameVersion<Battle> title() {
        return new FirstBloodVersion(Ruleset.NEWEST);
    }

    @Override
    public ForceFormat<Force> forces() {
        return new FirstBloodForceFormat(rules);
    }

    @Override
    public Screen<Battle> screen() {
        return new FirstBloodScreen();
    }

    @Override
    public List<? extends CardRule> traits() {
        return rules.traitBook().all();
    }

    @Override
    public List<String> scenarios() {
        return Arrays.stream(Scenario.values()).map(FirstBloodDesk::id).toList();
    }

    private static String id(Scenario scenario) {
        return scenario.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public BlankForce blanks() {
        return BlankForce.of(FirstBloodKit.class);
    }

    @Override
    public List<Integer> size() {
        return List.of(LENGTH, LENGTH);
    }

    @Override
    public @Nullable Refusal refusal(Plan<Force> plan) {
        return BattleStart.refusal(setting(plan, List.of()));
    }

    @Override
    public TerrainOffer<Force> ground() {
        return new FirstBloodTerrainOffer(this);
    }

    @Override
    public Battle start(Plan<Force> plan, RandomSource lot) {
        var placement = new FirstBloodTerrainOffer(this).placement(plan);
        return BattleStart.start(setting(plan, TerrainGenerator.generate(placement, lot)));
    }

    @Override
    public Battle start(Plan<Force> plan, List<PlannedTerrain> pieces) {
        return BattleStart.start(setting(plan, FirstBloodTerrainOffer.terrain(pieces)));
    }

    Bounds table() {
        return Bounds.ofSize(LENGTH, LENGTH);
    }

    Scenario scenario(Plan<Force> plan) {
        int place = scenarios().indexOf(plan.scenario());
        return Scenario.values()[Math.max(0, place)];
    }

    Setting setting(Plan<Force> plan, List<Terrain> terrain) {
        return new Setting(
                rules,
                scenario(plan).ordinal() + 1,
                LENGTH,
                LENGTH,
                terrain,
                plan.a(),
                plan.b(),
                (Options) plan.options());
    }

    @Override
    public boolean settingUp(Battle battle) {
        return battle.stage().compareTo(Stage.REINFORCEMENT) < 0;
    }

    @Override
    public int round(Battle battle) {
        return battle.round();
    }

    @Override
    public Object correction(Battle battle, List<RequestFields> changes) {
        return new FirstBloodCorrections(battle).read(changes);
    }

    @Override
    public List<String> settable() {
        return FirstBloodCorrections.STATES;
    }

    @Override
    public List<String> bots() {
        return Arrays.stream(Bots.values()).map(Bots::id).toList();
    }

    @Override
    public Optional<Player<Battle>> bot(String id, long seed) {
        return Bots.named(id).map(bot -> bot.player(seed));
    }
}
