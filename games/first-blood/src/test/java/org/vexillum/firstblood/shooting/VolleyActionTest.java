package org.vexillum.firstblood.shooting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.shooting.ChooseVolley.Order;
import org.vexillum.firstblood.table.Options.ObscuredJudged;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

class VolleyActionTest {
    private static final String BOW = "Barrage (1) (20\")";

    private static Levy archers(int edition, String... traits) {
        return a(edition).profile(5, 2, 2, 1, 1, 3, 2, 0).traits(traits);
    }

    private static Field field(int edition) {
        return Field.of(Edition.numbered(edition));
    }

    private static String refusal(Bout bout) {
        var refusal = VolleyAction.refusal(bout.battle(), bout.regiment("a"));
        return refusal == null ? "" : refusal.key();
    }

    private static List<Shooter> shooters(Bout bout) {
        var weapon = RangedAttack.of(bout.battle(), bout.regiment("a")).getFirst();
        return Shooter.of(bout.battle(), bout.regiment("a"), bout.regiment("b"), weapon);
    }

    private static Terrain piece(
            String name, int x1, int y1, int x2, int y2, Terrain.Kind... kinds) {
        return new Terrain(
                name,
                Area.polygon(
                        Lengths.inches(x1), Lengths.inches(y1),
                        Lengths.inches(x2), Lengths.inches(y1),
                        Lengths.inches(x2), Lengths.inches(y2),
                        Lengths.inches(x1), Lengths.inches(y2)),
                List.of(kinds),
                3,
                false,
                0,
                List.of(),
                null);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-VOLLEY-01", "FB-PROF-13", "FB-PROF-03"})
    void shootingNeedsABarrageAndVolley(int edition) {
        var plain =
                Bout.on(field(edition).with(archers(edition, "Smite").models(1).build(), "10,10"));
        assertThat(refusal(plain)).isEqualTo("no-ranged-attack");
        var blind = archers(edition, BOW).profile(5, 0, 2, 1, 1, 3, 2, 0).models(1).build();
        assertThat(refusal(Bout.on(field(edition).with(blind, "10,10")))).isEqualTo("no-volley");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-VOLLEY-02", "FB-VOLLEY-03", "FB-VOLLEY-04"})
    void onlyModelsInRangeShoot(int edition) {
        var field = field(edition).with(archers(edition, BOW).models(2).build(), "10,10", "10,9.9");
        field.with(b(edition).models(1).build(), "10," + (30 + 25 / 25.4));
        assertThat(shooters(Bout.on(field))).containsExactly(new Shooter(0, false));
        var far = field(edition).with(archers(edition, BOW).models(1).build(), "10,10");
        far.with(b(edition).models(1).build(), "10,31.1");
        assertThat(refusal(Bout.on(far))).isEqualTo("nobody-to-shoot");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-VOLLEY-05", "FB-VOLLEY-10", "FB-VOLLEY-12"})
    void sightAndObscuringAreJudgedModelByModel(int edition) {
        var field = field(edition);
        field.terrain(piece("wood", 8, 14, 12, 16, Terrain.Kind.OBSCURING));
        field.terrain(piece("rock", 1, 14, 8, 16, Terrain.Kind.OBSTRUCTING));
        field.with(archers(edition, BOW).models(3).build(), "10,13", "3,13", "15,13");
        field.with(b(edition).models(1).build(), "10,17");
        assertThat(shooters(Bout.on(field)))
                .containsExactly(new Shooter(0, true), new Shooter(2, false));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-VOLLEY-12")
    void oneObscuredShooterObscuresAllIfAgreed(int edition) {
        var field = field(edition);
        field.options(Readings.with("obscuredJudged", ObscuredJudged.WHOLE_REGIMENT));
        field.terrain(piece("wood", 8, 14, 12, 16, Terrain.Kind.OBSCURING));
        field.with(archers(edition, BOW).models(2).build(), "10,13", "17,17");
        field.with(b(edition).models(1).build(), "10,17");
        assertThat(shooters(Bout.on(field)))
                .containsExactly(new Shooter(0, true), new Shooter(1, true));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-SURESHOT")
    void sureshotIgnoresTerrainButNotIncantations(int edition) {
        var field = field(edition);
        field.terrain(piece("wood", 8, 14, 12, 16, Terrain.Kind.OBSCURING));
        field.with(archers(edition, BOW, "Sureshot").models(1).build(), "10,13");
        field.with(b(edition).models(1).build(), "10,17");
        var bout = Bout.on(field);
        assertThat(shooters(bout)).containsExactly(new Shooter(0, false));
        bout.regiment("b")
                .gain(
                        new TemporaryEffect(
                                "Fog",
                                "FB-MAGIC-12-E1",
                                new TemporaryEffect.Gift.Obscured(),
                                TemporaryEffect.Until.ROUND_END,
                                "b"));
        assertThat(shooters(bout)).containsExactly(new Shooter(0, true));
    }

    /** Archers of a, enemies b at range, and a of another regiment engaging b. */
    private static Bout engagedTarget(int edition, ModelType type, String... weapon) {
        var brawler = Levy.of(Edition.numbered(edition), "c").side(Side.A).models(1).build();
        var target = b(edition).type(type).models(1).build();
        var field = field(edition).with(archers(edition, weapon).models(1).build(), "10,10");
        return Bout.on(field.with(target, "10,12.5").with(brawler, "10,14"));
    }

    @Test
    @Rule({"FB-VOLLEY-06", "FB-VOLLEY-07"})
    void onlyInEditionTwoIsAnEngagedMonsterShotAt() {
        for (int edition : new int[] {1, 2}) {
            var infantry = engagedTarget(edition, ModelType.INFANTRY, BOW);
            assertThat(refusal(infantry)).isEqualTo("nobody-to-shoot");
            var monster = engagedTarget(edition, ModelType.MONSTER, BOW);
            assertThat(refusal(monster)).isEqualTo(edition == 2 ? "" : "nobody-to-shoot");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-VOLLEY-06", "FB-VOLLEY-07"})
    void theRefusalOfATargetNamesTheRuleOfTheEdition(int edition) {
        var bout = engagedTarget(edition, ModelType.INFANTRY, BOW);
        var why = VolleyAction.refusal(bout.battle(), bout.regiment("a"), bout.regiment("b"));
        assertThat(why).isNotNull();
        assertThat(why.key()).isEqualTo("target-engaged");
        assertThat(why.rules().ids())
                .containsExactly(edition == 1 ? "FB-VOLLEY-06" : "FB-VOLLEY-07");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-THROWING-WEAPONS", "FB-VOLLEY-08"})
    void throwingWeaponsWorkInCombatWithinThreeInches(int edition) {
        var thrown = engagedTarget(edition, ModelType.INFANTRY, "Throwing Weapons");
        assertThat(refusal(thrown)).isEmpty();
        var near =
                field(edition)
                        .with(archers(edition, "Throwing Weapons").models(1).build(), "10,10");
        near.with(b(edition).models(1).build(), "10,11.5");
        assertThat(refusal(Bout.on(near))).isEmpty();
        var far =
                field(edition)
                        .with(archers(edition, "Throwing Weapons").models(1).build(), "10,10");
        far.with(b(edition).models(1).build(), "10,14.1");
        assertThat(refusal(Bout.on(far))).isEqualTo("nobody-to-shoot");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-VOLLEY-06", "FB-LIST-03"})
    void anEngagedRegimentNeitherShootsNorAims(int edition) {
        var field = field(edition).with(archers(edition, BOW).models(1).build(), "10,10");
        var bout = Bout.on(field.with(b(edition).models(1).build(), "10,11.5"));
        assertThat(refusal(bout)).isEqualTo("engaged");
        assertThat(TakeAim.refusal(bout.battle(), bout.regiment("a"))).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-GARRISON-24", "FB-GARRISON-25"})
    void occupantsShootWhileEngagedFromAnyPointOfThePiece(int edition) {
        var tower =
                new Terrain(
                        "tower",
                        piece("", 10, 10, 15, 15).area(),
                        List.of(),
                        3,
                        false,
                        0,
                        List.of(),
                        Terrain.Garrison.USUAL);
        var inside = archers(edition, BOW).models(2).build();
        var field = field(edition).terrain(tower).with(inside);
        field.with(b(edition).models(1).build(), "12," + (35 + 0.5 * 25 / 25.4));
        var besieger = Levy.of(Edition.numbered(edition), "c").side(Side.B).models(1).build();
        var bout = Bout.on(field.with(besieger, "9,12"));
        inside.setStatus(Status.IN_GARRISON);
        inside.setGarrison("tower");
        assertThat(TakeAim.refusal(bout.battle(), inside)).isNull();
        assertThat(refusal(bout)).isEmpty();
        assertThat(shooters(bout)).hasSize(2);
        var choices = new ChooseVolley("a").choices(bout.battle());
        assertThat(choices.refusal(new Order("c", BOW, 0)).key()).isEqualTo("target-engaged");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-BARRAGE-2")
    void theRegimentChoosesOneOfItsBarrages(int edition) {
        var sling = "Barrage (2) (8\")";
        var field = field(edition).with(archers(edition, BOW, sling).models(1).build(), "10,10");
        var bout = Bout.on(field.with(b(edition).models(1).build(), "10,15"));
        var choices = new ChooseVolley("a").choices(bout.battle());
        assertThat(choices.list())
                .containsExactly(new Order("b", BOW, 0), new Order("b", sling, 0));
        bout.answer(new Order("b", sling, 0)).roll(Throw.VOLLEY, 6, 6);
        bout.act(new VolleyAction("a")::play);
        assertThat(choices.refusal(new Order("b", BOW, 1)).key()).isEqualTo("too-few-markers");
    }

    private static String refused(Bout bout, Order order) {
        var refusal = new ChooseVolley("a").choices(bout.battle()).refusal(order);
        return refusal == null ? "" : refusal.key();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-OVERCHARGE-1", "FB-VOLLEY-02"})
    void moreMarkersThanThereAreAndShotsThatAreNoneAreRefused(int edition) {
        var charged = archers(edition, BOW, "Overcharge").models(1).build();
        charged.setOvercharge(1);
        var field = field(edition).with(charged, "10,10");
        var bout = Bout.on(field.with(b(edition).models(1).build(), "10,15"));
        var choices = new ChooseVolley("a").choices(bout.battle());
        assertThat(choices.list()).containsExactly(new Order("b", BOW, 0), new Order("b", BOW, 1));
        assertThat(refused(bout, new Order("b", BOW, 2))).isEqualTo("too-few-markers");
        assertThat(refused(bout, new Order("b", BOW, -1))).isEqualTo("too-few-markers");
        assertThat(refused(bout, new Order("b", "stones", 0))).isEqualTo("no-such-shot");
        assertThat(new ChooseVolley("a").rules().ids()).containsExactly("FB-VOLLEY-02");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-OVERCHARGE-1")
    void withoutTheRuleMarkersAreOfNoUse(int edition) {
        var plain = archers(edition, BOW).models(1).build();
        plain.setOvercharge(1);
        var bout =
                Bout.on(
                        field(edition)
                                .with(plain, "10,10")
                                .with(b(edition).models(1).build(), "10,15"));
        assertThat(new ChooseVolley("a").choices(bout.battle()).list())
                .containsExactly(new Order("b", BOW, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-VOLLEY-02")
    void whyATargetCannotBeShotAtIsSaid(int edition) {
        var field = field(edition).with(archers(edition, BOW).models(1).build(), "10,10");
        var bout = Bout.on(field.with(b(edition).models(1).build(), "10,45"));
        var a = bout.regiment("a");
        var b = bout.regiment("b");
        var far = VolleyAction.refusal(bout.battle(), a, b);
        assertThat(far).isNotNull();
        assertThat(far.key()).isEqualTo("out-of-range-or-sight");
        b.setStatus(Status.RESERVE);
        var gone = VolleyAction.refusal(bout.battle(), a, b);
        assertThat(gone).isNotNull();
        assertThat(gone.key()).isEqualTo("not-on-the-table");
        assertThat(refusal(bout)).isEqualTo("nobody-to-shoot");
    }
}
