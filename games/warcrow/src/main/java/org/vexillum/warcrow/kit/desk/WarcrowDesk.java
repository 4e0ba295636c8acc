package org.vexillum.warcrow.kit.desk;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.NoTerrainOffer;
import org.vexillum.gamekit.desk.PlannedTerrain;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.TerrainOffer;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Question;
import org.vexillum.warcrow.Warcrow;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.kit.WarcrowKit;
import org.vexillum.warcrow.kit.WarcrowVersion;
import org.vexillum.warcrow.kit.company.CompanyFormat;
import org.vexillum.warcrow.kit.screen.WarcrowScreen;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.sequence.ChooseActivation;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Correction;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Setting;
import org.vexillum.warcrow.table.Stage;

/** The referee of a Warcrow game that is played on a real table. */
public record WarcrowDesk() implements Desk<Battle, Company> {
    private static final int MM = 100;

    @Override
    public GameKit format() {
        return new WarcrowKit();
    }

    @Override
    public ResumableGameVersion<Battle> title() {
        return new WarcrowVersion(new Warcrow(), Correction.class);
    }

    @Override
    public ForceFormat<Company> forces() {
        return new CompanyFormat();
    }

    @Override
    public Screen<Battle> screen() {
        return new WarcrowScreen();
    }

    @Override
    public List<String> scenarios() {
        return Arrays.stream(Scenario.values()).map(WarcrowDesk::id).toList();
    }

    @Override
    public List<String> feats() {
        return Arrays.stream(Feat.values()).map(WarcrowDesk::id).toList();
    }

    private static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public List<Integer> size() {
        int wide = Options.DEFAULT.tableStrides() * Options.DEFAULT.strideMm() * MM;
        return List.of(wide, wide);
    }

    @Override
    public @Nullable Refusal refusal(Plan<Company> plan) {
        return null;
    }

    @Override
    public Battle start(Plan<Company> plan, RandomSource lot) {
        return start(plan, List.of());
    }

    @Override
    public Battle start(Plan<Company> plan, List<PlannedTerrain> terrain) {
        return Battle.start(
                new Setting(
                        Scenario.values()[Math.max(0, scenarios().indexOf(plan.scenario()))],
                        Feat.values()[Math.max(0, feats().indexOf(plan.feat()))],
                        new SideIds(Side.A).on(plan.a()),
                        new SideIds(Side.B).on(plan.b()),
                        (Options) plan.options()));
    }

    @Override
    public TerrainOffer<Company> ground() {
        return new NoTerrainOffer<>();
    }

    @Override
    public boolean refereed() {
        return true;
    }

    @Override
    public boolean hidesForces() {
        return true;
    }

    @Override
    public Battle known(Battle battle, @Nullable Side viewer) {
        return viewer == null ? battle.known(Side.A).known(Side.B) : battle.known(viewer);
    }

    /** All that both see; whom a company keeps hidden only it can say. */
    @Override
    public boolean either(Question<Battle, ?> question) {
        return !question.secret() || question instanceof ChooseActivation;
    }

    @Override
    public boolean settingUp(Battle battle) {
        return battle.clock().stage().compareTo(Stage.ROUND_START) < 0;
    }

    @Override
    public int round(Battle battle) {
        return battle.clock().round();
    }

    @Override
    public Object correction(Battle battle, List<RequestFields> changes) {
        return new WarcrowCorrections(battle).read(changes);
    }
}
