package org.vexillum.lanterns.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.adjudicate.Adjudicator;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.odds.OddsFiles;
import org.vexillum.gamekit.odds.PlainOdds;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.kernel.referee.Player;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.Lanterns;
import org.vexillum.lanterns.Setting;

class LanternsKitTest {
    private static final Bands BANDS = new Bands();

    @Test
    void samplesAreLegalAndReadBackFromTextAndJson() {
        for (var name : BANDS.samples()) {
            var band = Samples.read(BANDS, name);
            assertThat(band.faults()).as(name).isEmpty();
            var again = ForceReader.read(BANDS, BANDS.json(band), "band.json");
            assertThat(again.force()).isEqualTo(band);
        }
        var text = Resources.text(LanternsKit.class, "example-force.txt");
        assertThat(BANDS.pasted(text)).isTrue();
        assertThat(ForceReader.read(BANDS, text, "band.txt").force())
                .isEqualTo(Samples.read(BANDS, "lamplighters"));
    }

    @Test
    void greedyBeatsRandomInNineGamesOfTen() {
        int won = 0;
        for (int seed = 0; seed < 100; seed++) {
            var greedy = seed % 2 == 0 ? Side.A : Side.B;
            if (play(seed, greedy) == greedy) won++;
        }
        assertThat(won).isGreaterThanOrEqualTo(90);
    }

    private static Side play(int seed, Side greedy) {
        var lab = new LanternsLab();
        var one = Samples.read(BANDS, BANDS.samples().get(seed % 3));
        var battle = Battle.start(new Setting(one, one, Grounds.drawn(new RandomSource(seed))));
        Player<Battle> best = lab.bot("greedy").orElseThrow().player(seed);
        Player<Battle> any = lab.bot("random").orElseThrow().player(seed);
        boolean first = greedy == Side.A;
        var referee =
                new DirectReferee<Battle>(
                        first ? best : any, first ? any : best, new SeededDice(seed), _ -> {});
        referee.standAt(battle);
        var game = new Lanterns();
        while (!game.over(battle)) game.step(battle, referee);
        return battle.state().winner();
    }

    @Test
    void theOddsOfAShotAreExact() {
        var file =
                """
                game: lanterns
                units:
                  - {id: archer, side: A, at: [10, 10], shoot: 4, range: 18}
                  - {id: guard, side: B, at: [20, 10], guard: 5, grit: 1}
                odds: {action: shoot, attacker: archer, target: guard}
                """;
        var odds = (PlainOdds) OddsFiles.read(file, new LanternsKit(), Optional.empty());
        assertThat(odds.figures().get("gone")).isCloseTo(1 / 2.0 * 2 / 3.0, within(1e-12));
    }

    @Test
    void aShotInTheDarkIsRefusedWithItsRule() {
        var file =
                """
                game: lanterns
                round: 5
                units:
                  - {id: archer, side: A, at: [10, 10], shoot: 4, range: 18}
                  - {id: guard, side: B, at: [20, 10]}
                do: {kind: shot, unit: archer, target: guard}
                dice: [4]
                """;
        var verdict = Adjudicator.judge(file).getFirst();
        assertThat(verdict.done()).isFalse();
        assertThat(verdict.rules().ids()).contains("LD-SIGHT-02");
    }
}
