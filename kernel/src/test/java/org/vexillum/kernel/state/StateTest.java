package org.vexillum.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.vexillum.kernel.state.Count.count;
import static org.vexillum.kernel.state.Flag.flag;
import static org.vexillum.kernel.state.Numbers.numbers;
import static org.vexillum.kernel.state.Own.own;
import static org.vexillum.kernel.state.PerModel.perModel;
import static org.vexillum.kernel.state.Text.text;
import static org.vexillum.kernel.state.Word.word;
import static org.vexillum.kernel.state.Word.wordOrNone;
import static org.vexillum.kernel.state.Words.words;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Fingerprints;

class StateTest {
    private static final class Thing {
        boolean tired;
        boolean lost;
        int hurt;
        Side owner = Side.A;
        @Nullable Side gone;
        List<Side> passed = List.of();
        List<Integer> marked = List.of();
        @Nullable String with;
        final int[] wounds = new int[3];
        @Nullable Long seed;
    }

    private static final Flag<Thing> TIRED =
            flag("tired", (Thing t) -> t.tired, (t, on) -> t.tired = on)
                    .until(Until.ROUND_END)
                    .rule("X-1")
                    .badge(2)
                    .in(Use.FACTS, Use.CORRECTION);
    private static final Flag<Thing> LOST =
            flag("lost", (Thing t) -> t.lost, (t, on) -> t.lost = on).badge(1, "gone-astray");
    private static final Count<Thing> HURT =
            count("hurt", (Thing t) -> t.hurt, (t, n) -> t.hurt = n)
                    .from(0, thing -> 7 - thing.hurt)
                    .until(Until.ACTIVATION_END);
    private static final Word<Thing, Side> OWNER =
            word("owner", Side.A, (Thing t) -> t.owner, (t, s) -> t.owner = s).later();
    private static final Word<Thing, Side> GONE =
            wordOrNone("gone", Side.class, (Thing t) -> t.gone, (t, s) -> t.gone = s);
    private static final Words<Thing, Side> PASSED =
            words("passed", Side.class, (Thing t) -> t.passed, (t, s) -> t.passed = s);
    private static final Numbers<Thing> MARKED =
            numbers("marked", (Thing t) -> t.marked, (t, n) -> t.marked = n, _ -> 4);
    private static final Text<Thing> WITH = text("with", (Thing t) -> t.with, (t, s) -> t.with = s);
    private static final PerModel<Thing> WOUNDS =
            perModel(
                    "wounds",
                    _ -> 3,
                    (Thing t, int i) -> t.wounds[i],
                    (t, i, n) -> t.wounds[i] = n);
    private static final Own<Thing, Long> SEED =
            own(
                    "seed",
                    null,
                    (Thing t) -> t.seed,
                    (t, n) -> t.seed = n,
                    (hash, t) -> Fingerprints.add(hash, String.valueOf(t.seed)));
    private static final States<Thing> ALL =
            States.of(TIRED, LOST, HURT, OWNER, GONE, PASSED, MARKED, WITH, WOUNDS, SEED);

    private final Thing thing = new Thing();

    @BeforeEach
    void everythingIsUnusual() {
        TIRED.set(thing, true);
        LOST.set(thing, true);
        HURT.set(thing, 2);
        OWNER.set(thing, Side.B);
        GONE.set(thing, Side.A);
        PASSED.set(thing, List.of(Side.B));
        MARKED.set(thing, List.of(3));
        WITH.set(thing, "friend");
        WOUNDS.set(thing, 1, 2);
        SEED.set(thing, 5L);
    }

    @Test
    void whatWasSetIsReadAndEndsAsUsual() {
        for (var state : ALL.all()) {
            assertThat(state.usual(thing)).as(state.name()).isFalse();
            state.end(thing);
            assertThat(state.usual(thing)).as(state.name()).isTrue();
        }
        assertThat(TIRED.get(thing) || LOST.get(thing)).isFalse();
        assertThat(HURT.get(thing)).isZero();
        assertThat(OWNER.get(thing)).isEqualTo(Side.A);
        assertThat(GONE.get(thing)).isNull();
        assertThat(PASSED.get(thing)).isEmpty();
        assertThat(MARKED.get(thing)).isEmpty();
        assertThat(WITH.get(thing)).isNull();
        assertThat(thing.wounds).containsExactly(0, 0, 0);
        assertThat(SEED.get(thing)).isNull();
    }

