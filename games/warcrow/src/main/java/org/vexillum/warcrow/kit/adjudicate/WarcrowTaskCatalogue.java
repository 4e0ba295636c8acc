package org.vexillum.warcrow.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.adjudicate.QuestionNames;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.TaskCatalogue;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.state.States;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.feat.ChooseBearer;
import org.vexillum.warcrow.feat.ChooseContract;
import org.vexillum.warcrow.feat.FeatEvents;
import org.vexillum.warcrow.feat.MoveVestige;
import org.vexillum.warcrow.feat.PlaceFog;
import org.vexillum.warcrow.feat.PlaceVestige;
import org.vexillum.warcrow.kit.WarcrowKit;
import org.vexillum.warcrow.kit.position.SceneReader;
import org.vexillum.warcrow.morale.ReportFlight;
import org.vexillum.warcrow.morale.TakeStress;
import org.vexillum.warcrow.sequence.ChooseActivation;
import org.vexillum.warcrow.sequence.ChooseDeployed;
import org.vexillum.warcrow.sequence.ChooseEffect;
import org.vexillum.warcrow.sequence.ChooseFirstDeployer;
import org.vexillum.warcrow.sequence.ChooseFirstPlayer;
import org.vexillum.warcrow.sequence.ChooseFirstScout;
import org.vexillum.warcrow.sequence.ChooseOrder;
import org.vexillum.warcrow.sequence.ChooseZone;
import org.vexillum.warcrow.sequence.KeepInitiative;
import org.vexillum.warcrow.sequence.LeftBehind;
import org.vexillum.warcrow.sequence.NextHappening;
import org.vexillum.warcrow.sequence.ReportStanding;
import org.vexillum.warcrow.sequence.SaveLoot;
import org.vexillum.warcrow.sequence.StandingCheck;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.MarkerIds;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Unit;
import org.vexillum.warcrow.table.UnitState;

/** What can be asked about positions of Warcrow. */
public record WarcrowTaskCatalogue() implements TaskCatalogue<Battle> {
    private static final List<Task<Battle>> TASKS = collect();
    private static final QuestionNames QUESTIONS =
            new QuestionNames(
                    List.of(
                            KeepInitiative.class,
                            ChooseZone.class,
                            ChooseFirstDeployer.class,
                            ChooseFirstScout.class,
                            ChooseFirstPlayer.class,
                            ChooseDeployed.class,
                            ChooseActivation.class,
                            NextHappening.class,
                            ReportStanding.class,
                            ReportFlight.class,
                            ChooseEffect.class,
                            ChooseOrder.class,
                            LeftBehind.class,
                            SaveLoot.class,
                            TakeStress.class,
                            PlaceVestige.class,
                            MoveVestige.class,
                            PlaceFog.class,
                            ChooseContract.class,
                            ChooseBearer.class));

    private static List<Task<Battle>> collect() {
        var all = new ArrayList<Task<Battle>>();
        all.addAll(SetupTasks.all());
        all.addAll(SequenceTasks.all());
        all.addAll(ObjectiveTasks.all());
        all.addAll(FeatTasks.all());
        all.addAll(MoraleTasks.all());
        all.addAll(QueryTasks.all());
        return List.copyOf(all);
    }

    @Override
    public GameId game() {
        return WarcrowKit.ID;
    }

    @Override
    public List<Task<Battle>> tasks() {
        return TASKS;
    }

    @Override
    public Scene<Battle> scene(FieldGroup fields, @Nullable Enum<?> stage) {
        return SceneReader.read(fields, (Stage) stage);
    }

    @Override
    public States<Unit> unitState() {
        return UnitState.ALL;
    }

    @Override
    public QuestionNames questions() {
        return QUESTIONS;
    }

    @Override
    public List<Die> purposes() {
        return List.of(Die.values());
    }

    @Override
    public @Nullable Object answer(
            Question<Battle, ?> question, Node node, Battle battle, Frame frame) {
        return new PlayerAnswers(battle).read(question, node);
    }

    /** How far units are from a vestige that was moved must be told anew (WC-FEAT-TRACK-12). */
    @Override
    public void happened(Event event, Battle battle) {
        switch (event) {
            case FeatEvents.VestigePlaced moved ->
                    StandingCheck.forget(battle, MarkerIds.vestige(moved.side()));
            case FeatEvents.VestigeTakenAway gone ->
                    StandingCheck.forget(battle, MarkerIds.vestige(gone.side()));
            default -> {}
        }
    }

    /** Stress for a success beyond those needed gives nothing (WC-FEAT-TRACK-11). */
    @Override
    public boolean idle(Question<?, ?> asked) {
        return asked instanceof TakeStress test && test.successes() >= test.needed();
    }
}
