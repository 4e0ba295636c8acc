package org.vexillum.lanterns.kit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.adjudicate.TaskCatalogue;
import org.vexillum.gamekit.arena.LabGame;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.gamekit.journal.RecordTitle;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.Correction;
import org.vexillum.lanterns.Lanterns;
import org.vexillum.lanterns.Setting;
import org.vexillum.lanterns.State;

/** Lanterns at Dusk, a small game of our own. */
public record LanternsKit() implements GameKit {
    public static final GameId ID = GameId.played("lanterns", "Lanterns at Dusk", "LD-");

    /** There is nothing to choose. */
    record Options() {}

    static final ResumableGameVersion<Battle> TITLE =
            new RecordTitle<>(
                    new Lanterns(),
                    Battle.class,
                    Correction.class,
                    Setting.class,
                    Battle::setting,
                    State.class,
                    Battle::state,
                    Battle::start,
                    Battle::new);

    @Override
    public GameId id() {
        return ID;
    }

    @Override
    public String rules() {
        return "org.vexillum.lanterns";
    }

    @Override
    public TableNames names(Table<?> table) {
        return TableNames.of(
                ((Battle) table)
                        .fighters().stream()
                                .map(one ->
                                        new TableNames.Unit(
                                                one.id(),
                                                one.side(),
                                                one.profile().name(),
                                                List.of(one.profile().name())))
                                .toList());
    }

    @Override
    public Record options() {
        return new Options();
    }

    @Override
    public SequencedMap<String, @Nullable Object> position(Table<?> table) {
        return new LinkedHashMap<>(LanternsScene.write((Battle) table));
    }

    @Override
    public @Nullable Side winner(Table<?> table) {
        return ((Battle) table).state().winner();
    }

    @Override
    public Screen<?> screen() {
        return new LanternsScreen();
    }

    @Override
    public List<Desk<?, ?>> desks() {
        return List.of(new LanternsDesk());
    }

    @Override
    public Optional<LabGame<?, ?>> discipline() {
        return Optional.of(new LanternsLab());
    }

    @Override
    public ForceFormat<?> forces() {
        return new Bands();
    }

    @Override
    public List<ForceSummary> forces(Table<?> table) {
        var setting = ((Battle) table).setting();
        return List.of(new Bands().muster(setting.a()), new Bands().muster(setting.b()));
    }

    @Override
    public TaskCatalogue<?> docket() {
        return new LanternsDocket();
    }

    @Override
    public OddsAnswer odds(FieldGroup file, FieldGroup asked) {
        return LanternsForm.read(file, asked);
    }

    @Override
    public OddsForm odds() {
        return new LanternsForm();
    }

    @Override
    public List<GameVersion<?>> titles() {
        return List.of(TITLE);
    }
}
