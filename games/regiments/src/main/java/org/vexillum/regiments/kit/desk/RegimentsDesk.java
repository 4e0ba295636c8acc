package org.vexillum.regiments.kit.desk;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.kit.RegimentsVersion;
import org.vexillum.regiments.kit.bot.Bots;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.regiments.kit.screen.RegimentsScreen;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Correction;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.terrain.TerrainGenerator;
import org.vexillum.regiments.traits.TraitBook;

/** Age of Fantasy: Regiments on its standard table. */
public final class RegimentsDesk implements Desk<Battle, Force> {
    private static final int WIDTH = Lengths.inches(72);
    private static final int DEPTH = Lengths.inches(48);

    @Override
    public GameKit format() {
        return new RegimentsKit();
    }

    @Override
    public ResumableGameVersion<Battle> title() {
        return new RegimentsVersion(new Regiments(), Correction.class);
    }

    @Override
    public ForceFormat<Force> forces() {
        return new RegimentsForceFormat();
    }

    @Override
    public Screen<Battle> screen() {
        return new RegimentsScreen();
    }

    @Override
    public List<? extends CardRule> traits() {
        return TraitBook.all();
    }

    @Override
    public List<String> scenarios() {
        return List.of();
    }

    @Override
    public BlankForce blanks() {
        return BlankForce.of(RegimentsKit.class);
    }

    @Override
    public List<Integer> size() {
        return List.of(WIDTH, DEPTH);
    }

    @Override
    public @Nullable Refusal refusal(Plan<Force> plan) {
        return BattleStart.refusal(setting(plan, List.of()));
    }

    @Override
    public Battle start(Plan<Force> plan, RandomSource lot) {
        return BattleStart.start(setting(plan, TerrainGenerator.generate(WIDTH, DEPTH, lot)));
    }

    @Override
    public TerrainOffer<Force> ground() {
        return new RegimentsTerrainOffer(Bounds.ofSize(WIDTH, DEPTH));
    }

    @Override
    public Battle start(Plan<Force> plan, List<PlannedTerrain> pieces) {
        return BattleStart.start(setting(plan, RegimentsTerrainOffer.terrain(pieces)));
    }

    private static Setting setting(Plan<Force> plan, List<Terrain> terrain) {
        return new Setting(WIDTH, DEPTH, terrain, plan.a(), plan.b(), (Options) plan.options());
    }

    @Override
    public boolean settingUp(Battle battle) {
        return battle.stage().compareTo(Stage.ROUND_START) < 0;
    }

    @Override
    public int round(Battle battle) {
        return battle.round();
    }

    @Override
    public Object correction(Battle battle, List<RequestFields> changes) {
        return new RegimentsCorrections(battle).read(changes);
    }

    @Override
    public List<String> settable() {
        return RegimentsCorrections.STATES;
    }

    @Override
    public boolean owned() {
        return true;
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
