package org.vexillum.firstblood.kit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Finding;

class SampleForcesTest {
    private static final List<Edition> EDITIONS = List.of(Edition.FIRST, Edition.SECOND);

    static Stream<Arguments> samples() {
        return EDITIONS.stream()
                .map(FirstBloodForceFormat::new)
                .flatMap(format ->
                        format.samples().stream().map(name -> Arguments.of(format, name)));
    }

    private static List<Force> all(Edition edition) {
        var format = new FirstBloodForceFormat(edition);
        return format.samples().stream().map(name -> Samples.read(format, name)).toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isLegalAndWhollyEnforcedInBothEditions(FirstBloodForceFormat format, String name) {
        var reading = ForceReader.read(format, Samples.text(format, name), name + ".json");
        assertThat(reading.complete()).as("%s", reading.problems()).isTrue();
        assertThat(reading.problems().stream().map(Problem::key))
                .allMatch(List.of("trait.other-edition", "model.wounded-profile")::contains);
        var findings = format.check(reading.force(), Options.DEFAULT, 0);
        assertThat(findings).noneMatch(Finding::violation);
        assertThat(format.muster(reading.force()).unenforced()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isTheSameWhenWrittenAndReadAgain(FirstBloodForceFormat format, String name) {
        var force = Samples.read(format, name);
        var again = ForceReader.read(format, format.json(force), "again.json");
        assertThat(again.problems()).isEmpty();
        assertThat(again.force()).isEqualTo(force);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isTheSameWhenItsRosterIsPasted(FirstBloodForceFormat format, String name) {
        var force = Samples.read(format, name);
        for (var lang : Lang.values()) {
            var text = String.join("\n", format.roster(force, lang));
            var again = ForceReader.read(format, text, "");
            assertThat(again.problems()).as(text).isEmpty();
            assertThat(again.force().points()).isEqualTo(force.points());
            assertThat(again.force().incantations()).as(text).isEqualTo(force.incantations());
            for (int i = 0; i < force.regiments().size(); i++)
                assertThat(again.force().regiments().get(i).members())
                        .as(text)
                        .isEqualTo(force.regiments().get(i).members());
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isSpanishWhereNothingIsAName(FirstBloodForceFormat format, String name) {
        var force = Samples.read(format, name);
        var text = String.join("\n", format.roster(force, Lang.ES));
        for (var own : names(force)) text = text.replace(own, "");
        var english =
                new ArrayList<>(List.of("attunement", "hits", "per success", "heals", "self"));
        english.addAll(List.of("enemy", "friend", "loses", "Obscured", "Command", "CR"));
        for (var one : Characteristic.values()) english.add(Words.in(Lang.EN).say(key(one)));
        for (var trait : format.edition().traitBook().all()) english.add(trait.name());
        for (var word : english)
            if (!List.of("Feral").contains(word))
                assertThat(text).doesNotContainPattern("\\b" + word + "\\b");
    }

    private static String key(Characteristic one) {
        return "blood." + one.name().toLowerCase(Locale.ROOT);
    }

    private static List<String> names(Force force) {
        var names = new ArrayList<>(List.of(force.name(), force.faction()));
        for (var spell : force.incantations()) names.add(spell.name());
        for (var card : force.regiments()) {
            names.add(card.name());
            names.add(card.entry());
            for (var item : card.items()) names.addAll(List.of(item.name(), item.catalogue()));
            for (var member : card.members()) {
                names.add(member.card().name());
                for (var ability : member.card().abilities()) names.add(ability.name());
            }
        }
        return names;
    }

    @ParameterizedTest
    @MethodSource("samples")
    void fitsIntoAChat(FirstBloodForceFormat format, String name) {
        var chat = format.chat(Samples.read(format, name), Lang.EN, "Vexillum");
        assertThat(chat).hasSizeLessThan(2000).contains("★").endsWith("Vexillum\n");
    }

    @Test
    void fourAreOfEightHundredPointsAndTwoOfFour() {
        var limits = all(Edition.SECOND).stream().map(Force::limit).toList();
        assertThat(limits).containsExactly(800, 800, 800, 800, 400, 400);
        for (var force : all(Edition.SECOND))
            assertThat(force.points()).isBetween(force.limit() - 30, force.limit());
    }

    @Test
    void togetherTheyHaveEverySpecialRule() {
        for (var edition : EDITIONS) {
            var had = new TreeSet<String>();
            for (var force : all(edition)) traits(force).forEach(trait -> had.add(trait.name()));
            var known = edition.traitBook().all().stream().map(Trait::name).toList();
            assertThat(had).containsAll(known).contains("Barrage");
        }
    }

    private static List<Trait> traits(Force force) {
        var traits = new ArrayList<Trait>();
        for (var regiment : force.regiments())
            for (var member : regiment.members())
                for (var trait : member.card().traits()) {
                    traits.add(trait);
                    if (trait instanceof Barrage barrage) traits.addAll(barrage.traits());
                }
        return traits;
    }

    @Test
    void togetherTheyHaveEveryEventTypeRoleAndCategory() {
        var events = new TreeSet<DrawEvent>();
        var types = new TreeSet<ModelType>();
        var roles = new TreeSet<Role>();
        var categories = new TreeSet<RetinueCategory>();
        for (var force : all(Edition.SECOND))
            for (var regiment : force.regiments()) {
                events.addAll(regiment.events());
                types.add(regiment.type());
                for (var member : regiment.members()) {
                    roles.add(member.role());
                    if (member.card().category() != null) categories.add(member.card().category());
                }
            }
        assertThat(events)
                .containsExactly(
                        DrawEvent.BURNOUT,
                        DrawEvent.DOUBLE_TIME,
                        DrawEvent.FIRE_AND_ADVANCE,
                        DrawEvent.FLUX_POWERED);
        assertThat(types).containsExactly(ModelType.values());
        // no sample offers a specialist: SpecialistGamesTest plays one
        roles.add(Role.SPECIALIST);
        assertThat(roles).containsExactly(Role.values());
        assertThat(categories).containsExactly(RetinueCategory.values());
    }

    @Test
    void incantationsDamageHealHelpHinderAndServeTheirCaster() {
        var spells = new ArrayList<Incantation>();
        for (var force : all(Edition.SECOND)) spells.addAll(force.incantations());
        assertThat(spells.stream().map(Incantation::name).distinct()).hasSizeGreaterThan(9);
        assertThat(spells).anyMatch(spell -> has(spell, Incantation.Effect.Hits.class));
        assertThat(spells).anyMatch(spell -> has(spell, Incantation.Effect.Heals.class));
        assertThat(spells)
                .anyMatch(spell -> changes(spell, 1))
                .anyMatch(spell -> changes(spell, -1));
        assertThat(spells).anyMatch(Incantation::self);
        assertThat(spells.stream().map(Incantation::aim)).contains(Incantation.Aim.values());
    }

    private static boolean has(Incantation spell, Class<?> effect) {
        return spell.effects().stream().anyMatch(effect::isInstance);
    }

    private static boolean changes(Incantation spell, int sign) {
        return spell.effects().stream()
                .anyMatch(effect ->
                        effect instanceof Incantation.Effect.Gives gives
                                && gives.gift() instanceof Gift.Changes change
                                && Integer.signum(change.by()) == sign);
    }

    @Test
    void everyOneHasCommandAbilities() {
        for (var force : all(Edition.SECOND))
            assertThat(
                            force.regiments().stream()
                                    .flatMap(regiment -> regiment.members().stream())
                                    .flatMap(member -> member.card().abilities().stream()))
                    .as(force.name())
                    .isNotEmpty();
    }
}
