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
import org.vexillum.firstblood.movement.Measured;
import org.vexillum.firstblood.movement.Moves;
import org.vexillum.firstblood.sequence.OrderStack;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.Names;
import org.vexillum.gamekit.screen.Drag;
import org.vexillum.gamekit.screen.Ghost;
import org.vexillum.gamekit.screen.Mentioned;
import org.vexillum.gamekit.screen.Prompt;
import org.vexillum.gamekit.screen.Prompt.Form;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.gamekit.screen.Shape;
import org.vexillum.gamekit.screen.Sight;
import org.vexillum.gamekit.screen.Sought;
import org.vexillum.gamekit.screen.Speech;
import org.vexillum.gamekit.screen.View;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.referee.Question;

/** First Blood on the screen. */
public final class FirstBloodScreen implements Screen<Battle> {
    @Override
    public View view(Battle battle, @Nullable Side viewer, Speech speech) {
        return new Picture(battle, viewer, speech).view();
    }

    @Override
    public List<Ghost> ghosts(Battle battle, Question<Battle, ?> question, Object answer) {
        var id = mover(question);
        if (id == null || !(answer instanceof Moves moves)) return List.of();
        var regiment = battle.regiment(id);
        var ghosts = new ArrayList<Ghost>();
        for (var go : moves.models())
            ghosts.add(
                    new Ghost(
                            id,
                            go.model(),
                            Shape.of(new Disc(go.end(), regiment.card(go.model()).radius())),
                            null));
        return ghosts;
    }

    /** The regiment whose models a question sends somewhere, or null. */
    static @Nullable String mover(Question<Battle, ?> question) {
        if (question.answerType() != Moves.class || !(question instanceof Record facts))
            return null;
        return Mentioned.by(facts).getFirst();
    }

    @Override
    public Form form(Question<Battle, ?> question) {
        return switch (question) {
            case OrderStack _ -> Form.ORDER;
            case OrderHits hits when hits.groups().size() > 2 -> Form.ORDER;
            case Deploy _, ChooseEntry _, ChooseReturn _ -> Form.PLACE;
            default -> question.answerType() == Moves.class ? Form.MOVE : Form.CHOOSE;
        };
    }

    /** Hits by what makes them different. */
    @Override
    public @Nullable String item(Question<Battle, ?> question, Object value, Speech speech) {
        if (!(question instanceof OrderHits order) || !(value instanceof Integer n)) return null;
        var group = order.groups().get(n);
        var facts = Map.of("hits", group.hits());
        var causes = group.rules();
        var hits = speech.teller().say("HitGroup", facts, Names.NONE);
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
    public @Nullable Sought sought(Battle battle, Question<Battle, ?> question, Drag drag) {
        var mover = mover(question);
        if (mover == null || !mover.equals(drag.unit())) return null;
        return Gestures.on(battle, question, battle.regiment(mover)).sought(drag);
    }

    @Override
    public @Nullable Sought typed(Battle battle, Question<Battle, ?> question, String words) {
        var mover = mover(question);
        if (mover == null) return null;
        var regiment = battle.regiment(mover);
        return TypedMove.read(Gestures.on(battle, question, regiment), regiment, words);
    }

    @Override
    public @Nullable Integer left(Battle battle, Question<Battle, ?> question, Object answer) {
        return answer instanceof Moves moves && question.choices(battle) instanceof Measured most
                ? (Integer) most.left(moves)
                : null;
    }

    @Override
    public boolean foretells(Question<Battle, ?> question, List<?> answers) {
        return Prospects.foretold(question, answers);
    }

    @Override
    public List<List<String>> odds(
            Battle battle, Question<Battle, ?> question, Object answer, Speech speech) {
        return new Prospects(battle, Names.of(battle), speech).of(question, answer);
    }

    @Override
    public @Nullable Sight sight(
            Battle battle, String unit, @Nullable Integer model, String target, Speech speech) {
        return new Looking(battle, speech).sight(unit, model, target);
    }
}
