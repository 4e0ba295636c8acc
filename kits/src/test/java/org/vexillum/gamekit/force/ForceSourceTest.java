package org.vexillum.gamekit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.warcrow.kit.company.CompanyFormat;

/** What was written is what is read, however often it is turned into fields and back. */
class ForceSourceTest {
    private static final int MADE = 500;

    static Stream<ForceFormat<?>> formats() {
        return Stream.of(
                new RegimentsForceFormat(),
                new FirstBloodForceFormat(Edition.FIRST),
                new FirstBloodForceFormat(Edition.SECOND),
                new CompanyFormat());
    }

    static Stream<ForceFormat<?>> games() {
        return formats().filter(format -> !(format instanceof CompanyFormat));
    }

    @ParameterizedTest
    @MethodSource("formats")
    <F> void everySampleIsAListThatCanBePasted(ForceFormat<F> format) {
        for (var name : format.samples())
            for (var lang : Lang.values()) {
                var text = there(format, Samples.read(format, name), lang);
                assertThat(format.pasted(text)).as(text).isTrue();
                assertThat(text).startsWith("++");
            }
    }

    @ParameterizedTest
    @MethodSource("games")
    <F> void fiveHundredOthersComeBackAsTheyWere(ForceFormat<F> format) {
        var made = new MadeForces<>(format, 17);
        var fields = new ArrayList<String>();
        for (int i = 0; i < MADE; i++) {
            var text = there(format, made.next(), Lang.values()[i % 2]);
            if (text.startsWith("{")) fields.add(text);
        }

        assertThat(fields).isEmpty();
    }

    /** Text, form, text, JSON, text. */
    private static <F> String there(ForceFormat<F> format, F force, Lang lang) {
        var text = ForceSource.of(format, force, lang);
        var read = read(format, text, "");
        assertThat(ForceSource.same(format, force, read)).as(text).isTrue();
        var again = ForceSource.of(format, read, lang);
        var saved = read(format, format.json(read), "force.json");
        assertThat(format.tree(saved)).isEqualTo(format.tree(read));
        assertThat(ForceSource.of(format, saved, lang)).isEqualTo(again);
        assertThat(ForceSource.same(format, force, read(format, again, ""))).as(again).isTrue();
        return text;
    }

    private static <F> F read(ForceFormat<F> format, String text, String file) {
        var reading = ForceReader.read(format, text, file);
        assertThat(reading.complete()).as("%s%n%s", text, reading.problems()).isTrue();
        return Objects.requireNonNull(reading.force());
    }

    @Test
    void whatALineCannotSayIsToldInFields() {
        var format = new RegimentsForceFormat();
        var mixed =
                """
                {"name": "Mixed", "units": [{"name": "Band", "size": 3, "quality": 4, "defense": 4,
                  "points": 90, "models": [
                    {"count": 1, "name": "Chief", "quality": 3, "weapons": [{"name": "Axe", "attacks": 2}]},
                    {"count": 2, "weapons": [{"name": "Club", "attacks": 1}]}]}]}
                """;
        var text = there(format, read(format, mixed, ""), Lang.EN);
        assertThat(text).startsWith("{").contains("Chief");
    }

    @ParameterizedTest
    @MethodSource("formats")
    <F> void aListWithoutANameIsCalledAfterItsFirstUnitUnlessThatIsSecret(ForceFormat<F> format) {
        var sample = Samples.read(format, format.samples().getFirst());
        var lines = format.roster(sample, Lang.EN);
        for (var head : List.of("", "++ ++\n", "++ [800pts] ++\n")) {
            var text = head + String.join("\n", lines.subList(1, lines.size()));
            var force = read(format, text, "");
            var units = format.muster(force).units();
            var secret = format instanceof CompanyFormat;
            assertThat(format.muster(force).name())
                    .isEqualTo(secret ? "?" : units.getFirst().name());
            assertThat(format.tree(read(format, format.json(force), "force.json")))
                    .isEqualTo(format.tree(force));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <F> void aFileWithAnEmptyNameIsReadToo(ForceFormat<F> format) {
        var sample = Samples.read(format, format.samples().getFirst());
        var name = format.muster(sample).name();
        var empty = format.json(sample).replace("\"" + name + "\"", "\" \"");
        var reading = ForceReader.read(format, empty, "force.json");
        assertThat(reading.problems()).extracting(each -> each.key()).contains("force.no-name");
        assertThat(format.muster(Objects.requireNonNull(reading.force())).name())
                .isEqualTo(format.muster(sample).units().getFirst().name());
    }

    @ParameterizedTest
    @MethodSource("games")
    <F> void whatNoFileCouldHoldIsNotReadFromATextEither(ForceFormat<F> format) {
        var text =
                ForceSource.of(format, Samples.read(format, format.samples().getFirst()), Lang.EN);
        for (var wrong :
                List.of(
                        text.replaceFirst("/\\d+pts", "/999999pts"),
                        text.replaceFirst("(?i)(\\d+ x )?\\d+ ?mm", "999 mm"),
                        text.replaceFirst("\\| \\d+pts", "| 999999pts"))) {
            assertThat(wrong).isNotEqualTo(text);
            var reading = ForceReader.read(format, wrong, "");
            assertThat(reading.complete()).as(wrong).isFalse();
            var force = reading.force();
            if (force != null) read(format, format.json(force), "force.json");
        }
    }
}
