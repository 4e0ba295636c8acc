package org.vexillum.firstblood.kit.screen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.combat.OrderHits;
import org.vexillum.firstblood.movement.ChooseEntry;
import org.vexillum.firstblood.movement.ChooseReturn;
import org.vexillum.firstblood.movement.Deploy;
import org.vexillum.firstblood.movement.LimitedMoves;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.sequence.OrderStack;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.Drag;
import org.vexillum.gamekit.screen.Ghost;
import org.vexillum.gamekit.screen.MentionedUnits;
import org.vexillum.gamekit.screen.Prompt;
import org.vexillum.gamekit.screen.Prompt.Form;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.gamekit.screen.ScreenShape;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.SightView;
import org.vexillum.gamekit.screen.SoughtAnswer;
import org.vexillum.gamekit.screen.View;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.referee.Question;

/** First Blood on the screen. */
public final class FirstBloodScreen implements Screen<Battle> {
    @Override
    public View view(Battle battle, @Nullable Side viewer, ScreenWords speech) {
        return new FirstBloodView(battle, viewer, speech).view();
    }

    @Override
    public List<Ghost> ghosts(Battle battle, Question<Battle, ?> question, Object answer) {
        var id = mover(question);
        if (id == null || !(answer instanceof ModelMoves moves)) return List.of();
        var regiment = battle.regiment(id);
        var ghosts = new ArrayList<Ghost>();
        for (var go : moves.models())
            ghosts.add(
                    new Ghost(
                            id,
                            go.model(),
                            ScreenShape.of(new Disc(go.end(), regiment.card(go.model()).radius())),
                            null));
        return ghosts;
    }

    /** The regiment whose models a question sends somewhere, or null. */
    static @Nullable String mover(Question<Battle, ?> question) {
        if (question.answerType() != ModelMoves.class || !(question instanceof Record facts))
            return null;
        return MentionedUnits.by(facts).getFirst();
    }

    @Override
    public Form form(Question<Battle, ?> question) {
        return switch (question) {
            case OrderStack _ -> Form.ORDER;
            case OrderHits hits when hits.groups().size() > 2 -> Form.ORDER;
            case Deploy _, ChooseEntry _, ChooseReturn _ -> Form.PLACE;
            default -> question.answerType() == ModelMoves.class ? Form.MOVE : Form.CHOOSE;
        };
    }

    /** Hits by what makes them different. */
    @Override
    public @Nullable String item(Question<Battle, ?> question, Object value, ScreenWords speech) {
        if (!(question instanceof OrderHits order) || !(value instanceof Integer n)) return null;
        var group = order.groups().get(n);
        var facts = Map.of("hits", group.hits());
        var causes = group.rules();
        var hits = speech.teller().say("HitGroup", facts, TableNames.NONE);
        return causes.isEmpty() ? hits : hits + " (" + String.join(", ", causes) + ")";
    }

    /** All models, since others are candidates when the first are gone. */
    @Override
    public List<?> parts(Battle battle, Question<Battle, ?> question) {
        if (!(question instanceof AllocateWounds hurt)) return List.of();
        var models = battle.regiment(hurt.regiment()).models();
        return List.of(
                new AllocateWounds.Allocation(Arrays.stream(models).sorted().boxed().toList()));
    }

    @Override
    public Prompt.@Nullable Handles handles(Battle battle, Question<Battle, ?> question) {
        var mover = mover(question);
        if (mover == null) return null;
        return new Prompt.Handles(List.of(mover), Gestures.together(question), true, false, false);
    }

    @Override
    public @Nullable SoughtAnswer sought(Battle battle, Question<Battle, ?> question, Drag drag) {
        var mover = mover(question);
        if (mover == null || !mover.equals(drag.unit())) return null;
        return Gestures.on(battle, question, battle.regiment(mover)).sought(drag);
    }

    @Override
    public @Nullable SoughtAnswer typed(Battle battle, Question<Battle, ?> question, String words) {
        var mover = mover(question);
        if (mover == null) return null;
        var regiment = battle.regiment(mover);
        return TypedMove.read(Gestures.on(battle, question, regiment), regiment, words);
    }

    @Override
    public @Nullable Integer left(Battle battle, Question<Battle, ?> question, Object answer) {
        return answer instanceof ModelMoves moves
                        && question.choices(battle) instanceof LimitedMoves most
                ? (Integer) most.left(moves)
                : null;
    }

    @Override
    public boolean foretells(Question<Battle, ?> question, List<?> answers) {
        return AnswerOdds.foretold(question, answers);
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
