package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.FirstBloodTypes;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.referee.Question;

/**
 * What the engine proposes on crowded tables: always legal, and the same as ever.
 *
 * <p>Battles of bots with the same seed are the same only as long as the proposals are. Whoever
 * changes the search on purpose looks at what it finds and writes down the new figures.
 */
class OptionalMoveChoicesTest {
    private static final int TABLES = 4;
    private static final int CHARGE = Lengths.inches(9);

    /** Every proposal of a kind, counted. */
    private static final class Tally {
        private int proposals;
        private int models;
        private long fingerprint = Fingerprints.START;

        void add(Battle battle, Question<Battle, ModelMoves> question, RandomSource lot) {
            var choices = question.choices(battle);
            var proposed = new ArrayList<>(choices.list());
            proposed.add(choices.any(lot));
            for (var moves : proposed) {
                assertThat(choices.refusal(moves)).as("%s: %s", question, moves).isNull();
                count(moves);
            }
        }

        private void count(ModelMoves moves) {
            proposals++;
            fingerprint = Fingerprints.add(fingerprint, FirstBloodTypes.ALL.text(moves));
            models += moves.models().size();
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%d proposals, %d models, %08x",
                    proposals,
                    models,
                    (int) (fingerprint ^ fingerprint >>> 32));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "march | 1 | 310 proposals, 2059 models, ffa979c1",
                "second march | 2 | 337 proposals, 2272 models, c69f9259",
                "charge | 1 | 86 proposals, 546 models, ad33e814",
                "charge | 2 | 48 proposals, 312 models, 833e2664",
                "disengage | 1 | 22 proposals, 98 models, 11281450",
                "step in | 1 | 23 proposals, 44 models, dfdecb39",
                "reform | 1 | 23 proposals, 56 models, 1cabbc62",
                "return | 1 | 2108 proposals, 2108 models, 33f73770",
                "enter | 1 | 480 proposals, 3116 models, a670d6de",
                "deploy | 1 | 360 proposals, 2460 models, 4498a8a0",
            })
    void proposalsAreLegalAndTheSameAsEver(String kind, int edition, String figures) {
        var tally = new Tally();
        for (int table = 0; table < TABLES; table++) {
            var lot = new RandomSource(40 + table);
            var battle = Crowd.random(lot, Edition.numbered(edition));
            for (var regiment : List.copyOf(battle.regiments()))
                if (regiment.onTable())
                    for (var question : questions(kind, battle, regiment))
                        tally.add(battle, question, lot);
        }
        assertThat(tally.toString()).isEqualTo(figures);
    }

    private static List<Question<Battle, ModelMoves>> questions(
            String kind, Battle battle, Regiment regiment) {
        var id = regiment.id();
        boolean fights = MarchAction.refusal(battle, regiment) != null;
        return switch (kind) {
            case "march" -> fights ? List.of() : List.of(new ChooseMarch(id, 1));
            case "second march" -> fights ? List.of() : List.of(new ChooseMarch(id, 2));
            case "charge" -> charges(battle, regiment);
            case "disengage" ->
                    fights ? List.of(new ChooseDisengage(id, Lengths.inches(8))) : List.of();
            case "step in" -> fights ? List.of(new ChooseStep(id)) : List.of();
            case "reform" -> fights ? List.of(new ChooseReform(id)) : List.of();
            case "return" -> back(battle, regiment);
            case "enter" -> entering(battle, regiment);
            case "deploy" -> deploying(regiment);
            default -> throw new IllegalArgumentException(kind);
        };
    }

    private static List<Question<Battle, ModelMoves>> charges(Battle battle, Regiment regiment) {
        var declared = new ChooseChargeTargets(regiment.id()).choices(battle);
        return battle.regiments(regiment.side().other()).stream()
                .filter(Regiment::onTable)
                .map(foe -> ChargeTargets.of(foe.id()))
                .filter(targets -> declared.refusal(targets) == null)
                .<Question<Battle, ModelMoves>>map(
                        targets -> new ChooseChargeMove(regiment.id(), targets, CHARGE))
                .toList();
    }

    /** The last model falls and comes back. */
    private static List<Question<Battle, ModelMoves>> back(Battle battle, Regiment regiment) {
        int[] models = regiment.models();
        if (models.length < 2) return List.of();
        int model = models[models.length - 1];
        regiment.remove(model);
        var fighting = PlaceRestored.fighting(battle, regiment);
        return List.of(new ChooseReturn(regiment.id(), model, fighting));
    }

    /** It has left the table for good and marches on from its edge. */
    private static List<Question<Battle, ModelMoves>> entering(Battle battle, Regiment regiment) {
        regiment.lift();
        regiment.setStatus(Status.ARRIVING);
        battle.setRound(2);
        return List.of(new ChooseEntry(regiment.id(), 1));
    }

    private static List<Question<Battle, ModelMoves>> deploying(Regiment regiment) {
        regiment.lift();
        regiment.setStatus(Status.UNDEPLOYED);
        return List.of(new Deploy(regiment.id()));
    }
}
