package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.characters.AnswerChallenge;
import org.vexillum.firstblood.characters.ChooseChallenged;
import org.vexillum.firstblood.characters.UseCommand;
import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.NameLeader;
import org.vexillum.firstblood.combat.NameTaker;
import org.vexillum.firstblood.combat.OrderHits;
import org.vexillum.firstblood.combat.PickModel;
import org.vexillum.firstblood.combat.TakeGarrison;
import org.vexillum.firstblood.combat.UseBlessing;
import org.vexillum.firstblood.combat.UseOverrun;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.kit.position.SceneReader;
import org.vexillum.firstblood.magic.ChooseIncantation;
import org.vexillum.firstblood.morale.UsePresence;
import org.vexillum.firstblood.movement.ChooseChallengeMove;
import org.vexillum.firstblood.movement.ChooseChargeModel;
import org.vexillum.firstblood.movement.ChooseChargeMove;
import org.vexillum.firstblood.movement.ChooseChargeTargets;
import org.vexillum.firstblood.movement.ChooseDisengage;
import org.vexillum.firstblood.movement.ChooseEntry;
import org.vexillum.firstblood.movement.ChooseLeaving;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.ChooseReform;
import org.vexillum.firstblood.movement.ChooseReturn;
import org.vexillum.firstblood.movement.ChooseStep;
import org.vexillum.firstblood.movement.ChooseStepAfterImpact;
import org.vexillum.firstblood.movement.Deploy;
import org.vexillum.firstblood.scenario.ChooseActingLeader;
import org.vexillum.firstblood.scenario.ChooseArrivals;
import org.vexillum.firstblood.scenario.ChooseDeployed;
import org.vexillum.firstblood.scenario.ChooseFirstDeployer;
import org.vexillum.firstblood.scenario.KeepBack;
import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.sequence.ChangeSupremacy;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.sequence.ChooseAnyEvent;
import org.vexillum.firstblood.sequence.ChooseEmpowered;
import org.vexillum.firstblood.sequence.ChooseEvent;
import org.vexillum.firstblood.sequence.ChooseRegiment;
import org.vexillum.firstblood.sequence.DeclaredAction;
import org.vexillum.firstblood.sequence.DrawAnother;
import org.vexillum.firstblood.sequence.OrderStack;
import org.vexillum.firstblood.sequence.SequenceEvents.ActionTaken;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.BattleState;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.gamekit.adjudicate.QuestionNames;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.TaskCatalogue;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.state.States;

/**
 * What can be asked about positions of First Blood.
 *
 * @param edition of files that name none
 */
public record FirstBloodTaskCatalogue(Edition edition) implements TaskCatalogue<Battle> {
    /** Tasks that are whole actions. */
    private static final List<String> ACTIONS =
            List.of(
                    "march",
                    "charge",
                    "rally",
                    "take-aim",
                    "volley",
                    "clash",
                    "inspire",
                    "combat-reform",
                    "disengage",
                    "combat-rally",
                    "challenge",
                    "cast",
                    "overcharge");

    private static final List<Task<Battle>> TASKS = collect();
    private static final QuestionNames QUESTIONS =
            new QuestionNames(
                    List.of(
                            AllocateWounds.class,
                            ChooseTargets.class,
                            NameLeader.class,
                            NameTaker.class,
                            OrderHits.class,
                            PickModel.class,
                            TakeGarrison.class,
                            UseBlessing.class,
                            UseOverrun.class,
                            UsePresence.class,
                            ChooseMarch.class,
                            ChooseChargeTargets.class,
                            ChooseChargeModel.class,
                            ChooseChargeMove.class,
                            ChooseStep.class,
                            ChooseStepAfterImpact.class,
                            ChooseReform.class,
                            ChooseDisengage.class,
                            ChooseChallengeMove.class,
                            ChooseReturn.class,
                            ChooseLeaving.class,
                            ChooseEntry.class,
                            Deploy.class,
                            ChooseVolley.class,
                            ChooseAction.class,
                            ChooseRegiment.class,
                            ChooseEvent.class,
                            ChooseAnyEvent.class,
                            ChooseEmpowered.class,
                            OrderStack.class,
                            ChangeSupremacy.class,
                            DrawAnother.class,
                            AnswerChallenge.class,
                            ChooseChallenged.class,
                            UseCommand.class,
                            ChooseIncantation.class,
                            ChooseActingLeader.class,
                            ChooseArrivals.class,
                            ChooseDeployed.class,
                            ChooseFirstDeployer.class,
                            KeepBack.class),
                    Map.of("flux-powered", ChooseEmpowered.class));

    private static final List<Throw> ATTACKS =
            List.of(Throw.CLASH, Throw.IMPACT, Throw.OPPORTUNITY, Throw.CHALLENGE, Throw.VOLLEY);
    private static final Map<String, List<Throw>> WORDS = words();

