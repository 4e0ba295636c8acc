package org.vexillum.regiments.kit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.state.States;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.combat.UseLimited;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.kit.position.SceneReader;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.CommitTokens;
import org.vexillum.regiments.magic.MagicEvents;
import org.vexillum.regiments.mission.Arrive;
import org.vexillum.regiments.mission.ChooseEdge;
import org.vexillum.regiments.mission.Deploy;
import org.vexillum.regiments.mission.PlaceMarker;
import org.vexillum.regiments.mission.PlaceScout;
import org.vexillum.regiments.mission.SetAside;
import org.vexillum.regiments.morale.WhoTests;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.sequence.ChooseAction;
import org.vexillum.regiments.sequence.ChooseUnit;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.BattleState;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;

/** What can be asked about positions of Regiments. */
public final class RegimentsTaskCatalogue implements TaskCatalogue<Battle> {
    private static final List<Task<Battle>> TASKS = collect();
    private static final QuestionNames QUESTIONS =
            new QuestionNames(
                    List.of(
                            ChooseCasualties.class,
                            OrderWeapons.class,
                            PickModel.class,
                            StrikeBack.class,
                            UseLimited.class,
                            WhoTests.class,
                            Arrive.class,
                            ChooseEdge.class,
                            Deploy.class,
                            PlaceMarker.class,
                            PlaceScout.class,
                            SetAside.class,
                            ChooseCharge.class,
                            ChooseConsolidation.class,
                            ChooseMove.class,
                            ChoosePivot.class,
                            ChooseTargets.class,
                            ChooseCast.class,
                            CommitTokens.class,
                            ChooseAction.class,
                            ChooseUnit.class));

    private static final Map<String, List<Throw>> WORDS = words();

    private static Map<String, List<Throw>> words() {
        var words = new LinkedHashMap<String, List<Throw>>();
        for (var word : List.of("hits", "to-hit", "attack", "attacks"))
            words.put(word, List.of(Throw.HIT));
        for (var word : List.of("defence", "defend", "block", "blocks", "save", "saves"))
            words.put(word, List.of(Throw.DEFENSE));
        for (var word : List.of("morale-test", "morales")) words.put(word, List.of(Throw.MORALE));
        words.put("regenerate", List.of(Throw.REGENERATION));
        for (var word : List.of("casting", "spell")) words.put(word, List.of(Throw.CAST));
        return words;
    }

    private static List<Task<Battle>> collect() {
        var all = new ArrayList<Task<Battle>>();
        all.addAll(CombatTasks.all());
        all.addAll(ShootingTasks.all());
        all.addAll(MoraleTasks.all());
        all.addAll(MovementTasks.all());
        all.addAll(MagicTasks.all());
        all.addAll(SequenceTasks.all());
        all.addAll(SetupTasks.all());
        all.addAll(QueryTasks.all());
        all.addAll(CheckTasks.all());
        return List.copyOf(all);
    }

    @Override
    public GameId game() {
        return RegimentsKit.ID;
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
    public States<Battle> tableState() {
        return BattleState.ALL;
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

    /** Spells, and tokens for those of others. */
    @Override
    public boolean offered(Question<?, ?> asked) {
        return asked instanceof ChooseCast || asked instanceof CommitTokens;
    }

    /** Tokens out of reach (AOFR-SR-CASTER-4). */
    @Override
    public List<NotAsked> notAsked(Event beginning, Battle battle) {
        return beginning instanceof MagicEvents.SpellTried tried
                ? new TokensOutOfReach(battle.unit(tried.unit()), battle).all()
                : List.of();
    }

    /** Whoever holds turns before he shoots. */
    @Override
    public @Nullable Refusal tooLate(String question, String before, List<Event> events) {
        return question.equals("pivot") && before.equals("targets")
                ? new ActivationOrder(events).pivot()
                : null;
    }

    /** One action each, and not every action moves or shoots. */
    @Override
    public @Nullable Refusal neverAsked(String question, List<Event> events) {
        var order = new ActivationOrder(events);
        return switch (question) {
            case "action" -> order.another();
            case "move" -> order.move();
            case "targets" -> order.targets();
            default -> null;
        };
    }

    /** Takedown singles somebody out only if its wielder wants to (AOFR-SR-TAKEDOWN-1). */
    @Override
    public @Nullable Assumption assumes(Question<Battle, ?> question, Battle battle) {
        return question instanceof PickModel pick
                ? new Assumption(pick.unit(), "picks-nobody")
                : null;
    }

    /** A move or consolidation may be nothing but a pivot; who is idle may still want to act. */
    @Override
    public boolean belongs(String field, Question<?, ?> asked) {
        if (asked instanceof ChoosePivot pivot && pivot.most() < Angle.HALF)
            return field.equals("action");
        boolean moves = asked instanceof ChooseMove || asked instanceof ChooseConsolidation;
        return moves && field.equals("pivot");
    }
}
