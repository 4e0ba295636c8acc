package org.vexillum.firstblood.kit.screen;

import java.util.List;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.odds.Fate;
import org.vexillum.firstblood.odds.Odds;
import org.vexillum.firstblood.odds.OddsCalculator;
import org.vexillum.firstblood.odds.PlayerPreferences;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.OddsLines;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.kernel.referee.Question;

/** What an answer may lead to, by exact odds. */
record AnswerOdds(Battle battle, TableNames names, ScreenWords speech) {
    static boolean foretold(Question<Battle, ?> question, List<?> answers) {
        return switch (question) {
            case ChooseVolley _, ChooseTargets _ -> true;
            case ChooseAction _ ->
                    answers.contains(ActionKind.CLASH) || answers.contains(ActionKind.VOLLEY);
            default -> false;
        };
    }

    List<List<String>> of(Question<Battle, ?> question, Object answer) {
        return switch (question) {
            case ChooseVolley volley when answer instanceof ChooseVolley.Order order ->
                    told(reckoning().of(volley.volley(battle, order)));
            case ChooseAction action when answer == ActionKind.CLASH -> clash(action.regiment());
            case ChooseAction action when answer == ActionKind.VOLLEY -> volley(action.regiment());
            case ChooseTargets blows when answer instanceof ChooseTargets.Targets targets ->
                    blows(blows, targets);
            default -> List.of();
        };
    }

    /** With the choices that the page of odds assumes as well. */
    private OddsCalculator reckoning() {
        return new OddsCalculator(battle, PlayerPreferences.SPENDING);
    }

    /** As it would strike from where it stands. */
    private List<List<String>> clash(String id) {
        var regiment = battle.regiment(id);
        var all = clash(id, battle.regiments(regiment.side().other()));
        if (all.reach().isEmpty()) return List.of();
        var struck = struck(all.choices(battle).list().getFirst());
        if (struck.size() != 1) return List.of();
        var blows = clash(id, List.of(battle.regiment(struck.getFirst())));
        var choices = blows.choices(battle);
        return blows(
                blows, PlayerPreferences.SPENDING.answer(battle, regiment.side(), blows, choices));
    }

    private ChooseTargets clash(String id, List<Regiment> foes) {
        var reach = ModelTargets.of(battle, battle.regiment(id), Manner.CLASH, foes);
        return new ChooseTargets(id, Manner.CLASH, reach, false);
    }

    private static List<String> struck(ChooseTargets.Targets targets) {
        return targets.picks().stream().map(ChooseTargets.Pick::target).distinct().toList();
    }

    /** If there is but one way to do it. */
    private List<List<String>> volley(String id) {
        var question = new ChooseVolley(id);
        var orders = question.choices(battle).list();
        return orders.size() == 1
                ? told(reckoning().of(question.volley(battle, orders.getFirst())))
                : List.of();
    }

    /** One target alone: odds of several would not add up. */
    private List<List<String>> blows(ChooseTargets question, ChooseTargets.Targets targets) {
        var struck = struck(targets);
        if (struck.size() != 1) return List.of();
        return told(reckoning().of(question.assault(battle, targets), struck.getFirst()));
    }

    private List<List<String>> told(Odds odds) {
        var outlook = new OddsLines(speech);
        outlook.expected("hits", odds.hits());
        fate(outlook, odds.target());
        if (odds.actor().wounds().mean() > 0) fate(outlook, odds.actor());
        return outlook.lines();
    }

    private void fate(OddsLines outlook, Fate fate) {
        outlook.about(names.unit(fate.regiment()).orElse(fate.regiment()))
                .expected("wounds", fate.wounds())
                .expected("slain", fate.slain())
                .chance("destroyed", fate.destroyed())
                .chance("broken", fate.broken());
    }
}
