package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Melees;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.PausableSequence;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Script;
import org.vexillum.kernel.referee.ScriptedReferee;

/** What is set aside between two steps goes on later as if it had never been. */
class CoursesTest {
    /** Dice by a seed, and what is proposed first. */
    private record Drawn(RandomSource lot) implements Script<Battle> {
        @Override
        public <A> A answer(Side side, Question<Battle, A> question, Choices<A> choices) {
            return choices.list().getFirst();
        }

        @Override
        public int[] faces(Dice dice, int count) {
            int[] faces = new int[count];
            for (int i = 0; i < count; i++) faces[i] = 1 + lot.below(6);
            return faces;
        }
    }

    private static Referee<Battle> referee(Battle battle, long seed) {
        var referee = new ScriptedReferee<>(new Drawn(new RandomSource(seed)));
        referee.standAt(battle);
        return referee;
    }

    /** Plays it to its end; at every step a copy is left behind, and then does the same. */
    private static <C extends PausableSequence<C>> C walk(C course, Battle battle, long seed) {
        for (int step = 0; !course.over(); step++) {
            var aside = course.copy();
            var table = battle.copy();
            assertThat(aside).isEqualTo(course).hasSameHashCodeAs(course);
            assertThat(aside.left()).isEqualTo(course.left()).isPositive();
            course.next(battle, referee(battle, seed + step));
            assertThat(aside).isNotEqualTo(course);
            aside.next(table, referee(table, seed + step));
            assertThat(aside).isEqualTo(course).hasSameHashCodeAs(course);
            assertThat(table.fingerprint()).isEqualTo(battle.fingerprint());
        }
        assertThat(course.copy().over()).isTrue();
        return course;
    }

    /** A character with a retinue, one of them with rules of its own. */
    private static Regiment lord(int edition) {
        return Melees.a(edition)
                .profile(5, 0, 4, 3, 3, 3, 2, 1)
                .traits("Deadly Blades", "Tenacious")
                .model(Role.CHARACTER)
                .profile(5, 0, 4, 2, 1, 3, 1, 0)
                .traits("Cleave (1)")
                .model(Role.RETINUE)
                .model(Role.RETINUE)
                .build();
    }

    private static Regiment company(int edition) {
        return Melees.b(edition)
                .profile(5, 0, 3, 1, 2, 3, 2, 0)
                .traits("Lethal Demise", "Counter-attack", "Tenacious")
                .models(3)
                .model(Role.OFFICER)
                .build();
    }

    private static Battle battle(int edition, Regiment... regiments) {
        return Melees.bout(edition, regiments).battle();
    }

    /** Everybody strikes the other regiment as a whole. */
    private static DeclaredAttacks assault(Battle battle, String by, String target) {
        var strikes = new ArrayList<ModelAttack>();
        for (int model : RankAndFile.living(battle.regiment(by)))
            strikes.add(new ModelAttack(model, target, RankAndFile.WHOLE, false));
        var front =
                new EngagedModels(
                        target,
                        RankAndFile.living(battle.regiment(target)),
                        RankAndFile.living(battle.regiment(by)));
        return new DeclaredAttacks(by, Manner.CLASH, strikes, List.of(front));
    }

