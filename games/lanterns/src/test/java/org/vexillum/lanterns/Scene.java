package org.vexillum.lanterns;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.path.Places;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Script;
import org.vexillum.kernel.referee.ScriptedReferee;

/** A small table with dice and answers prepared. */
final class Scene {
    /** Move 6, Fight 4+, Guard 5+, Nerve 4+, Grit 2, Shoot 4+ at 18 inches. */
    static final Profile SCOUT = new Profile("Scout", 6, 4, 5, 4, 2, 4, 18);

    private final List<Fighter> fighters = new ArrayList<>();
    private final List<Terrain> terrain = new ArrayList<>();
    private final Deque<Integer> faces = new ArrayDeque<>();
    private final Deque<Object> answers = new ArrayDeque<>();
    private Point lantern = Battle.MIDDLE;
    private String bearer = "";
    private int round = 1;
    private @Nullable Battle battle;
    final ScriptedReferee<Battle> referee = new ScriptedReferee<>(new Prepared());

    /** A fighter whose side is the first letter of its id; places in inches. */
    Scene with(String id, double x, double y) {
        var side = Side.valueOf(id.substring(0, 1));
        fighters.add(new Fighter(id, side, SCOUT, at(x, y), SCOUT.grit(), false, false));
        return this;
    }

    static Point at(double x, double y) {
        return new Point((int) Math.round(x * 2540), (int) Math.round(y * 2540));
    }

    static Move move(double x, double y) {
        return new Move(at(x, y));
    }

    Scene shaken(String id) {
        fighters.replaceAll(one -> one.id().equals(id) ? one.shaken(true) : one);
        return this;
    }

    Scene grit(String id, int grit) {
        fighters.replaceAll(one -> one.id().equals(id) ? one.withGrit(grit) : one);
        return this;
    }

    Scene profile(String id, Profile profile) {
        fighters.replaceAll(one ->
                one.id().equals(id)
                        ? new Fighter(id, one.side(), profile, one.at(), one.grit(), false, false)
                        : one);
        return this;
    }

    Scene bearer(String id) {
        bearer = id;
        return this;
    }

    Scene lantern(double x, double y) {
        lantern = at(x, y);
        return this;
    }

    Scene terrain(Terrain.Sort sort, double x, double y) {
        terrain.add(round(sort, x, y));
        return this;
    }

    /** An outline of eight corners, two inches from the middle. */
    static Terrain round(Terrain.Sort sort, double x, double y) {
        return new Terrain(sort, Places.around(at(x, y), inches(2), 8));
    }

    Scene round(int now) {
        round = now;
        return this;
    }

    Scene dice(Integer... prepared) {
        faces.addAll(Arrays.asList(prepared));
        return this;
    }

    Scene answers(Object... prepared) {
        answers.addAll(Arrays.asList(prepared));
        return this;
    }

    Battle battle() {
        if (battle == null) {
            var setting = new Setting(band(Side.A), band(Side.B), terrain);
            battle =
                    new Battle(
                            setting,
                            new State(
                                    State.Stage.TURNS,
                                    round,
                                    Side.A,
                                    0,
                                    0,
                                    null,
                                    lantern,
                                    bearer,
                                    fighters));
            referee.standAt(battle);
        }
        return battle;
    }

    private Band band(Side side) {
        var profiles = fighters.stream().filter(one -> one.side() == side).map(Fighter::profile);
        return new Band(side.name(), profiles.toList());
    }

    Fighter fighter(String id) {
        return battle().fighter(id);
    }

    /** Whether every die and every answer was needed. */
    boolean used() {
        return faces.isEmpty() && answers.isEmpty();
    }

    <E extends Event> E last(Class<E> kind) {
        return referee.events().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .reduce((_, later) -> later)
                .orElseThrow();
    }

    boolean happened(Class<? extends Event> kind) {
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
