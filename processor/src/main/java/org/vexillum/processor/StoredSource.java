package org.vexillum.processor;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The source of the class that knows the stored types of a module. */
record StoredSource(String name, List<Declaration> types) {
    private static final String KERNEL = "org.vexillum.kernel.stored.StoredTypes";

    String text() {
        int dot = name.lastIndexOf('.');
        var simple = name.substring(dot + 1);
        return """
        package %s;

        /** Written when the module is compiled. */
        public final class %s extends %s {
            public static final %3$s ALL = new %2$s();

            private %2$s() {
                super(%s);
        %s    }

            @Override
            protected Object part(int type, Object record, int part) {
                return switch (type) {
        %s            default -> throw new IllegalArgumentException(record.toString());
                };
            }
        %s}
        """
                .formatted(
                        name.substring(0, dot),
                        simple,
                        KERNEL,
                        name.startsWith("org.vexillum.kernel.")
                                ? "null"
                                : "org.vexillum.kernel.stored.KernelTypes.ALL",
                        each(this::declared),
                        each(this::dispatched),
                        each(this::parts));
    }

    private String each(IntFunction<String> line) {
        return IntStream.range(0, types.size()).mapToObj(line).collect(Collectors.joining());
    }

    private String declared(int number) {
        var type = types.get(number);
        var parts =
                type.parts().stream()
                        .map(part -> ", \"" + part + "\"")
                        .collect(Collectors.joining());
        return "        declare(%s.class, \"%s\"%s);\n".formatted(type.type(), type.key(), parts);
    }

    private String dispatched(int number) {
        var type = types.get(number);
        if (!type.isRecord() || type.parts().isEmpty()) return "";
        return "            case %s -> part%1$s((%s) record, part);\n"
                .formatted(number, type.type());
    }

    /** A method for each record: one for all would be too long to be compiled well. */
    private String parts(int number) {
        var type = types.get(number);
        if (!type.isRecord() || type.parts().isEmpty()) return "";
        var names = type.names();
        var cases =
                IntStream.range(0, names.size())
                        .mapToObj(i ->
                                "            %s -> record.%s();\n"
                                        .formatted(i == 0 ? "default" : "case " + i, names.get(i)))
                        .sorted()
                        .collect(Collectors.joining());
        return """

            private static Object part%s(%s record, int part) {
                return switch (part) {
        %s        };
            }
        """
                .formatted(number, type.type(), cases);
    }
}
