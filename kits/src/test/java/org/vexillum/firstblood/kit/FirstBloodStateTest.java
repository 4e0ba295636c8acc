package org.vexillum.firstblood.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.arena.FirstBloodArena;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.BattleState;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.RegimentState;
import org.vexillum.firstblood.table.Ruleset;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.state.DeclaredState;
import org.vexillum.kernel.dice.RandomSource;

class FirstBloodStateTest extends DeclaredState<Battle> {
    private static final Map<String, Consumer<Regiment>> REGIMENT =
            Map.of(
                    "models", regiment -> regiment.setWounds(1, 1),
                    "boons", regiment -> regiment.setBoons(List.of(boon(regiment))));

    private static TemporaryEffect boon(Regiment regiment) {
        return new TemporaryEffect(
                "x",
                "FB-EVENT-01",
                new TemporaryEffect.Gift.Obscured(),
                TemporaryEffect.Until.ROUND_END,
                regiment.id());
    }

    @Override
    protected Battle battle() {
        var format = new FirstBloodForceFormat(Edition.FIRST);
        var force = Samples.read(format, format.samples().getFirst());
        var arena =
                new FirstBloodArena(
                        Edition.FIRST, Scenario.values()[0], force, force, Options.DEFAULT);
        return arena.start(new RandomSource(1), false);
    }

    @Override
    protected ResumableGameVersion<Battle> title() {
        return new FirstBloodVersion(Ruleset.NEWEST);
    }

    /** One with several models. */
    private static Regiment regiment(Battle battle) {
        return battle.regiments().stream()
                .filter(each -> each.size() > 3)
                .findFirst()
                .orElseThrow();
    }

    @Override
    protected List<Piece<Battle>> pieces() {
        var pieces = new ArrayList<Piece<Battle>>(pieces(BattleState.ALL, each -> each, Map.of()));
        pieces.addAll(pieces(RegimentState.ALL, FirstBloodStateTest::regiment, REGIMENT));
        return pieces;
    }

    /** Marks that reading the models, or the others, could wipe out again. */
    @Test
    void aStoredTableKeepsWhoLeadsAndWhoWasLeftOut() {
        var battle = battle();
        var regiment = regiment(battle);
        regiment.remove(0);
        regiment.restore(0, null, 0);
        regiment.setActing(0);
        regiment.setInspired(Inspired.WHOLE_ROUND);
        regiment.setUninspired(2);
        var stood = title().stand(title().setting(battle), title().standing(battle), "");
        assertThat(regiment(stood).acting()).isZero();
        assertThat(regiment(stood).uninspired(2)).isTrue();
        assertThat(stood.fingerprint()).isEqualTo(battle.fingerprint());
    }
}
