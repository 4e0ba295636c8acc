package org.vexillum.regiments.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.kit.adjudicate.RegimentsTaskCatalogue;
import org.vexillum.regiments.kit.arena.RegimentsLabGame;
import org.vexillum.regiments.kit.desk.RegimentsDesk;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.regiments.kit.odds.OddsFile;
import org.vexillum.regiments.kit.odds.RegimentsOddsForm;
import org.vexillum.regiments.kit.position.PositionWriter;
import org.vexillum.regiments.kit.screen.RegimentsScreen;
import org.vexillum.regiments.mission.Victory;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Correction;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Ruleset;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/** Age of Fantasy: Regiments. */
public final class RegimentsKit implements GameKit {
    public static final GameId ID =
            GameId.played("regiments", "Age of Fantasy: Regiments", "AOFR-");

    private final RegimentsForceFormat forces = new RegimentsForceFormat();

    @Override
    public GameId id() {
        return ID;
    }

    @Override
    public String rules() {
        return Regiments.class.getPackageName();
    }

    @Override
    public Map<String, String> traitNames(Lang lang, RuleLookup book) {
        var names = new LinkedHashMap<String, String>();
        for (var trait : TraitBook.all())
            book.rule(trait.rule())
                    .ifPresent(rule -> names.put(trait.name(), shortName(rule.name().in(lang))));
        return names;
    }

    /** The ledger writes {@code Blast(X): ignores cover}, and {@code PA(X)} after its long form. */
    private static String shortName(String name) {
        var bare = name.split("[(:]", 2)[0].strip();
        return name.contains("(X)") ? bare.substring(bare.lastIndexOf(' ') + 1) : bare;
    }

    @Override
    public String written(CardRule trait, Lang lang) {
        return lang == Lang.ES ? TraitBook.spanish((Trait) trait) : trait.written();
    }

    @Override
    public TableNames names(Table<?> table) {
        return TableNames.of(((Battle) table).units().stream().map(RegimentsKit::named).toList());
    }

    private static TableNames.Unit named(Unit unit) {
        var models = new ArrayList<String>();
        for (int model = 0; model < unit.startingSize(); model++)
            models.add(unit.card(model).name());
        return new TableNames.Unit(unit.id(), unit.side(), unit.name(), models);
    }

    @Override
    public Options options() {
        return Options.DEFAULT;
    }

    /** Both sides know everything. */
    @Override
    public SequencedMap<String, @Nullable Object> facts(Table<?> table, Side side) {
        return TableFacts.of((Battle) table);
    }

    @Override
    public SequencedMap<String, @Nullable Object> position(Table<?> table) {
        var battle = (Battle) table;
        var terrain = battle.setting().terrain().stream().map(TerrainFormat::write).toList();
        return PositionWriter.write(battle, terrain);
    }

    @Override
    public @Nullable Side winner(Table<?> table) {
        return Victory.winner((Battle) table);
    }

    @Override
    public RegimentsScreen screen() {
        return new RegimentsScreen();
    }

    @Override
    public Optional<LabGame<?, ?>> discipline() {
        return Optional.of(new RegimentsLabGame());
    }

    @Override
    public List<Desk<?, ?>> desks() {
        return List.of(new RegimentsDesk());
    }

    @Override
    public ForceFormat<?> forces() {
        return forces;
    }

    @Override
    public List<ForceSummary> forces(Table<?> table) {
        var setting = ((Battle) table).setting();
        return List.of(forces.muster(setting.a()), forces.muster(setting.b()));
    }

    @Override
    public TaskCatalogue<?> docket() {
        return new RegimentsTaskCatalogue();
    }

    @Override
    public OddsAnswer odds(FieldGroup file, FieldGroup asked) {
        return OddsFile.read(file, asked);
    }

    @Override
    public OddsForm odds() {
        return new RegimentsOddsForm();
    }

    @Override
    public List<GameVersion<?>> titles() {
        var titles = new ArrayList<GameVersion<?>>();
        for (var ruleset : Ruleset.values())
            titles.add(new RegimentsVersion(new Regiments(ruleset), Correction.class));
        return titles;
    }
}
