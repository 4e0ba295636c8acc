package org.vexillum.gamekit.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/** Looks through lists at what they hold. */
final class ListTypes {
    private ListTypes() {}

    /** The type itself, or that of the elements of a list. */
    static Class<?> element(Type type) {
        return switch (type) {
            case Class<?> plain -> plain;
            case ParameterizedType list -> element(list.getActualTypeArguments()[0]);
            default -> Object.class;
        };
    }
}
