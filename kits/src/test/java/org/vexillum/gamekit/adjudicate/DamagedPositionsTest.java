package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.kit.adjudicate.FirstBloodTaskCatalogue;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.kit.adjudicate.RegimentsTaskCatalogue;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Whatever is in a file, the answer is a verdict or one clear message. */
@Tag("long-damaged-positions")
class DamagedPositionsTest {
    private static final boolean LONG = Boolean.getBoolean("vexillum.long");

    /** Fields of First Blood that may be added where they do not belong. */
    private static final List<String> NAMES =
            List.of(
                    "models",
                    "left",
                    "fallen",
                    "wounds",
                    "weakened",
                    "restored",
                    "tokens",
                    "places",
                    "at",
                    "base",
                    "status",
                    "garrison",
                    "rules",
                    "profile",
                    "broken",
                    "inspired",
                    "actions",
                    "boons",
                    "acting",
                    "kind",
                    "target",
                    "regiment",
                    "stage",
                    "round",
                    "edition",
                    "scenario",
                    "stacks",
                    "points",
                    "dice",
                    "answers",
                    "table",
                    "terrain",
                    "options",
                    "card",
                    "side",
                    "officer",
                    "retinue",
                    "character",
                    "incantations");

    private static List<String> sources(TaskCatalogue<?> docket, String prefix) {
        var texts = new ArrayList<String>();
        for (var kind : docket.kinds())
            texts.add(Templates.of(docket, kind, Lang.EN).orElseThrow());
        for (var file : PositionFiles.in("examples", "EX-" + prefix)) texts.add(file.text());
        for (var file : PositionFiles.in("rules", prefix)) texts.add(file.text());
        return texts;
    }

    @Test
    void noDamageOfRegimentsBringsMoreThanAMessage() {
        var sources = sources(new RegimentsTaskCatalogue(), "AOFR-");
        new Battered(RegimentsKit.ID, sources, Damage.NAMES, DamagedPositionsTest::lawful)
                .assertOnlyMessages(LONG ? 100_000 : 12_000);
    }

    @Test
    void noDamageOfFirstBloodBringsMoreThanAMessage() {
        var sources = sources(new FirstBloodTaskCatalogue(Edition.SECOND), "FB-");
        new Battered(FirstBloodKit.ID, sources, NAMES, DamagedPositionsTest::lawful)
                .assertOnlyMessages(LONG ? 50_000 : 4_000);
    }

    /**
     * Nobody has more wounds than he can take, and no two units stand on each other.
     *
     * <p>Damage to the line that names the game may make a question of another one.
     */
    private static void lawful(Verdict verdict) {
        switch (verdict.scene().battle()) {
            case Battle battle -> units(verdict, battle.units());
            case org.vexillum.firstblood.table.Battle battle ->
                    regiments(verdict, battle.regiments());
            default -> {} // Warcrow has no models
        }
    }

    private static void units(Verdict verdict, List<Unit> units) {
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

    private static void regiments(Verdict verdict, List<Regiment> regiments) {
        for (var regiment : regiments)
            for (int model : regiment.models()) assertThat(regiment.woundsLeft(model)).isPositive();
        if (verdict.kinds().contains("correct")) return;
        for (var one : regiments) for (var other : regiments) apart(one, other);
    }

    private static void apart(Regiment one, Regiment other) {
        for (int i : one.models())
            for (int j : other.models()) {
                var base = one.place(i);
                var beside = other.place(j);
                if (base == null || beside == null || one == other && i == j) continue;
                if (one.floor(i) != other.floor(j)) continue;
                assertThat(Within.overlaps(base, beside))
                        .as(one.id() + i + other.id() + j)
                        .isFalse();
            }
    }
}
