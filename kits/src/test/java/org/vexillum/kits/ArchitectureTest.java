package org.vexillum.kits;

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
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
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

/**
 * What kernel, bots, game kit and games may use: each other in this order, and a part of the JDK.
 *
 * <p>In a game the rules stand by themselves; its kit, which shows it to the world, knows them.
 */
class ArchitectureTest {
    private static final String JDK = "java..";
    private static final String KERNEL = "org.vexillum.kernel..";
    private static final String BOTS = "org.vexillum.bots..";
    private static final String GAMEKIT = "org.vexillum.gamekit..";
    private static final String KITS = "org.vexillum.*.kit..";
    private static final List<String> GAMES =
            List.of("org.vexillum.regiments", "org.vexillum.firstblood", "org.vexillum.warcrow");

    private static final String[] PURE =
            Stream.concat(Stream.of(KERNEL, BOTS), GAMES.stream().map(game -> game + ".."))
                    .toArray(String[]::new);

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
    void botsKnowOnlyTheKernel() {
        holds(only(BOTS, JDK, KERNEL, BOTS));
    }

    @Test
    void theGameKitKnowsNoGame() {
        holds(only(GAMEKIT, JDK, KERNEL, GAMEKIT));
    }

    @Test
    void theRulesOfAGameKnowOnlyTheKernel() {
        for (var game : GAMES)
            holds(
                    rules(classes().that().resideInAPackage(game + ".."))
                            .should()
                            .onlyDependOnClassesThat(rulesOrBelow(game)));
    }

    private static DescribedPredicate<JavaClass> rulesOrBelow(String game) {
        return resideInAnyPackage(JDK, KERNEL)
                .or(
                        resideInAnyPackage(game + "..")
                                .and(DescribedPredicate.not(resideInAnyPackage(KITS))));
    }

    @Test
    void theKitOfAGameKnowsItsRulesAndWhatAllGamesShare() {
        for (var game : GAMES)
            holds(only(game + ".kit..", JDK, KERNEL, BOTS, GAMEKIT, game + ".."));
    }

    @Test
    void kitsReadNoFilesAndStartNoThreads() {
        var files = resideInAnyPackage("java.nio.file..", "java.net..");
        holds(
                noClasses()
                        .that()
                        .resideInAnyPackage(GAMEKIT, KITS)
                        .should()
                        .dependOnClassesThat(files.or(assignableToAny(Thread.class))));
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
        return file.toString().endsWith(".java") && file.toString().contains("/src/main/");
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

    /** Without kits. */
    private static GivenClassesConjunction rules(GivenClassesConjunction all) {
        return all.and().resideOutsideOfPackages(KITS, GAMEKIT);
    }

    private static ArchRule neverUses(DescribedPredicate<? super JavaClass> what) {
        return rules(noClasses().that().resideInAnyPackage(PURE))
                .should()
                .dependOnClassesThat(what);
    }

    private static ArchRule neverCalls(Class<?> owner, String... methods) {
        return rules(noClasses().that().resideInAnyPackage(PURE))
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
