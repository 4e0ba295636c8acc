package org.vexillum.processor;

import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * Checks what is declared to be stored, and writes the class that knows all stored types of a
 * module if {@code -Astored=NAME} names one.
 */
public final class StoredProcessor extends AbstractProcessor {
    private static final String NAME = "stored";

    private final Set<Declaration> found =
            new TreeSet<>(Comparator.comparing(each -> each.type().getQualifiedName().toString()));

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(Declaration.ANNOTATION);
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of(NAME);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (var annotation : annotations)
            for (var element : round.getElementsAnnotatedWith(annotation))
                found.add(Declaration.of((TypeElement) element));
        var name = processingEnv.getOptions().get(NAME);
        if (!annotations.isEmpty() && fits() && name != null) write(name);
        return false;
    }

    private boolean fits() {
        boolean fits = true;
        var keys = new LinkedHashMap<String, Declaration>();
        for (var each : found) {
            var other = keys.put(each.key(), each);
            var fault = other == null ? each.fault() : "its key is that of " + other.type();
            if (fault.isEmpty()) continue;
            complain(each, fault);
            fits = false;
        }
        return fits;
    }

    private void complain(Declaration declaration, String fault) {
        var message = "@Stored of " + declaration.type().getSimpleName() + ": " + fault;
        processingEnv
                .getMessager()
                .printMessage(Diagnostic.Kind.ERROR, message, declaration.type());
    }

    private void write(String name) {
        try (var file = processingEnv.getFiler().createSourceFile(name).openWriter()) {
            file.write(new StoredSource(name, List.copyOf(found)).text());
        } catch (IOException broken) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, broken.toString());
        }
    }
}
