package org.vexillum.gamekit.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.Problems;

class TreeReaderTest {
    private final Problems problems = new Problems();

    @Test
    void everyValueKnowsItsPathAndLine() {
        var root =
                (Node.Mapping)
                        json("{\n  \"units\": [\n    {\"size\": 5},\n    {\"size\": 2.5}\n  ]\n}");
        var units = (Node.Sequence) root.fields().get("units");
        var second = (Node.Mapping) units.entries().get(1);
        var size = (Node.Scalar) second.fields().get("size");
        assertThat(size.value()).isEqualTo(new BigDecimal("2.5"));
        assertThat(size.place()).isEqualTo(new FilePlace("units[1].size", 4, 14));
    }

    @Test
    void yamlGivesTheSameTree() {
        var root = (Node.Mapping) yaml("units:\n  - size: 5\n  - size: on\nfree: true\nempty:\n");
        var units = (Node.Sequence) root.fields().get("units");
        var second = ((Node.Mapping) units.entries().get(1)).fields().get("size");
        assertThat(((Node.Scalar) second).value()).isEqualTo("on");
        assertThat(second.place().path()).isEqualTo("units[1].size");
        assertThat(second.place().line()).isEqualTo(3);
        assertThat(((Node.Scalar) root.fields().get("free")).value()).isEqualTo(true);
        assertThat(((Node.Scalar) root.fields().get("empty")).value()).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\": }", "{\"a\": 1,}", "{\"a\" 1}", "nonsense", "{\"a\": 01}"})
    void brokenJsonIsRefusedWithItsLine(String text) {
        assertThat(TreeReader.read(text, Format.JSON, problems)).isNull();
        assertThat(only().key()).isEqualTo("file.syntax");
        assertThat(only().place().line()).isEqualTo(1);
    }

    @Test
    void brokenYamlIsRefusedWithItsLine() {
        assertThat(yaml("a: 1\nb: [1, 2\nc: 3\n")).isNull();
        assertThat(only().key()).isEqualTo("file.syntax");
        assertThat(only().place().line()).isGreaterThanOrEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{\"a\": [1,\n 2", "{\"a\": \"x", "{\"a\": 1,\n"})
    void jsonThatBreaksOffIsSaidToBreakOff(String text) {
        assertThat(json(text)).isNull();
        assertThat(only().key()).isEqualTo("file.cut");
        assertThat(only().place().line()).isEqualTo((int) text.lines().count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a: {b: 1,\n", "a: 1\nb: 'x\n", "a: 1\nb: [1, 2"})
    void yamlThatBreaksOffIsSaidToBreakOff(String text) {
        assertThat(yaml(text)).isNull();
        assertThat(only().key()).isEqualTo("file.cut");
        assertThat(only().place().line()).isEqualTo((int) text.lines().count());
    }

    @Test
    void whatStandsWhereItBreaksIsQuoted() {
        json("{\n \"a\" 1}");
        assertThat(only().place()).isEqualTo(new FilePlace("", 2, 6));
        assertThat(only().facts()).containsExactly("1}");
    }

    @Test
    void aTabIsNamedInTheLineWhereItStands() {
        assertThat(yaml("a: 1\nb:\n\tc: 2\n")).isNull();
        assertThat(only().key()).isEqualTo("file.tab");
        assertThat(only().place().line()).isEqualTo(3);
    }

    @Test
    void aControlCharacterIsNamedInTheLineWhereItStands() {
        assertThat(yaml("a: 1\nb: x\u0001\n")).isNull();
        assertThat(only().key()).isEqualTo("file.control");
        assertThat(only().place().line()).isEqualTo(2);
    }

    @Test
    void anAbyssOfBracketsIsNotFollowed() {
        assertThat(json("[".repeat(100_000))).isNull();
        assertThat(only().key()).isEqualTo("file.deep");
        assertThat(yaml("a: " + "[".repeat(5_000))).isNull();
        assertThat(keys()).containsExactly("file.deep", "file.deep");
    }

    @Test
    void aliasesAreNotFollowedAndSaidSo() {
        yaml("a: &x {b: 1}\nc: *x\n");
        assertThat(only().key()).isEqualTo("file.alias");
        assertThat(only().facts()).containsExactly("x");
        assertThat(only().place().line()).isEqualTo(2);
    }

    @Test
    void aFieldThatStandsTwiceIsNamed() {
        json("{\"a\": 1,\n \"a\": 2}");
        assertThat(only().key()).isEqualTo("file.twice");
        assertThat(only().place().line()).isEqualTo(2);
    }

    @Test
    void nothingMayFollow() {
        json("{} {}");
        assertThat(only().key()).isEqualTo("file.more");
    }

    @Test
    void anEmptyFileIsNoTree() {
        assertThat(json("  ")).isNull();
        assertThat(only().key()).isEqualTo("file.empty");
    }

    @Test
    void theEndingOfTheNameOrTheFirstSignTellsTheFormat() {
        assertThat(Format.of("a.json", "x")).isEqualTo(Format.JSON);
        assertThat(Format.of("a.YML", "{}")).isEqualTo(Format.YAML);
        assertThat(Format.of("", "\n {}")).isEqualTo(Format.JSON);
        assertThat(Format.of("", "a: 1")).isEqualTo(Format.YAML);
    }

    @Test
    void fieldsAreReadWithTheirLimits() {
        var fields = fields("{\"n\": 5, \"t\": \" x \", \"d\": 1.5, \"yes\": true, \"w\": \"b\"}");
        assertThat(fields.whole("n", 5, 5)).isEqualTo(5);
        assertThat(fields.text("t")).isEqualTo("x");
        assertThat(fields.decimal("d", 0, 2, BigDecimal.ZERO)).isEqualByComparingTo("1.5");
        assertThat(fields.flag("yes")).isTrue();
        assertThat(fields.word("w", List.of("a", "b"))).isEqualTo("b");
        assertThat(fields.whole("missing", 0, 9, 7)).isEqualTo(7);
        assertThat(fields.text("missing", "-")).isEqualTo("-");
        assertThat(fields.flag("missing")).isFalse();
        assertThat(fields.list("missing")).isEmpty();
        fields.close();
        assertThat(problems.all()).isEmpty();
    }

    @Test
    void whatIsWrongIsNamedOneByOne() {
        var fields =
                fields(
                        "{\"n\": 6, \"h\": 1.5, \"t\": [], \"b\": \" \", \"f\": 1, \"l\": 1, \"x\": \"1\"}");
        fields.whole("n", 0, 5);
        fields.whole("h", 0, 5);
        fields.text("t");
        fields.text("b");
        fields.flag("f");
        fields.list("l");
        fields.whole("x", 0, 5);
        fields.text("absent");
        fields.word("n", List.of("a", "b"));
        assertThat(keys())
                .containsExactly(
                        "file.range",
                        "file.not-whole",
                        "file.no-text",
                        "file.blank",
                        "file.no-flag",
                        "file.no-list",
                        "file.no-number",
                        "file.missing",
                        "file.no-word");
    }

    @Test
    void fieldsNobodyAskedForAreNamed() {
        var fields = fields("{\"wepons\": 1, \"colour\": 2, \"size\": 3}");
        fields.get("weapons");
        fields.get("size");
        fields.close();
        assertThat(keys()).containsExactly("file.misspelt-field", "file.unknown-field");
        assertThat(problems.all().getFirst().facts()).containsExactly("wepons", "weapons");
        assertThat(problems.all().getLast().facts()).containsExactly("colour", "weapons, size");
    }

    @Test
    void whereNoMappingStandsOnlyThatIsSaid() {
        var fields = NodeFields.of(json("[1]"), problems);
        fields.text("name");
        fields.close();
        assertThat(keys()).containsExactly("file.no-mapping");
    }

    private NodeFields fields(String text) {
        return NodeFields.of(json(text), problems);
    }

    private Node json(String text) {
        return TreeReader.read(text, Format.JSON, problems);
    }

    private Node yaml(String text) {
        return TreeReader.read(text, Format.YAML, problems);
    }

    private Problem only() {
        assertThat(problems.all()).hasSize(1);
        return problems.all().getFirst();
    }

    private List<String> keys() {
        return problems.all().stream().map(Problem::key).toList();
    }
}
