package org.vexillum.warcrow.kit;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.adjudicate.TaskCatalogue;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.warcrow.Warcrow;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.kit.adjudicate.WarcrowTaskCatalogue;
import org.vexillum.warcrow.kit.desk.WarcrowDesk;
import org.vexillum.warcrow.kit.odds.OddsFile;
import org.vexillum.warcrow.kit.odds.WarcrowOddsForm;
import org.vexillum.warcrow.kit.position.PositionWriter;
import org.vexillum.warcrow.kit.screen.WarcrowScreen;
import org.vexillum.warcrow.sequence.FinalCount;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Correction;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Strides;
import org.vexillum.warcrow.table.Unit;

/** One tournament game of Warcrow; its lists belong to the event, not to the game. */
public record WarcrowKit() implements GameKit {
    public static final GameId ID = GameId.played("warcrow", "Warcrow", "WC-");

    private static final List<String> NUMBERS =
            List.of("strideMm", "tableStrides", "adjacentGap", "rallyTurns", "fogMarkerStrides");
    private static final List<String> LENGTHS = List.of("adjacentGap", "fogMarkerStrides");

    @Override
    public GameId id() {
        return ID;
    }

    @Override
    public String rules() {
        return "org.vexillum.warcrow";
    }

    @Override
    public TableNames names(Table<?> table) {
        return TableNames.of(((Battle) table).units().stream().map(WarcrowKit::named).toList());
    }

    private static TableNames.Unit named(Unit unit) {
        return new TableNames.Unit(unit.id(), unit.side(), unit.card().name(), List.of());
    }

    @Override
    public Options options() {
        return Options.DEFAULT;
    }

    @Override
    public String flag(String option, boolean on) {
        return on ? "true" : "false";
    }

    @Override
    public boolean free(String option) {
        return NUMBERS.contains(option);
    }

    /** Whole numbers above 0, lengths with decimals, and a square table by one side or both. */
    @Override
    public @Nullable Object number(String option, String written) {
        if (LENGTHS.contains(option)) return length(written);
        var side = option.equals("tableStrides") ? written.replaceFirst("\\s*[x×].*", "") : written;
        boolean square = written.equals(side) || written.matches(side + "\\s*[x×]\\s*" + side);
        return square && side.matches("[1-9]\\d{0,2}") ? Integer.valueOf(side) : null;
    }

    private static @Nullable Strides length(String written) {
        if (!written.matches("\\d{1,2}([.,]\\d{1,2})?")) return null;
        var number = new BigDecimal(written.replace(',', '.'));
        return new Strides(number.movePointRight(2).intValueExact());
    }

    @Override
    public String numbers(String option) {
        if (option.equals("tableStrides")) return "60, 60 x 60";
        return LENGTHS.contains(option) ? "0.5, 1, 2, …" : "1, 2, 3, …";
    }

    /** What the rival has not shown is not told (WC-HIDDEN-01). */
    @Override
    public SequencedMap<String, @Nullable Object> facts(Table<?> table, Side side) {
        return new LinkedHashMap<>(new PositionWriter(((Battle) table).known(side)).write());
    }

    @Override
    public @Nullable Side winner(Table<?> table) {
        var battle = (Battle) table;
        return FinalCount.winner(battle);
    }

    @Override
    public boolean musters() {
        return false;
    }

    @Override
    public WarcrowScreen screen() {
        return new WarcrowScreen();
    }

    @Override
    public List<Desk<?, ?>> desks() {
        return List.of(new WarcrowDesk());
    }

    @Override
    public boolean hasEvents() {
        return true;
    }

    @Override
    public ForceFormat<?> forces() {
        throw new IllegalStateException("lists of Warcrow belong to the event");
    }

    @Override
    public List<ForceSummary> forces(Table<?> table) {
        var setting = ((Battle) table).setting();
        return List.of(mustered(setting.a()), mustered(setting.b()));
    }

    private static ForceSummary mustered(Company company) {
        var units =
                company.units().stream()
                        .map(unit -> new ForceSummary.Unit(unit.id(), unit.name(), List.of()))
                        .toList();
        return new ForceSummary(company.name(), 0, 0, units);
    }

    @Override
    public TaskCatalogue<?> docket() {
        return new WarcrowTaskCatalogue();
    }

    @Override
    public OddsAnswer odds(FieldGroup file, FieldGroup asked) {
        return OddsFile.read(file, asked);
    }

    @Override
    public OddsForm odds() {
        return new WarcrowOddsForm();
    }

    @Override
    public List<GameVersion<?>> titles() {
        return List.of(new WarcrowVersion(new Warcrow(), Correction.class));
    }
}
