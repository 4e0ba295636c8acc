package org.vexillum.gamekit.text;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.Meaning.Sense;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;

/** Values in words: by their meaning, or by their type. */
final class Phrases {
    /** Of some things, such as models that move, no more are told one by one. */
    private static final int FEW = 4;

    private static final Pattern SORT = Pattern.compile("([a-z][a-z -]*?)((?: \\d+)?)");

    private final GameLanguage tongue;
    private final TableNames names;

    Phrases(GameLanguage tongue, TableNames names) {
        this.tongue = tongue;
        this.names = names;
    }

    String of(@Nullable Object value, Meaning meaning, Scope scope) {
        return switch (value) {
            case null -> tongue.messages().word("none");
            case String text -> text(text, meaning);
            case Integer number -> number(number, meaning, scope);
            case Collection<?> many -> list(many, meaning, scope);
            case ExplainedNumber figure ->
                    tongue.dice().figure(figure, n -> number(n, meaning, scope));
            default -> typed(value, scope);
        };
    }

    private String text(String text, Meaning meaning) {
        if (text.isEmpty()) return tongue.messages().word("none");
        return switch (meaning.sense()) {
            case UNIT ->
                    names.unit(text)
                            .or(() -> sort(text))
                            .orElseGet(() -> tongue.traits().show(text));
            case SCENERY -> scenery(text);
            case NAMED -> names.unit(text).orElseGet(() -> word(text));
            case MODEL -> tongue.traits().show(names.instead(text));
            case TRAIT -> tongue.traits().show(text);
            case INCHES -> lengthOrName(text);
            case QUESTION -> tongue.messages().word(text + ".label");
            default -> tongue.numerals().text(text);
        };
    }

    /** Pieces that nobody named are called by their sort, laid out ones with a number behind. */
    String scenery(String text) {
        return sort(text).orElse(text);
    }

    private Optional<String> sort(String text) {
        var sort = SORT.matcher(text);
        if (!sort.matches()) return Optional.empty();
        var key = "scenery." + sort.group(1).replace(' ', '-');
        if (tongue.messages().find(key).isEmpty()) return Optional.empty();
        return Optional.of(tongue.messages().word(key) + sort.group(2));
    }

    /** A zone is so deep in one game and has a name in another. */
    private String lengthOrName(String text) {
        return tongue.messages().find("word." + text).isPresent()
                ? word(text)
                : tongue.numerals().text(text);
    }

    private String word(String text) {
        var key = "word." + text.replace(' ', '-');
        return tongue.messages().find(key).isPresent()
                ? tongue.messages().word(key)
                : tongue.traits().show(text);
    }

    private String number(int number, Meaning meaning, Scope scope) {
        return switch (meaning.sense()) {
            case INCHES -> tongue.numerals().inches(number);
            case EAST -> compass(number, number < 0 ? "west" : "east");
            case NORTH -> compass(number, number < 0 ? "south" : "north");
            case MILLIMETRES -> tongue.numerals().millimetres(number);
            case STRIDES -> tongue.numerals().strides(number);
            case DEGREES -> tongue.numerals().degrees(number);
            case TURN -> turn(number);
            case CHANGE -> (number > 0 ? "+" : "") + number;
            case MODEL -> model(number, meaning.of(), scope);
            case MEMBER -> member(number, meaning.of(), scope);
            default -> Integer.toString(number);
        };
    }

    private String compass(int number, String wind) {
        return tongue.numerals().inches(Math.abs(number)) + " " + tongue.messages().word(wind);
    }

    private String turn(int number) {
        var angle = tongue.numerals().degrees(Math.abs(number));
        if (number == 0) return angle;
        return angle + " " + tongue.messages().word(number < 0 ? "left" : "right");
    }

    private String model(int number, String of, Scope scope) {
        if (number < 0) return tongue.messages().word("nobody");
        var unit = scope.value(of) instanceof String id ? id : "";
        return names.model(unit, number).map(name -> tongue.traits().show(name) + " ").orElse("")
                + "#"
                + number;
    }

    private String member(int number, String of, Scope scope) {
        var unit = scope.value(of) instanceof String id ? id : "";
        var name = names.unit(unit);
        var model = model(number, of, scope);
        boolean said = name.isEmpty() || name.equals(names.model(unit, number));
        return said ? model : model + " " + tongue.messages().word("belonging") + " " + name.get();
    }

    /** Things that are called alike are counted: {@code 3x Spearman, Sergeant}. */
    private String list(Collection<?> many, Meaning meaning, Scope scope) {
        if (many.isEmpty()) return tongue.messages().word("none");
        if (meaning.sense() == Sense.COUNT) return numbers(many);
        if (many.size() > FEW) {
            var first = many.iterator().next();
            var rest = tongue.messages().find(Kind.of(first.getClass()) + ".rest");
            if (rest.isPresent())
                return of(first, meaning, scope)
                        + rest.get().fill(new FactScope(List.of(many.size() - 1), this));
        }
        var counts = new LinkedHashMap<String, Integer>();
        for (var one : many) counts.merge(of(one, meaning, scope), 1, Integer::sum);
        return counts.entrySet().stream()
                .map(entry ->
                        (entry.getValue() > 1 ? entry.getValue() + "x " : "") + entry.getKey())
                .collect(Collectors.joining(", "));
    }

    private static String numbers(Collection<?> many) {
        return many.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private String typed(Object value, Scope scope) {
        return switch (value) {
            case Double mean -> tongue.numerals().mean(mean);
            case Boolean flag -> tongue.messages().word(flag ? "yes" : "no");
            case Roll roll -> tongue.dice().faces(roll);
            case TargetNumber target -> tongue.dice().target(target);
            case Cause cause -> tongue.dice().name(cause);
            case Point point -> tongue.numerals().place(point);
            case Pose pose -> tongue.numerals().place(pose);
            case Rules rules -> rules.toString();
            case Refusal refusal -> refusal(refusal);
            case CardRule trait -> tongue.traits().show(trait.written());
            case Bilingual name -> tongue.traits().show(name.en());
            case Side side -> side.name();
            case Enum<?> constant -> constant(constant);
            default -> record(value, scope);
        };
    }

    private String refusal(Refusal refusal) {
        var key = "refusal." + refusal.key();
        return tongue.messages()
                .find(key)
                .map(template -> template.fill(new FactScope(refusal.facts(), this)))
                .orElse(key);
    }

    private String constant(Enum<?> constant) {
        return tongue.messages()
                .word(Kind.of(constant.getDeclaringClass()) + "." + Kind.of(constant));
    }

    private String record(Object record, Scope around) {
        return tongue.messages()
                .find(Kind.of(record.getClass()))
                .map(template -> template.fill(new RecordScope(record, this, around)))
                .orElseGet(record::toString);
    }
}