    @Test
    void onlyWhatEndsThenEnds() {
        ALL.end(thing, Until.ROUND_END);
        assertThat(thing.tired).isFalse();
        assertThat(thing.hurt).isEqualTo(2);
        ALL.end(thing, Until.ACTIVATION_END);
        assertThat(thing.hurt).isZero();
        ALL.end(thing, Until.NEXT_ROUND);
        assertThat(thing.lost).isTrue();
    }

    @Test
    void theDeclarationIsKept() {
        assertThat(TIRED.name()).isEqualTo("tired").isEqualTo(TIRED.toString());
        assertThat(TIRED.until()).isEqualTo(Until.ROUND_END);
        assertThat(TIRED.rule()).isEqualTo("X-1");
        assertThat(TIRED.badge()).isEqualTo("tired");
        assertThat(LOST.badge()).isEqualTo("gone-astray");
        assertThat(HURT.badge()).isEmpty();
        assertThat(TIRED.isIn(Use.FACTS) && TIRED.isIn(Use.POSITION)).isTrue();
        assertThat(TIRED.isIn(Use.END) || LOST.isIn(Use.FACTS)).isFalse();
        assertThat(TIRED.except(Use.POSITION).isIn(Use.POSITION)).isFalse();
        assertThat(OWNER.isLater()).isTrue();
        assertThat(LOST.isLater()).isFalse();
        assertThat(HURT.least()).isZero();
        assertThat(HURT.most(thing)).isEqualTo(5);
        assertThat(MARKED.most(thing)).isEqualTo(4);
        assertThat(OWNER.usual()).isEqualTo(Side.A);
        assertThat(GONE.usual()).isNull();
        assertThat(GONE.constants()).containsExactly(Side.values());
        assertThat(PASSED.type()).isEqualTo(Side.class);
    }

    @Test
    void badgesHaveAnOrderOfTheirOwn() {
        assertThat(ALL.ranked()).startsWith(LOST, TIRED, HURT).hasSameSizeAs(ALL.all());
        assertThat(ALL.flags()).containsExactly(TIRED, LOST);
        assertThat(ALL.find("lost")).isSameAs(LOST);
        assertThat(ALL.find("found")).isNull();
    }

    @Test
    void noNameIsDeclaredTwice() {
        assertThatIllegalArgumentException().isThrownBy(() -> States.of(TIRED, TIRED));
    }

    @Test
    void aFingerprintHasThePartsInTheirOrderAndThenAllOthers() {
        var packed = Packed.of(ALL.flags()).and(HURT, 8);
        var joint = Joint.<Thing>of((hash, _) -> Fingerprints.add(hash, 77), WITH, WOUNDS, SEED);
        long hash = Fingerprints.add(Fingerprints.START, 77);
        hash = Fingerprints.add(hash, 0b11 | 2 << 8);
        hash = Fingerprints.add(hash, Side.B.ordinal());
        hash = Fingerprints.add(hash, Side.A.ordinal());
        hash = Fingerprints.add(hash, Side.B.ordinal());
        hash = Fingerprints.add(hash, 3);
        assertThat(Fingerprint.of(ALL, joint, packed).add(Fingerprints.START, thing))
                .isEqualTo(hash);
    }

    @Test
    void everyKindHasItsOwnHash() {
        long start = Fingerprints.START;
        assertThat(TIRED.add(start, thing)).isEqualTo(Fingerprints.add(start, 1));
        assertThat(HURT.add(start, thing)).isEqualTo(Fingerprints.add(start, 2));
        assertThat(WITH.add(start, thing)).isEqualTo(Fingerprints.add(start, "friend"));
        assertThat(SEED.add(start, thing)).isEqualTo(Fingerprints.add(start, "5"));
        long wounds = Fingerprints.add(Fingerprints.add(start, 0), 2);
        assertThat(WOUNDS.add(start, thing)).isEqualTo(Fingerprints.add(wounds, 0));
        GONE.end(thing);
        assertThat(GONE.add(start, thing)).isEqualTo(Fingerprints.add(start, -1));
        TIRED.end(thing);
        assertThat(TIRED.add(start, thing)).isEqualTo(Fingerprints.add(start, 0));
        assertThat(Packed.of(ALL.flags()).bits(thing)).isEqualTo(0b10);
    }

    @Test
    void flagsMustFitBelowTheCount() {
        var packed = Packed.of(ALL.flags());
        assertThatIllegalArgumentException().isThrownBy(() -> packed.and(HURT, 1));
    }
}
