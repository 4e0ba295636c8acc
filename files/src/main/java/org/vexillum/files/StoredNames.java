package org.vexillum.files;

import org.vexillum.gamekit.Kind;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.Stored;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/** Lets the JSON library write and read what is {@link Stored} by its keys. */
public final class StoredNames extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public @Nullable PropertyName findNameForSerialization(
            MapperConfig<?> config, Annotated annotated) {
        var key = key(annotated);
        return key == null ? super.findNameForSerialization(config, annotated) : key;
    }

    @Override
    public @Nullable PropertyName findNameForDeserialization(
            MapperConfig<?> config, Annotated annotated) {
        var key = key(annotated);
        return key == null ? super.findNameForDeserialization(config, annotated) : key;
    }

    private static @Nullable PropertyName key(Annotated annotated) {
        if (!(annotated instanceof AnnotatedMember member)) return null;
        var type = member.getDeclaringClass();
        int place = place(type, member);
        return place < 0 ? null : PropertyName.construct(Kind.components(type).get(place));
    }

    /** Which component of a stored record it is, or -1. */
    private static int place(Class<?> type, AnnotatedMember member) {
        if (!type.isRecord() || !type.isAnnotationPresent(Stored.class)) return -1;
        if (member instanceof AnnotatedParameter parameter) return parameter.getIndex();
        var parts = type.getRecordComponents();
        for (int i = 0; i < parts.length; i++)
            if (parts[i].getName().equals(member.getName())) return i;
        return -1;
    }

    @Override
    public String[] findEnumValues(
            MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
        if (!type.getRawType().isAnnotationPresent(Stored.class))
            return super.findEnumValues(config, type, constants, names);
        // readers look at the list they handed in, writers at what comes back
        for (int i = 0; i < constants.length; i++) names[i] = Kind.of(constants[i]);
        return names;
    }
}
