package org.vexillum.firstblood.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.testkit.Rule;

/** Bases of 25 mm: centres 50.4 mm apart leave exactly an inch. */
class EngagementTest {
    private static final int TOUCHING = Lengths.mm(25);

    private final Regiment guards = regiment("guards", Side.A, 2);
    private final Regiment pikes =
            Levy.of(Edition.SECOND, "pikes").traits("Support").models(2).build();
    private final Regiment blooded = regiment("blooded", Side.B, 3);

    private static Regiment regiment(String id, Side side, int models) {
        return Levy.of(Edition.SECOND, id).side(side).models(models).build();
    }

    /** The first model of the one in the middle, models of the other east of it at these gaps. */
    private static Battle apart(Regiment one, Regiment other, int... gaps) {
        one.place(0, new Point(50_000, 50_000));
        for (int model = 0; model < gaps.length; model++)
            other.place(model, new Point(50_000 + TOUCHING + gaps[model], 50_000));
        return Field.of(Edition.SECOND).with(one).with(other).battle();
    }

    @Test
    @Rule("FB-ENGAGE-01")
    void anInchIsInsideAndAHairMoreIsNot() {
        assertThat(Engagement.engages(apart(guards, blooded, 2540), guards, blooded)).isTrue();
        assertThat(Engagement.engages(apart(guards, blooded, 2541), guards, blooded)).isFalse();
    }

    @Test
    @Rule("FB-ENGAGE-02")
    void aRegimentIsEngagedAsSoonAsOneModelIs() {
        var battle = apart(guards, blooded, 9000, 2000, 8000);

        assertThat(Engagement.engaged(battle, blooded)).isTrue();
        assertThat(Engagement.engaged(battle, blooded, 1)).isTrue();
        assertThat(Engagement.engaged(battle, blooded, 0)).isFalse();
        assertThat(Engagement.engaging(battle, guards)).isTrue();
        assertThat(Engagement.engaging(battle, guards, 0)).isTrue();
        assertThat(Engagement.engagedBy(battle, blooded, guards)).containsExactly(1);
        assertThat(Engagement.engagedBy(battle, guards, blooded)).containsExactly(0);
    }

    @Test
    @Rule("FB-ENGAGE-02")
    void theFallenEngageNobody() {
        var battle = apart(guards, blooded, 2000);
        blooded.remove(0);

        assertThat(Engagement.engaging(battle, guards)).isFalse();
        assertThat(Engagement.engaged(battle, guards)).isFalse();
    }

    @Test
    @Rule("FB-ENGAGE-04")
    void supportEngagesOneSidedly() {
        var battle = apart(pikes, blooded, Lengths.inches(2));

        assertThat(Engagement.engaged(battle, blooded)).isTrue();
        assertThat(Engagement.engaging(battle, pikes)).isTrue();
        assertThat(Engagement.engaged(battle, pikes)).isFalse();
        assertThat(Engagement.engaging(battle, blooded)).isFalse();
    }

    @Test
    @Rule("FB-SR-SUPPORT-1")
    void supportReachesTwoInchesAndAHalf() {
        assertThat(Engagement.reach(apart(pikes, blooded), pikes, 0)).isEqualTo(6350);
        assertThat(Engagement.reach(apart(pikes, blooded), blooded, 0)).isEqualTo(2540);
        assertThat(Engagement.engages(apart(pikes, blooded, 6350), pikes, blooded)).isTrue();
        assertThat(Engagement.engages(apart(pikes, blooded, 6351), pikes, blooded)).isFalse();
    }

    @Test
    @Rule("FB-RUIN-12")
    void onAnotherFloorTheBasesMustOverlapOneFloorApart() {
        var battle = apart(guards, blooded, -1);
        blooded.place(0, new Point(50_000 + TOUCHING - 1, 50_000), 1);
        assertThat(Engagement.engages(battle, guards, blooded)).isTrue();

        blooded.place(0, new Point(50_000 + TOUCHING, 50_000), 1);
        assertThat(Engagement.engages(battle, guards, blooded)).isFalse();

        blooded.place(0, new Point(50_000, 50_000), 2);
        assertThat(Engagement.engages(battle, guards, blooded)).isFalse();
    }

    @Test
    @Rule("FB-ENGAGE-02")
    void friendsAndTheUnplacedAreNotEngaged() {
        var friends = regiment("friends", Side.A, 1);
        assertThat(Engagement.engages(apart(guards, friends, 0), guards, friends)).isFalse();

        var battle = Field.of(Edition.FIRST).with(guards).with(blooded).battle();
        assertThat(Engagement.engaged(battle, blooded)).isFalse();
    }
}
