package org.vexillum.regiments;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.NoAnswerYet;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Script;
import org.vexillum.kernel.referee.ScriptedReferee;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.combat.Wounds;
import org.vexillum.regiments.morale.MoraleTest;
import org.vexillum.regiments.morale.WoundTests;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Unit;

/**
 * Two units, "a" of side A and "b" of side B, with prepared dice and answers.
 *
 * <p>Each roll is prepared with its purpose and exactly its dice; whatever is missing or left over
 * fails the test.
 */
public final class Fray {
    private static final Force NOBODY = new Force("Nobody", 0, List.of(), List.of());

    private record Prepared(Throw purpose, int[] faces) {}

    private final Battle battle;
    private final Deque<Prepared> rolls = new ArrayDeque<>();
    private final Deque<Object> answers = new ArrayDeque<>();
    private final ScriptedReferee<Battle> referee = new ScriptedReferee<>(new Dealt());

    private Fray(Options options, UnitSpec a, UnitSpec b) {
        battle = battle(options, a, b);
        referee.standAt(battle);
    }

    public static Fray between(UnitSpec a, UnitSpec b) {
        return new Fray(Options.DEFAULT, a, b);
    }

    public static Fray with(Options options, UnitSpec a, UnitSpec b) {
        return new Fray(options, a, b);
    }

    /** A table without places: what is asked of it needs none. */
    public static Battle battle(Options options, UnitSpec a, UnitSpec b) {
        var battle = new Battle(new Setting(182_880, 121_920, List.of(), NOBODY, NOBODY, options));
        battle.add(a.on(Side.A, "a"));
        battle.add(b.on(Side.B, "b"));
        return battle;
    }

    private final class Dealt implements Script<Battle> {
        @Override
        public <A> @Nullable A answer(Side side, Question<Battle, A> question, Choices<A> all) {
            if (answers.isEmpty()) return null;
            var answer = answers.poll();
            assertThat(answer).as("answer to %s", question).isInstanceOf(question.answerType());
            return question.answerType().cast(answer);
        }

        @Override
        public int @Nullable [] faces(Dice dice, int count) {
            var next = rolls.poll();
            if (next == null) return null;
            assertThat(dice.purpose()).as("purpose of %s", dice).isEqualTo(next.purpose);
            assertThat(next.faces).as("dice for %s", dice).hasSize(count);
            return next.faces;
        }
    }

    // ---- preparing

    /** The dice of the next roll; re-rolls are rolls of their own. */
    public Fray roll(Throw purpose, int... faces) {
        rolls.add(new Prepared(purpose, faces));
        return this;
    }

    public Fray hit(int... faces) {
        return roll(Throw.HIT, faces);
    }

    public Fray block(int... faces) {
        return roll(Throw.DEFENSE, faces);
    }

    public Fray regenerate(int... faces) {
        return roll(Throw.REGENERATION, faces);
    }

    public Fray impact(int... faces) {
        return roll(Throw.IMPACT, faces);
    }

    public Fray morale(int face) {
        return roll(Throw.MORALE, face);
    }

    public Fray fearless(int face) {
        return roll(Throw.FEARLESS, face);
    }

    public Fray answer(Object... more) {
        for (var answer : more) answers.add(answer);
        return this;
    }

    // ---- playing

    /** A stage of the rules. */
    public interface Stage<R> {
        R play(Battle battle, Referee<Battle> referee);
    }

    /** Plays a stage; everything prepared is used up and nothing is missing. */
    public <R> R play(Stage<R> stage) {
        R result;
        try {
            result = stage.play(battle, referee);
        } catch (NoAnswerYet stop) {
            throw new AssertionError(
                    "missing: " + referee.waiting() + referee.missing() + " after " + events());
        }
        assertThat(rolls).as("dice left over after %s", events()).isEmpty();
        assertThat(answers).as("answers left over after %s", events()).isEmpty();
        return result;
    }

    /** Plays until a question that has no answer prepared, and returns it. */
    public Question<Battle, ?> asked(Stage<?> stage) {
        try {
            stage.play(battle, referee);
        } catch (NoAnswerYet stop) {
            return Objects.requireNonNull(referee.waiting(), "dice are missing").question();
        }
        throw new AssertionError("nothing was asked");
    }

    /** Unit a shoots at unit b. */
    public Volley shoot(String weapon) {
        return new Volley(this, weapon);
    }

    /** Unit b takes wounds that nothing can ignore. Returns those really taken. */
    public int wound(int wounds) {
        return deadly(wounds, 1);
    }

    /** Unit b takes wounds multiplied on one model each. */
    public int deadly(int wounds, int each) {
        return play(new Wounds("b", AttackTarget.WHOLE, wounds, each, List.of())::play);
    }

    /** Unit a charges unit b. */
    public Fray charge(ChargedSide side) {
        play((table, judge) -> {
            new Melee("a", "b", side).play(table, judge);
            return true;
        });
        return this;
    }

    public Fray charge() {
        return charge(ChargedSide.FRONT);
    }

    /** A unit tests morale because of wounds. */
    public Fray test(String unit) {
        return test(MoraleTest.forWounds(unit));
    }

    public Fray test(MoraleTest test) {
        play((table, judge) -> {
            test.play(table, judge);
            return true;
        });
        return this;
    }

    /** Side A's activation ends. */
    public Fray endOfActivation() {
        play((table, judge) -> {
            new WoundTests(Side.A).play(table, judge);
            return true;
        });
        return this;
    }

    // ---- looking

    public Battle battle() {
        return battle;
    }

    public Unit a() {
        return battle.unit("a");
    }

    public Unit b() {
        return battle.unit("b");
    }

    public List<Event> events() {
        return referee.events();
    }

    public <E> List<E> all(Class<E> type) {
        return events().stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The one event of a type. */
    public <E> E event(Class<E> type) {
        assertThat(all(type)).as("one %s in %s", type.getSimpleName(), events()).hasSize(1);
        return all(type).getFirst();
    }

    /** Whether some event rests on this rule. */
    public boolean cites(String rule) {
        return events().stream().anyMatch(event -> event.rules().has(rule));
    }
}
