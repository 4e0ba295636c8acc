package org.vexillum.lanterns.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.vexillum.bots.BestAnswer;
import org.vexillum.bots.RandomBot;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.arena.Arena;
import org.vexillum.gamekit.arena.BattleRecord;
import org.vexillum.gamekit.arena.Goal;
import org.vexillum.gamekit.arena.LabGame;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.lanterns.Band;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.Events;
import org.vexillum.lanterns.Lanterns;
import org.vexillum.lanterns.Setting;

/** Lanterns at Dusk in the lab. */
record LanternsLab() implements LabGame<Battle, Band> {
    @Override
    public ForceFormat<Band> forces() {
        return new Bands();
    }

    @Override
    public Arena<Battle> arena(Band first, Band second, Record options, int scenario) {
        return new Meeting(first, second, options);
    }

    @Override
    public List<String> bots() {
        return List.of("greedy", "random");
    }

    @Override
    public Optional<PlayerFactory<Battle>> bot(String name) {
        return switch (name) {
            case "greedy" -> Optional.of(_ -> new BestAnswer<>(new Worth()));
            case "random" -> Optional.of(RandomBot::new);
            default -> Optional.empty();
        };
    }

    private record Meeting(Band first, Band second, Record options) implements Arena<Battle> {
        @Override
        public GameKit game() {
            return new LanternsKit();
        }

        @Override
        public Game<Battle> rules() {
            return new Lanterns();
        }

        @Override
        public SequencedMap<String, Object> terms() {
            return new LinkedHashMap<>();
        }

        @Override
        public List<ForceSummary> forces() {
            return List.of(new Bands().muster(first), new Bands().muster(second));
        }

        @Override
        public @Nullable Refusal refusal() {
            return new Setting(first, second, List.of()).refusal();
        }

        @Override
        public Battle start(RandomSource lot, boolean swapped) {
            var terrain = Grounds.drawn(lot);
            return Battle.start(
                    new Setting(swapped ? second : first, swapped ? first : second, terrain));
        }

        @Override
        public BattleRecord<Battle> chronicle(Battle battle) {
            return new Told(battle);
        }

        @Override
        public int round(Battle battle) {
            return battle.state().round();
        }

        @Override
        public Goal goal() {
            return Goal.VICTORY_POINTS;
        }

        @Override
        public int reached(Battle battle, Side side) {
            return battle.points(side);
        }
    }

    /** Credits each fighter that is out to the one who struck or shot last. */
    private static final class Told implements BattleRecord<Battle> {
        private final Battle battle;
        private final Map<String, Double> killed = new LinkedHashMap<>();
        private Side opener = Side.A;
        private String striker = "";

        Told(Battle battle) {
            this.battle = battle;
        }

        @Override
        public void accept(Event event) {
            switch (event) {
                case Events.RoundBegan e when e.round() == 1 -> opener = e.opening();
                case Events.Struck e -> striker = e.unit();
                case Events.ShotRolled e -> striker = e.unit();
                case Events.Out e ->
                        killed.merge(
                                striker,
                                (double) battle.fighter(e.unit()).profile().points(),
                                Double::sum);
                default -> {}
            }
        }

        @Override
        public Side opener() {
            return opener;
        }

        @Override
        public List<Fared> fared(Battle end) {
            var all = new ArrayList<Fared>();
            for (var one : end.fighters()) {
                int points = one.profile().points();
                double own = killed.getOrDefault(one.id(), 0.0);
                double lost = one.onTable() ? 0 : points;
                all.add(
                        new Fared(
                                one.side(),
                                one.profile().name(),
                                points,
                                own,
                                lost,
                                one.onTable()));
            }
            return all;
        }
    }
}
