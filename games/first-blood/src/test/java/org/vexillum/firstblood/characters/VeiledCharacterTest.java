package org.vexillum.firstblood.characters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Item;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.RegimentMember;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.TierBonus;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.ChooseIncantation.Cast;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.magic.MagicEvents.CastingRolled;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** Items and tiers by which a character, or his whole regiment, is obscured or hard to enchant. */
class VeiledCharacterTest {
    private static final Gift OBSCURED = new Gift.Obscured();
    private static final Gift WARDED = new Gift.HardToEnchant(1);
    private static final Incantation BLAST =
            new Incantation(
                    "Blast", inches(20), 3, 2, Aim.ENEMY, List.of(new Effect.Hits(0, 1, 0)));

    private static Item item(Gift gift) {
        return new Item("Cloak", "relics", 10, List.of(gift));
    }

    private static TierBonus tier(Gift gift, boolean characterOnly) {
        return new TierBonus(RetinueCategory.ARCANE, 1, gift, characterOnly);
    }

    private static Regiment lord(
            int edition, int retinue, List<TierBonus> tiers, List<Item> items) {
        var alone = Levy.of(Edition.numbered(edition), "lord").model(Role.CHARACTER).regimentCard();
        var members = new ArrayList<>(alone.members());
        for (int i = 0; i < retinue; i++)
            members.add(
                    new RegimentMember(retainer(alone.members().getFirst().card()), Role.RETINUE));
        return new Regiment(
                "lord",
                Side.B,
                new RegimentCard(
                        "lord", "lord", "lord", 0, members, List.of(), false, 0, List.of(), tiers,
                        List.of(), items));
    }

    private static ModelCard retainer(ModelCard like) {
        return new ModelCard(
                "retainer",
                like.type(),
                like.weight(),
                like.profile(),
                null,
                like.base(),
                0,
                List.of(),
                List.of(),
                RetinueCategory.ARCANE);
    }

    private static Field field(int edition, Regiment lord, String... traits) {
        var archer = Levy.of(Edition.numbered(edition), "archer").traits(traits).models(1).build();
        var field = Field.of(Edition.numbered(edition)).with(archer, "10,10");
        return lord.size() == 1 ? field.with(lord, "10,17") : field.with(lord, "10,17", "12,17");
    }

    private static boolean obscured(int edition, Regiment lord, String... more) {
        var traits = new ArrayList<>(List.of("Barrage (1) (20\")"));
        traits.addAll(List.of(more));
        var battle = field(edition, lord, traits.toArray(String[]::new)).battle();
        var archer = battle.regiment("archer");
        var weapon = RangedAttack.of(battle, archer).getFirst();
        var told =
                Shooter.told(battle, archer, lord, weapon, List.of(new Shooter(0, false)))
                        .getFirst()
                        .obscured();
        assertThat(Shooter.of(battle, archer, lord, weapon)).containsExactly(new Shooter(0, told));
        return told;
    }

    private static void castsWith(int level, int edition, Regiment lord) {
        var mage =
                Levy.of(Edition.numbered(edition), "mage")
                        .traits("Wizard (3)")
                        .incantations("Blast")
                        .model(Role.CHARACTER)
                        .build();
        var field = field(edition, lord).incantations(BLAST).with(mage, "11,10");
        var dice = new int[level];
        Arrays.fill(dice, 6);
        var bout = Bout.on(field).roll(Throw.CASTING, dice);
        bout.act((battle, referee) ->
                Spellcasting.of(battle, mage, new Cast(0, "Blast", "lord")).play(battle, referee));
        assertThat(bout.event(CastingRolled.class).level().value()).isEqualTo(level);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-ITEM-01", "FB-CCOM-03", "FB-VOLLEY-12"})
    void anItemObscuresItsBearerWhoseRetinueIsSeenClearly(int edition) {
        var cloak = List.of(item(OBSCURED));
        assertThat(obscured(edition, lord(edition, 0, List.of(), List.of()))).isFalse();
        assertThat(obscured(edition, lord(edition, 0, List.of(), cloak))).isTrue();
        assertThat(obscured(edition, lord(edition, 1, List.of(), cloak))).isFalse();
        var bereft = lord(edition, 1, List.of(), cloak);
        bereft.remove(1);
        assertThat(obscured(edition, bereft)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-RET-06", "FB-RET-07", "FB-RET-08"})
    void aTierObscuresAllOfTheRegimentWhileItStandsUnlessItIsForTheCharacter(int edition) {
        var all = lord(edition, 1, List.of(tier(OBSCURED, false)), List.of());
        assertThat(obscured(edition, all)).isTrue();
        all.remove(1);
        assertThat(obscured(edition, all)).isFalse();
        var his = List.of(tier(OBSCURED, true));
        assertThat(obscured(edition, lord(edition, 1, his, List.of()))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-SURESHOT")
    void sureshotDoesNotSeeThroughAnItem(int edition) {
        var cloak = List.of(item(OBSCURED));
        assertThat(obscured(edition, lord(edition, 0, List.of(), cloak), "Sureshot")).isTrue();
        assertThat(obscured(edition, lord(edition, 1, List.of(), cloak), "Sureshot")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-ITEM-01", "FB-CCOM-03", "FB-MAGIC-14"})
    void whoIsHardToEnchantMakesItHardIfAllHisRegimentIs(int edition) {
        var ward = List.of(item(WARDED));
        castsWith(3, edition, lord(edition, 0, List.of(), List.of()));
        castsWith(2, edition, lord(edition, 0, List.of(), ward));
        castsWith(3, edition, lord(edition, 1, List.of(), ward));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-RET-06", "FB-RET-07", "FB-MAGIC-14"})
    void aTierMakesTheRegimentHardToEnchantWhileItStands(int edition) {
        var warded = lord(edition, 1, List.of(tier(WARDED, false)), List.of(item(WARDED)));
        castsWith(2, edition, warded);
        var bereft = lord(edition, 1, List.of(tier(WARDED, false)), List.of());
        bereft.remove(1);
        castsWith(3, edition, bereft);
        var his = List.of(tier(WARDED, true));
        castsWith(3, edition, lord(edition, 1, his, List.of()));
    }
}
