package org.vexillum.gamekit;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import org.vexillum.kernel.referee.Question;

/** The records, constants and components that events, questions and answers are made of. */
public final class Facts {
    private final SequencedSet<Class<?>> types = new LinkedHashSet<>();

    private Facts() {}

    /** Every record and enum that can appear in an event, a question or an answer. */
    public static List<Class<?>> types(Class<?> ofTheRules) {
        var facts = new Facts();
        Classes.events(ofTheRules).forEach(facts::add);
        Classes.questions(ofTheRules).forEach(facts::add);
        Classes.questions(ofTheRules).forEach(question -> facts.add(answer(question)));
        return List.copyOf(facts.types);
    }

    /** The type of the answers to a question. */
    public static Type answer(Class<?> question) {
        for (var type : question.getGenericInterfaces()) {
            if (type instanceof ParameterizedType asked && asked.getRawType() == Question.class)
                return asked.getActualTypeArguments()[1];
            if (type instanceof Class<?> kind && Question.class.isAssignableFrom(kind))
                return answer(kind);
        }
        throw new IllegalArgumentException(question + " is no question");
    }

    private void add(Type type) {
        if (type instanceof ParameterizedType list) {
            for (var argument : list.getActualTypeArguments()) add(argument);
            return;
        }
        if (!(type instanceof Class<?> known) || !known.getName().startsWith("org.vexillum"))
            return;
        if (known.isSealed() && known.isInterface())
            for (var permitted : known.getPermittedSubclasses()) add(permitted);
        if (!known.isRecord() && !known.isEnum() || !types.add(known)) return;
        for (var component : components(known)) add(component.getGenericType());
    }

    public static List<RecordComponent> components(Class<?> type) {
        return type.isRecord() ? List.of(type.getRecordComponents()) : new ArrayList<>();
    }
}
