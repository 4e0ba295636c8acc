package org.vexillum.gamekit.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Classes;
import org.vexillum.gamekit.Facts;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.Meaning.Sense;
import org.vexillum.gamekit.Meanings;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.rulebook.Rulebook;

/** Everything the rules of a game can say has a sentence in both languages. */
abstract class BundleLaws {
    private final GameId game;
    private final Class<?> ofTheRules;
    private final RuleSources sources;
    private final Messages english;
    private final Messages spanish;

    /**
     * @param ofTheRules any class of the game's rules
     * @param rules the folder of their sources
     */
    BundleLaws(GameId game, Class<?> ofTheRules, String rules) {
        this.game = game;
        this.ofTheRules = ofTheRules;
        sources = new RuleSources(rules);
        english = new Messages(Kits.of(game), Lang.EN);
        spanish = new Messages(Kits.of(game), Lang.ES);
    }

    /** Types that are shown by code, not by a sentence. */
    private static final Set<Class<?>> SHOWN_BY_CODE =
            Set.of(
                    Cause.class,
                    ExplainedNumber.class,
                    Rules.class,
                    Side.class,
                    Roll.class,
                    TargetNumber.class,
                    Point.class,
                    Pose.class);

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(spanish.keys()).isEqualTo(english.keys());
    }

    @Test
    void bothLanguagesUseTheSameValues() {
        for (var key : english.keys())
            assertThat(names(spanish, key)).as(key).isEqualTo(names(english, key));
    }

    @Test
    void spanishIsNotEnglish() {
        for (var key : english.keys()) {
            if (!Pattern.compile("\\p{L}").matcher(words(english, key)).find()) continue;
            if (SameWords.INCLUDE.contains(key)) continue;
            assertThat(spanish.word(key)).as(key).isNotEqualTo(english.word(key));
        }
    }

    @Test
    void whatIsListedAsEqualIsEqual() {
        for (var key : SameWords.INCLUDE)
            assertThat(spanish.word(key)).as(key).isEqualTo(english.word(key));
    }

    @Test
    void everyEventQuestionAndAnswerHasASentence() {
        assertSpoken(told().map(Kind::of));
    }

    @Test
    void everyQuestionHasAShortName() {
        assertSpoken(
                Classes.questions(ofTheRules).stream()
                        .map(question -> Kind.of(question) + ".label"));
    }

    @Test
    void everyConstantHasAWord() {
        assertSpoken(
                Facts.types(ofTheRules).stream()
                        .filter(type -> type.isEnum() && !SHOWN_BY_CODE.contains(type))
                        .flatMap(type -> Arrays.stream(type.getEnumConstants()))
                        .map(Enum.class::cast)
                        .map(c -> Kind.of(c.getDeclaringClass()) + "." + c.name()));
    }

    @Test
    void noTwoTypesShareAName() {
        var kinds = Facts.types(ofTheRules).stream().map(Kind::of).toList();
        assertThat(kinds).doesNotHaveDuplicates();
    }

    @Test
    void everySentenceUsesValuesThatItsRecordHas() {
        told().filter(type -> english.keys().contains(Kind.of(type)))
                .forEach(type -> {
                    var methods = Arrays.stream(type.getMethods()).map(Method::getName);
                    assertThat(methods.toList())
                            .as("%s", type)
                            .containsAll(names(english, Kind.of(type)));
                });
    }

    @Test
    void everyRefusalHasASentenceAndAHint() {
        var keys = sources.refusals().keySet();
        assertSpoken(keys.stream().map(key -> "refusal." + key));
        assertSpoken(keys.stream().map(key -> "refusal." + key + ".hint"));
    }

    @Test
    void everySentenceOfARefusalBelongsToOne() {
        var known = sources.refusals().keySet();
        var orphans = spokenAfter("refusal.");
        orphans.removeIf(key -> known.contains(key.replaceFirst("\\.hint$", "")));
        assertThat(orphans).isEmpty();
    }

    @Test
    void everySentenceOfARecordBelongsToOne() {
        var kinds = new HashSet<>(Facts.types(ofTheRules).stream().map(Kind::of).toList());
        Classes.all(ofTheRules).forEach(type -> kinds.add(Kind.of(type)));
        var orphans =
                english.keys().stream()
                        .filter(key -> Character.isUpperCase(key.charAt(0)))
                        .filter(key -> !kinds.contains(key))
                        .filter(key -> !kinds.contains(key.replaceFirst("\\.[^.]*$", "")))
                        .toList();
        assertThat(orphans).isEmpty();
    }

    @Test
    void everyThingThatCannotBeReadHasASentence() {
        assertThat(sources.unreadables()).hasSizeGreaterThan(10);
        assertSpoken(sources.unreadables().stream().map(key -> "unreadable." + key));
    }

    @Test
    void everyReasonOfANumberHasAName() {
        var traits = new TraitNames(Kits.of(game), Rulebook.load(), Lang.EN);
        assertSpoken(
                sources.causes().stream()
                        .filter(name -> !traits.knows(name))
                        .map(name -> "cause." + name.replace(' ', '-')));
    }

    @Test
    void everyNumberAndWordInAFactHasAMeaning() {
        var without = new ArrayList<String>();
        for (var type : Facts.types(ofTheRules)) {
            if (SHOWN_BY_CODE.contains(type)) continue;
            for (var component : Facts.components(type)) {
                var written = component.getGenericType().getTypeName();
                boolean plain = written.matches(".*\\b(int|long|Integer|Long|String)\\b.*");
                var meaning = Meanings.of(type, component.getName());
                if (plain && meaning.sense() == Sense.TYPED)
                    without.add(Kind.of(type) + "." + component.getName());
            }
        }
        assertThat(without).isEmpty();
    }

    @Test
    void everyPlainAnswerHasAMeaning() {
        for (var question : Classes.questions(ofTheRules))
            if (List.of(String.class, Integer.class).contains(Facts.answer(question)))
                assertThat(Meanings.ofAnswer(question).sense())
                        .as("%s", question)
                        .isNotEqualTo(Sense.TYPED);
    }

    private List<String> spokenAfter(String start) {
        var keys = new ArrayList<String>();
        for (var key : english.keys())
            if (key.startsWith(start)) keys.add(key.substring(start.length()));
        return keys;
    }

    /** Records that a sentence tells. */
    private Stream<Class<?>> told() {
        return Facts.types(ofTheRules).stream()
                .filter(type -> type.isRecord() && !SHOWN_BY_CODE.contains(type));
    }

    private void assertSpoken(Stream<String> keys) {
        assertThat(keys.filter(key -> !english.keys().contains(key)).toList()).isEmpty();
    }

    private static Set<String> names(Messages messages, String key) {
        return new HashSet<>(messages.find(key).orElseThrow().names());
    }

    /** A sentence without its values. */
    private static String words(Messages messages, String key) {
        return messages.word(key).replaceAll("\\{\\w+([:=]\\w+)?", "");
    }
}