    @ParameterizedTest
    @CsvSource({"1, a, b", "2, a, b", "1, b, a", "2, b, a"})
    void attacksLandAndAreAnsweredStepByStep(int edition, String by, String target) {
        for (long seed = 0; seed < 300; seed += 20) {
            var battle = battle(edition, lord(edition), company(edition));
            var assault = assault(battle, by, target);
            var rolled = walk(assault.rolling(battle, referee(battle, seed)), battle, seed);
            var landing = assault.landing(battle, assault.scored(rolled), new ActionMorale());
            var landed = walk(landing, battle, seed + 7);
            walk(landed.thrown(), battle, seed + 13);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, true", "1, false"})
    void attacksAreDefendedAgainstPoolByPool(int edition, boolean answered) {
        for (long seed = 0; seed < 300; seed += 20) {
            var battle = battle(edition, lord(edition), company(edition));
            var assault = assault(battle, "a", "b");
            var course = assault.poolByPool(battle, answered, referee(battle, seed));
            var landed = walk(course, battle, seed).landing();
            assertThat(landed.over()).isTrue();
            int lost = 8 - woundsLeft(battle.regiment("b"));
            assertThat(landed.after().tests(battle).stream().mapToInt(test -> test.dice()).sum())
                    .isBetween(0, lost);
        }
    }

    private static int woundsLeft(Regiment regiment) {
        return RankAndFile.woundsLeft(regiment, RankAndFile.living(regiment));
    }

    /** Whose attacks they were is forgotten if nobody asks for what is thrown back. */
    @Test
    void hitsThrownBackGoToWhoseAttacksTheyAnswerIfAnybodyAsks() {
        var told = thrownBack(true);
        var untold = thrownBack(false);
        assertThat(told).isPositive();
        assertThat(untold).isEqualTo(told);
    }

    private static int thrownBack(boolean answered) {
        int sum = 0;
        for (long seed = 0; seed < 200; seed++) {
            var battle = battle(1, lord(1), company(1));
            var assault = assault(battle, "a", "b");
            var course = assault.poolByPool(battle, answered, referee(battle, seed));
            course.play(battle, referee(battle, seed));
            sum += course.landing().thrown().left();
        }
        return sum;
    }

    private static Levy troop(String id, Side side) {
        return Levy.of(Edition.FIRST, id).side(side);
    }

    private static boolean fits(Battle battle, ModelAttack... strikes) {
        var fronts = List.of(new EngagedModels("b", List.of(0), List.of(0)));
        var assault = new DeclaredAttacks("a", Manner.CLASH, List.of(strikes), fronts);
        return PoolByPoolAttacks.fits(battle, assault);
    }

    private static ModelAttack strike(int model, String target, int at) {
        return new ModelAttack(model, target, at, false);
    }

    @Test
    void poolsAreTakenOneByOneOnlyWhereAllHitsOnATargetGoToOneBatch() {
        var ours = troop("a", Side.A).models(2).model(Role.OFFICER).model(Role.TROOPER).build();
        var theirs = troop("b", Side.B).models(2).model(Role.OFFICER).build();
        var others = troop("c", Side.B).models(2).build();
        var lord = troop("d", Side.B).model(Role.CHARACTER).model(Role.RETINUE).build();
        var battle =
                Field.of(Edition.FIRST).with(ours).with(theirs).with(others).with(lord).battle();
        var whole = strike(0, "b", RankAndFile.WHOLE);
        assertThat(fits(battle, whole, strike(1, "b", RankAndFile.WHOLE))).isTrue();
        assertThat(fits(battle, strike(0, "b", 2), strike(1, "b", 2))).isTrue();
        assertThat(fits(battle)).isFalse();
        assertThat(fits(battle, whole, strike(1, "c", RankAndFile.WHOLE))).isTrue();
        assertThat(fits(battle, whole, strike(1, "b", 2))).isTrue();
        assertThat(fits(battle, whole, strike(1, "d", RankAndFile.WHOLE))).isFalse();
        assertThat(fits(battle, strike(0, "d", RankAndFile.WHOLE))).isFalse();
        // an officer among the strikers tells those before and after him apart
        var officer = strike(2, "b", RankAndFile.WHOLE);
        assertThat(fits(battle, officer, whole)).isTrue();
        assertThat(fits(battle, whole, officer)).isTrue();
        assertThat(fits(battle, whole, officer, strike(3, "b", RankAndFile.WHOLE))).isFalse();
        theirs.remove(2);
        assertThat(fits(battle, strike(0, "b", 2))).isFalse();
    }
}
