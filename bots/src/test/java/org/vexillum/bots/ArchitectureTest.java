package org.vexillum.bots;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What kernel, games and bots may use: each other in this order, and a part of the JDK. */
class ArchitectureTest {
    private static final String JDK = "java..";
    private static final String KERNEL = "org.vexillum.kernel..";
    private static final String REGIMENTS = "org.vexillum.regiments..";
    private static final String FIRST_BLOOD = "org.vexillum.firstblood..";
    private static final String WARCROW = "org.vexillum.warcrow..";
    private static final String BOTS = "org.vexillum.bots..";

    private static final JavaClasses PROJECT =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("org.vexillum");

    /** The referee stops a step with an error, which the rules must let through. */
    private static final Pattern GREEDY_CATCH =
            Pattern.compile("catch\\s*\\([^)]*\\b(Throwable|Error|Exception|RuntimeException)\\b");

    @Test
    void theKernelKnowsNothingButTheJdk() {
        holds(only(KERNEL, JDK, KERNEL));
    }

    @Test
    void aGameKnowsOnlyTheKernel() {
        holds(only(REGIMENTS, JDK, KERNEL, REGIMENTS));
        holds(only(FIRST_BLOOD, JDK, KERNEL, FIRST_BLOOD));
        holds(only(WARCROW, JDK, KERNEL, WARCROW));
    }

    @Test
    void botsKnowOnlyKernelAndGames() {
        holds(only(BOTS, JDK, KERNEL, REGIMENTS, FIRST_BLOOD, BOTS));
    }

    @Test
    void nothingReadsFilesOrTheNetwork() {
        holds(neverUses(resideInAnyPackage("java.io..", "java.nio.file..", "java.net..")));
    }

    @Test
    void nothingStartsThreads() {
        holds(neverUses(resideInAnyPackage("java.util.concurrent..")));
        holds(neverUses(assignableToAny(Thread.class, ThreadLocal.class)));
        holds(neverCalls(BaseStream.class, "parallel"));
        holds(neverCalls(Collection.class, "parallelStream"));
    }

    @Test
    void nothingUsesReflection() {
        holds(neverUses(resideInAnyPackage("java.lang.reflect..")));
        holds(neverCalls(Class.class, "forName", "getRecordComponents", "getDeclaredFields"));
    }

    @Test
    void nothingLooksAtAClock() {
        holds(neverUses(resideInAnyPackage("java.time..")));
        holds(neverCalls(System.class, "currentTimeMillis", "nanoTime"));
    }

    @Test
    void nothingDependsOnTheMachineOrItsUser() {
        holds(neverCalls(System.class, "identityHashCode", "getProperty", "getenv"));
        holds(neverCalls(Locale.class, "getDefault"));
        holds(neverCalls(Math.class, "random", "sin", "cos", "tan", "asin", "acos", "atan"));
        holds(neverCalls(Math.class, "atan2", "exp", "log", "log10", "pow", "cbrt", "hypot"));
    }

    @Test
    void nothingIsCollectedIntoTheOrderOfAHash() {
        holds(neverCalls(Collectors.class, "toSet", "toUnmodifiableSet"));
    }

    @Test
    void gamesLetTheStopOfTheRefereeThrough() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", "games"))) {
            assertThat(files.filter(ArchitectureTest::isMainSource))
                    .allSatisfy(
                            file -> assertThat(file).content().doesNotContainPattern(GREEDY_CATCH));
        }
    }

    private static boolean isMainSource(Path file) {
        return file.toString().endsWith(".java") && file.toString().contains("main");
    }

    private static void holds(ArchRule rule) {
        rule.allowEmptyShould(true).check(PROJECT);
    }

    private static ArchRule only(String who, String... whom) {
        return classes()
                .that()
                .resideInAPackage(who)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(whom);
    }

    private static ArchRule neverUses(DescribedPredicate<? super JavaClass> what) {
        return noClasses()
                .that()
                .resideInAnyPackage(KERNEL, REGIMENTS, FIRST_BLOOD, WARCROW, BOTS)
                .should()
                .dependOnClassesThat(what);
    }

    private static ArchRule neverCalls(Class<?> owner, String... methods) {
        return noClasses()
                .that()
                .resideInAnyPackage(KERNEL, REGIMENTS, FIRST_BLOOD, WARCROW, BOTS)
                .should()
                .accessTargetWhere(aMethodOf(owner, List.of(methods)));
    }

    private static DescribedPredicate<JavaAccess<?>> aMethodOf(Class<?> owner, List<String> names) {
        return DescribedPredicate.describe(
                owner.getSimpleName() + " " + names,
                access ->
                        access.getTargetOwner().isAssignableTo(owner)
                                && names.contains(access.getName()));
    }

    private static DescribedPredicate<JavaClass> assignableToAny(Class<?>... types) {
        return DescribedPredicate.describe(
                "threads", used -> Stream.of(types).anyMatch(used::isAssignableTo));
    }
}
