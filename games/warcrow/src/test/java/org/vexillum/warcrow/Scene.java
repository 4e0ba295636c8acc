package org.vexillum.warcrow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Script;
import org.vexillum.kernel.referee.ScriptedReferee;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Setting;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.Unit;
import org.vexillum.warcrow.table.UnitStanding;

/** A small table with dice and answers prepared. */
public final class Scene {
    private final List<Unit> units = new ArrayList<>();
    private final Deque<Integer> faces = new ArrayDeque<>();
    private final Deque<Object> answers = new ArrayDeque<>();
    private Scenario scenario = Scenario.TAKE_POSITIONS;
    private @Nullable Feat feat;
    private @Nullable Battle battle;
    private final ScriptedReferee<Battle> referee = new ScriptedReferee<>(new Prepared());

    public Scene scenario(Scenario which) {
        scenario = which;
        return this;
    }

    public Scene feat(Feat which) {
        feat = which;
        return this;
    }

    /** A unit on the table. */
    public Scene with(Side side, UnitCard card, UnitStanding stands) {
        var unit = new Unit(card, side);
        unit.setStatus(Status.ON_TABLE);
        unit.setStanding(stands);
        units.add(unit);
        return this;
    }

    public Scene dice(Integer... prepared) {
        faces.addAll(Arrays.asList(prepared));
        return this;
    }

    public Scene answers(Object... prepared) {
        answers.addAll(Arrays.asList(prepared));
        return this;
    }

    public Battle battle() {
        if (battle == null) {
            battle =
                    new Battle(
                            new Setting(
                                    scenario,
                                    feat,
                                    company(Side.A),
                                    company(Side.B),
                                    Options.DEFAULT));
            for (var unit : units) battle.add(unit);
            battle.clock().setStage(Stage.ACTIVATION);
            referee.standAt(battle);
        }
        return battle;
    }

    private Company company(Side side) {
        var cards = units.stream().filter(unit -> unit.side() == side).map(Unit::card).toList();
        return new Company(side.name(), cards, "");
    }

    public ScriptedReferee<Battle> referee() {
        battle();
        return referee;
    }

    /** The last event of a kind. */
    public <E extends Event> E last(Class<E> kind) {
        return referee.events().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .reduce((_, later) -> later)
                .orElseThrow();
    }

    public boolean happened(Class<? extends Event> kind) {
        return referee.events().stream().anyMatch(kind::isInstance);
    }

    private final class Prepared implements Script<Battle> {
        @Override
        public <A> @Nullable A answer(Side side, Question<Battle, A> question, Choices<A> choices) {
            return answers.isEmpty() ? null : question.answerType().cast(answers.remove());
        }

        @Override
        public int @Nullable [] faces(Dice dice, int count) {
            if (faces.size() < count) return null;
            int[] taken = new int[count];
            for (int i = 0; i < count; i++) taken[i] = faces.remove();
            return taken;
        }
    }
}
