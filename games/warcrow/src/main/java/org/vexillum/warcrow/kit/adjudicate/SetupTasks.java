package org.vexillum.warcrow.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.Warcrow;
import org.vexillum.warcrow.army.Commander;
import org.vexillum.warcrow.army.CompanyCheck;
import org.vexillum.warcrow.feat.FeatSetup;
import org.vexillum.warcrow.sequence.Deployment;
import org.vexillum.warcrow.sequence.InitiativeRoll;
import org.vexillum.warcrow.sequence.PickZones;
import org.vexillum.warcrow.sequence.TakeCommandTokens;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Stage;

/** Preparation step by step, and what a list may hold. */
final class SetupTasks {
    private static final Warcrow GAME = new Warcrow();

    private SetupTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                phase("muster", Stage.COMMAND, new TakeCommandTokens()::play),
                phase("initiative", Stage.INITIATIVE, SetupTasks::initiative),
                phase("zones", Stage.ZONES, new PickZones()::play),
                phase("deployment", Stage.DEPLOYMENT, SetupTasks::deployment),
                task("scouts", SetupTasks::scouts).at(Stage.SCOUTS),
                phase("feat-setup", Stage.FEAT_SETUP, new FeatSetup()::play),
                phase("prepare", Stage.COMMAND, SetupTasks::prepare),
                task("layout", _ -> ScenarioLayout::tell),
                task("company-check", SetupTasks::check, optional("side", Type.SIDE)),
                task(
                        "commander",
                        SetupTasks::commander,
                        optional("side", Type.SIDE),
                        optional("named", Type.TEXT)),
                task("public", SetupTasks::known, needed("side", Type.SIDE)));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.SETUP, name, reader, fields);
    }

    private static Task<Battle> phase(String name, Stage stage, Play<Battle> play) {
        Play<Battle> there =
                (battle, referee) -> {
                    battle.clock().setStage(stage);
                    play.play(battle, referee);
                };
        return task(name, _ -> there).at(stage);
    }

    /** Command tokens are as the file says, or as the units give them. */
    private static void initiative(Battle battle, Referee<Battle> referee) {
        for (var side : Side.values())
            if (battle.tokens(side) == 0)
                battle.setTokens(
                        side,
                        battle.units(side).stream().mapToInt(one -> one.card().command()).sum());
        new InitiativeRoll().play(battle, referee);
    }

    /** Until all are deployed, Scouts included. */
    private static void deployment(Battle battle, Referee<Battle> referee) {
        while (battle.clock().stage() == Stage.DEPLOYMENT || battle.clock().stage() == Stage.SCOUTS)
            GAME.step(battle, referee);
    }

    /** Begun by whom the initiative holder names, unless the file says who is to deploy. */
    private static Play<Battle> scouts(Args args) {
        boolean underWay = args.underWay();
        return (battle, referee) -> {
            battle.clock().setStage(Stage.SCOUTS);
            if (!underWay) Deployment.nameFirst(battle, referee);
            deployment(battle, referee);
        };
    }

    private static void prepare(Battle battle, Referee<Battle> referee) {
        while (battle.clock().stage().compareTo(Stage.ROUND_START) < 0) GAME.step(battle, referee);
    }

    private static Play<Battle> check(Args args) {
        var side = args.side("side");
        return (battle, referee) -> {
            var company = battle.setting().company(side);
            var findings = CompanyCheck.of(company, battle.options().commanderChoice());
            for (var why : findings)
                referee.record(
                        QueryAnswer.of(
                                why.violation() ? "company-violation" : "company-note",
                                why.rules(),
                                "why",
                                why));
            for (var count : CompanyCheck.counts(company))
                referee.record(QueryAnswer.of("force-count", count.rules(), "why", count));
            if (findings.stream().noneMatch(why -> why.violation()))
                referee.record(
                        QueryAnswer.of(
                                "company-legal",
                                Rules.of("WC-UNIT-BAN", "WC-UNIT-MERC-02", "WC-BG-LIST-01"),
                                "side",
                                side));
        };
    }

    private static Play<Battle> commander(Args args) {
        var side = args.side("side");
        var named = args.get("named") == null ? "" : args.fields().text("named");
        return (battle, referee) -> {
            var company = battle.setting().company(side);
            var choice = battle.options().commanderChoice();
            var possible = Commander.possible(company, choice);
            if (!named.isEmpty() && !possible.contains(named))
                Args.allow(Args.refused("WC-BG-LIST-03", "cannot-command", named));
            referee.record(
                    QueryAnswer.of(
                            "commander",
                            Rules.of("WC-BG-LIST-03"),
                            "unit",
                            named.isEmpty() ? Commander.of(company, choice) : named,
                            "possible",
                            possible));
        };
    }

    /** What the rival of a side may know of it (WC-HIDDEN-04). */
    private static Play<Battle> known(Args args) {
        var side = args.side("side");
        return (battle, referee) -> {
            var rival = battle.known(side.other());
            var shown = rival.units(side).stream().map(one -> one.id()).toList();
            referee.record(
                    QueryAnswer.of(
                            "public",
                            Rules.of("WC-HIDDEN-04", "WC-HIDDEN-01", "WC-HIDDEN-02"),
                            "side",
                            side,
                            "shown",
                            shown,
                            "tokens",
                            battle.tokens(side) - battle.spent(side)));
        };
    }
}