    private static Map<String, List<Throw>> words() {
        var words = new LinkedHashMap<String, List<Throw>>();
        for (var word : List.of("hit", "hits", "to-hit", "attack", "attacks"))
            words.put(word, ATTACKS);
        words.put("duel", List.of(Throw.CHALLENGE));
        for (var word : List.of("defense", "defend", "save", "saves"))
            words.put(word, List.of(Throw.DEFENCE));
        for (var word : List.of("cast", "spell", "spellcasting"))
            words.put(word, List.of(Throw.CASTING));
        words.put("combat-rally", List.of(Throw.RALLY));
        return words;
    }

    private static List<Task<Battle>> collect() {
        var all = new ArrayList<Task<Battle>>();
        all.addAll(CombatTasks.all());
        all.addAll(ShootingTasks.all());
        all.addAll(MoraleTasks.all());
        all.addAll(MovementTasks.all());
        all.addAll(ChargeTasks.all());
        all.addAll(SequenceTasks.all());
        all.addAll(CardTasks.all());
        all.addAll(MeasureTasks.all());
        all.addAll(SightTasks.all());
        all.addAll(PermissionTasks.all());
        all.addAll(DiceTasks.all());
        all.addAll(CharacterTasks.all());
        all.addAll(MagicTasks.all());
        all.addAll(EventTasks.all());
        all.addAll(TerrainTasks.all());
        all.addAll(SetupTasks.all());
        all.addAll(ScenarioTasks.all());
        all.addAll(CheckTasks.all());
        all.addAll(PresenceTasks.all());
        all.addAll(TraitTasks.all());
        all.addAll(TerrainQueries.all());
        all.replaceAll(task -> ACTIONS.contains(task.name()) ? ending(task) : scoring(task));
        all.replaceAll(ScenarioAssumptions::telling);
        return List.copyOf(all);
    }

    /** With what the end of an action brings. */
    private static Task<Battle> ending(Task<Battle> action) {
        return action.reading(fields -> {
            var play = action.reader().read(fields);
            return (battle, referee) -> {
                play.play(battle, referee);
                DeclaredAction.ends(battle, referee);
            };
        });
    }

    /** Where the players chose so, points that are scored may end the battle (FB-SCEN2-06). */
    private static Task<Battle> scoring(Task<Battle> stage) {
        return stage.reading(fields -> {
            var play = stage.reader().read(fields);
            return (battle, referee) -> {
                int before = points(battle);
                play.play(battle, referee);
                if (points(battle) > before) Victory.endIfReached(battle, referee);
            };
        });
    }

    private static int points(Battle battle) {
        return battle.points(Side.A) + battle.points(Side.B);
    }

    @Override
    public GameId game() {
        return FirstBloodKit.ID;
    }

    @Override
    public List<Task<Battle>> tasks() {
        return TASKS;
    }

    @Override
    public Task<Battle> task(Node node) {
        var said = NodeReader.name(node);
        if (!NodeReader.same(said, "heal")) return TaskCatalogue.super.task(node);
        return TaskCatalogue.super.task(new Node.Scalar(node.place(), "healing"));
    }

    @Override
    public Scene<Battle> scene(FieldGroup fields, @Nullable Enum<?> stage) {
        return SceneReader.read(fields, edition, (Stage) stage);
    }

    @Override
    public @Nullable Assumption assumes(Question<Battle, ?> question, Battle battle) {
        return UsualAnswers.taken(question, battle);
    }

    /** Who has had its actions takes no more (FB-ACT-14). */
    @Override
    public @Nullable Refusal neverAsked(String question, List<Event> events) {
        if (!question.equals("action")) return null;
        ActionTaken last = null;
        for (var event : events) if (event instanceof ActionTaken taken) last = taken;
        if (last == null || last.nth() < 2) return null;
        return Refusal.because("FB-ACT-14", "no-more-actions", last.regiment(), last.nth());
    }

    @Override
    public @Nullable Assumption assumes(Event event, Battle battle) {
        return UsualAnswers.taken(event);
    }

    @Override
    public States<Battle> tableState() {
        return BattleState.ALL;
    }

    @Override
    public States<Regiment> unitState() {
        return RegimentState.ALL;
    }

    @Override
    public QuestionNames questions() {
        return QUESTIONS;
    }

    @Override
    public List<Throw> purposes() {
        return List.of(Throw.values());
    }

    @Override
    public Map<String, List<Throw>> usualWords() {
        return WORDS;
    }

    @Override
    public @Nullable Object answer(
            Question<Battle, ?> question, Node node, Battle battle, Frame frame) {
        return new PlayerAnswers(battle, frame).read(question, node);
    }
}
