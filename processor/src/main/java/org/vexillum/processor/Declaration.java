package org.vexillum.processor;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * A type marked {@code @Stored}.
 *
 * @param key by which it is stored
 * @param parts the keys of its components, or of its constants
 */
record Declaration(TypeElement type, String key, List<String> parts) {
    static final String ANNOTATION = "org.vexillum.kernel.stored.Stored";

    static Declaration of(TypeElement type) {
        var mirror =
                type.getAnnotationMirrors().stream()
                        .filter(each -> each.getAnnotationType().toString().equals(ANNOTATION))
                        .findFirst()
                        .orElseThrow();
        var whole = values(mirror, "value").findFirst();
        if (whole.isPresent()) return of(type, whole.get());
        var key = values(mirror, "as").findFirst().orElse("");
        return new Declaration(type, key, values(mirror, "with").toList());
    }

    /** {@code Key(part, part)}. */
    private static Declaration of(TypeElement type, String whole) {
        int open = whole.indexOf('(');
        if (open < 0) return new Declaration(type, whole, List.of());
        var parts = whole.substring(open + 1, whole.length() - 1).split(", ");
        return new Declaration(type, whole.substring(0, open), List.of(parts));
    }

    private static Stream<String> values(AnnotationMirror mirror, String name) {
        return mirror.getElementValues().entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(name))
                .flatMap(entry -> plain(entry.getValue()));
    }

    private static Stream<String> plain(AnnotationValue value) {
        if (value.getValue() instanceof List<?> list)
            return list.stream().map(each -> (AnnotationValue) each).flatMap(Declaration::plain);
        return Stream.of(String.valueOf(value.getValue()));
    }

    boolean isRecord() {
        return type.getKind() == ElementKind.RECORD;
    }

    /** The names in the source of what the parts stand for, in their order. */
    List<String> names() {
        if (isRecord())
            return type.getRecordComponents().stream()
                    .map(RecordComponentElement::getSimpleName)
                    .map(String::valueOf)
                    .toList();
        return type.getEnclosedElements().stream()
                .filter(each -> each.getKind() == ElementKind.ENUM_CONSTANT)
                .map(Element::getSimpleName)
                .map(String::valueOf)
                .toList();
    }

    /** What is wrong with it, or nothing. */
    String fault() {
        var names = names();
        if (!isRecord() && type.getKind() != ElementKind.ENUM)
            return "only records and enums are stored";
        if (names.size() != parts.size())
            return "it declares the keys %s, but has %s".formatted(parts, names);
        if (parts.stream().distinct().count() < parts.size()) return "two of its keys are the same";
        if (!names.equals(parts)
                && names.stream().sorted().toList().equals(parts.stream().sorted().toList()))
            return "it declares the keys %s in another order than %s".formatted(parts, names);
        return "";
    }
}
