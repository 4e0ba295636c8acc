package org.vexillum.formats.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.regiments.adjudicate.RegimentsDocket;
import org.vexillum.formats.tree.Plain;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

/** Whatever is in a file, the answer is a verdict or one clear message. */
class DamagedPositionsTest {
    private static final RegimentsDocket DOCKET = new RegimentsDocket();
    private static final int FILES = Boolean.getBoolean("vexillum.long") ? 200_000 : 12_000;
    private static final Report REPORT =
            new Report("file.yaml", GameId.REGIMENTS, Rulebook.load(), Lang.EN);

    private record Source(String text, Map<String, Object> tree) {}

    @SuppressWarnings("unchecked")
    private static List<Source> sources() {
        var texts = new ArrayList<String>();
        for (var kind : DOCKET.kinds()) texts.add(Templates.of(DOCKET, kind).orElseThrow());
        for (var file : PositionFiles.in("examples", "EX-AOFR-")) texts.add(file.text());
        for (var file : PositionFiles.in("rules", "AOFR-")) texts.add(file.text());
        return texts.stream()
                .map(text -> new Source(text, (Map<String, Object>) Plain.of(Read.file(text))))
                .toList();
    }

    @Test
    void noDamageBringsMoreThanAMessage() {
        var sources = sources();
        int faults = 0;
        int verdicts = 0;
        for (int i = 0; i < FILES; i++) {
            var source = sources.get(i % sources.size());
            var file = new Damage(i).of(source.text(), source.tree());
            try {
                for (var verdict : Adjudicator.judge(file)) look(verdict);
                verdicts++;
            } catch (Fault fault) {
                assertThat(REPORT.fault(fault)).startsWith("file.yaml").doesNotContain("{0}");
                faults++;
            } catch (RuntimeException | StackOverflowError | AssertionError broken) {
                fail("damage " + i + " of:\n" + file, broken);
            }
        }
        assertThat(faults).isGreaterThan(FILES / 5);
        assertThat(verdicts).isGreaterThan(FILES / 5);
    }

    private static void look(Verdict verdict) {
        REPORT.lines(verdict);
        var open = REPORT.open(verdict);
        assertThat(open.isEmpty()).isEqualTo(verdict.done());
        new ReportJson(REPORT).of(List.of(verdict));
        if (verdict.done()) sound(verdict);
    }

    /** Nobody has more wounds than he can take, and no two units stand on each other. */
    private static void sound(Verdict verdict) {
        var units = ((Battle) verdict.scene().battle()).units();
        for (var unit : units)
            for (int slot = 0; slot < unit.living(); slot++)
                assertThat(unit.woundsLeft(unit.inSlot(slot))).isPositive();
        if (verdict.kinds().contains("correct")) return; // players may agree on anything
        for (var one : units) for (var other : units) if (one != other) apart(one, other);
    }

    private static void apart(Unit one, Unit other) {
        if (one.place() == null || other.place() == null) return;
        assertThat(Within.overlaps(Footprint.of(one), Footprint.of(other))).isFalse();
    }
}
