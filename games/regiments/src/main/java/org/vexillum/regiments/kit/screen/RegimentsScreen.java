package org.vexillum.regiments.kit.screen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.Drag;
import org.vexillum.gamekit.screen.Ghost;
import org.vexillum.gamekit.screen.Prompt;
import org.vexillum.gamekit.screen.Prompt.Form;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.SightView;
import org.vexillum.gamekit.screen.SoughtAnswer;
import org.vexillum.gamekit.screen.View;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.magic.CommitTokens;
import org.vexillum.regiments.magic.SpentTokens;
import org.vexillum.regiments.mission.Arrive;
import org.vexillum.regiments.mission.Deploy;
import org.vexillum.regiments.mission.PlaceMarker;
import org.vexillum.regiments.mission.PlaceScout;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.table.Battle;

/** Regiments on the screen. */
public final class RegimentsScreen implements Screen<Battle> {
    @Override
    public View view(Battle battle, @Nullable Side viewer, ScreenWords speech) {
        return new RegimentsView(battle, speech).view();
    }

    @Override
    public boolean hides() {
        return false;
    }

    @Override
    public List<Ghost> ghosts(Battle battle, Question<Battle, ?> question, Object answer) {
        return Ghosts.of(battle, question, answer);
    }

    @Override
    public Form form(Question<Battle, ?> question) {
        return switch (question) {
            case ChooseMove _, ChoosePivot _, ChooseConsolidation _, ChooseCharge _ -> Form.MOVE;
            case OrderWeapons order when order.weapons().size() > 2 -> Form.ORDER;
            case Deploy _, PlaceScout _, Arrive _, PlaceMarker _ -> Form.PLACE;
            default -> Form.CHOOSE;
        };
    }

    /** All models, since only kinds of them are listed; each number of tokens of each caster. */
    @Override
    public List<?> parts(Battle battle, Question<Battle, ?> question) {
        return switch (question) {
            case ChooseCasualties hurt -> {
                var slots = battle.unit(hurt.unit()).slots();
                yield List.of(
                        new ChooseCasualties.Order(Arrays.stream(slots).sorted().boxed().toList()));
            }
            case CommitTokens tokens -> {
                var all = new ArrayList<SpentTokens>();
                for (var one : tokens.available())
                    for (int n = 1; n <= one.tokens(); n++)
                        all.add(new SpentTokens(one.unit(), one.model(), n));
                yield List.of(new CommitTokens.Commitment(all));
            }
            default -> List.of();
        };
    }

    @Override
    public Prompt.@Nullable Handles handles(Battle battle, Question<Battle, ?> question) {
        return Gestures.handles(battle, question);
    }

    @Override
    public @Nullable SoughtAnswer sought(Battle battle, Question<Battle, ?> question, Drag drag) {
        return new Gestures(battle, question).sought(drag);
    }

    @Override
    public @Nullable SoughtAnswer typed(Battle battle, Question<Battle, ?> question, String words) {
        return new Gestures(battle, question).typed(words);
    }

    @Override
    public @Nullable Integer left(Battle battle, Question<Battle, ?> question, Object answer) {
        return new Gestures(battle, question).left(answer);
    }

    @Override
    public boolean foretells(Question<Battle, ?> question, List<?> answers) {
        return AnswerOdds.foretold(question);
    }

    @Override
    public List<List<String>> odds(
            Battle battle, Question<Battle, ?> question, Object answer, ScreenWords speech) {
        return new AnswerOdds(battle, TableNames.of(battle), speech).of(question, answer);
    }

    @Override
    public @Nullable SightView sight(
            Battle battle,
            String unit,
            @Nullable Integer model,
            String target,
            ScreenWords speech) {
        return new SightLinesView(battle, speech).sight(unit, model, target);
    }
}
