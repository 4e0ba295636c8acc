package org.vexillum.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.desk.BlankForce;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.PlannedTerrain;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.TerrainOffer;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Referee;

/** A later version of a game, whose rules do something more before or after each step. */
record OtherRules<T extends Table<T>, F>(Desk<T, F> desk, Consumer<T> before, Consumer<T> after)
        implements Desk<T, F> {

    private record OtherGame<T extends Table<T>>(
            Game<T> game, Consumer<T> before, Consumer<T> after) implements Game<T> {
        @Override
        public String name() {
            return game.name();
        }

        @Override
        public int version() {
            return game.version();
        }

        @Override
        public boolean over(T table) {
            return game.over(table);
        }

        @Override
        public void step(T table, Referee<T> referee) {
            before.accept(table);
            game.step(table, referee);
            after.accept(table);
        }

        @Override
        public void concede(T table, Side side, Referee<T> referee) {
            game.concede(table, side, referee);
        }

        @Override
        public void correct(T table, Object correction, Referee<T> referee) {
            game.correct(table, correction, referee);
        }

        @Override
        public T imagine(T table, Side side, RandomSource lot) {
            return game.imagine(table, side, lot);
        }
    }

    private record OtherTitle<T extends Table<T>>(ResumableGameVersion<T> title, Game<T> game)
            implements ResumableGameVersion<T> {
        @Override
        public Class<T> table() {
            return title.table();
        }

        @Override
        public Class<?> correction() {
            return title.correction();
        }

        @Override
        public Map<String, Object> setting(T table) {
            return title.setting(table);
        }

        @Override
        public T start(Object setting, String place) {
            return title.start(setting, place);
        }

        @Override
        public Map<String, Object> standing(T table) {
            return title.standing(table);
        }

        @Override
        public T stand(Object setting, Object standing, String place) {
            return title.stand(setting, standing, place);
        }

        @Override
        public Map<String, Object> end(Match<T> match) {
            return title.end(match);
        }
    }

    @Override
    public ResumableGameVersion<T> title() {
        return new OtherTitle<>(desk.title(), new OtherGame<>(desk.title().game(), before, after));
    }

    @Override
    public GameKit format() {
        return desk.format();
    }

    @Override
    public ForceFormat<F> forces() {
        return desk.forces();
    }

    @Override
    public Screen<T> screen() {
        return desk.screen();
    }

    @Override
    public List<? extends CardRule> traits() {
        return desk.traits();
    }

    @Override
    public List<String> scenarios() {
        return desk.scenarios();
    }

    @Override
    public List<Integer> size() {
        return desk.size();
    }

    @Override
    public Refusal refusal(Plan<F> plan) {
        return desk.refusal(plan);
    }

    @Override
    public T start(Plan<F> plan, RandomSource lot) {
        return desk.start(plan, lot);
    }

    @Override
    public boolean settingUp(T table) {
        return desk.settingUp(table);
    }

    @Override
    public int round(T table) {
        return desk.round(table);
    }

    @Override
    public Object correction(T table, List<RequestFields> changes) {
        return desk.correction(table, changes);
    }

    @Override
    public List<String> bots() {
        return desk.bots();
    }

    @Override
    public Optional<Player<T>> bot(String id, long seed) {
        return desk.bot(id, seed);
    }

    @Override
    public BlankForce blanks() {
        return desk.blanks();
    }

    @Override
    public T start(Plan<F> plan, List<PlannedTerrain> terrain) {
        return desk.start(plan, terrain);
    }

    @Override
    public TerrainOffer<F> ground() {
        return desk.ground();
    }
}
