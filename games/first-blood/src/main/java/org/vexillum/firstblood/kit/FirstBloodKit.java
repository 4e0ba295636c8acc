package org.vexillum.firstblood.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.adjudicate.FirstBloodTaskCatalogue;
import org.vexillum.firstblood.kit.arena.FirstBloodLabGame;
import org.vexillum.firstblood.kit.desk.FirstBloodDesk;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.kit.odds.FirstBloodOddsForm;
import org.vexillum.firstblood.kit.odds.OddsFile;
import org.vexillum.firstblood.kit.position.PositionWriter;
import org.vexillum.firstblood.kit.screen.FirstBloodScreen;
import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.TraitBook;
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
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;

/**
 * Conquest: First Blood.
 *
 * @param edition of files that name none
 */
public record FirstBloodKit(Edition edition) implements GameKit {
    public static final GameId ID = GameId.played("first-blood", "Conquest: First Blood", "FB-");

    /** In the edition that is in use. */
    public FirstBloodKit() {
        this(Edition.SECOND);
    }

    @Override
    public GameId id() {
        return ID;
    }

    @Override
    public String rules() {
        return "org.vexillum.firstblood";
    }

    /** The books name every rule themselves, in both languages. */
    @Override
    public Map<String, String> traitNames(Lang lang, RuleLookup book) {
        var names = new LinkedHashMap<String, String>();
        for (var edition : List.of(Edition.FIRST, Edition.SECOND))
            for (var trait : edition.traitBook().all())
                names.put(trait.name(), name(trait).in(lang));
        names.put("Barrage", lang == Lang.ES ? "Disparo" : "Barrage");
        return names;
    }

    /** What the books call a special rule, without its value. */
    public static Bilingual name(Trait trait) {
        return new Bilingual(valueless(trait.written()), valueless(TraitBook.spanish(trait)));
    }

    private static String valueless(String written) {
        return written.replaceFirst("\\s*\\(.*", "");
    }

    @Override
    public String written(CardRule trait, Lang lang) {
        return lang == Lang.ES ? TraitBook.spanish((Trait) trait) : trait.written();
    }

    @Override
    public TableNames names(Table<?> table) {
        return TableNames.of(
                ((Battle) table).regiments().stream().map(FirstBloodKit::named).toList());
    }

    private static TableNames.Unit named(Regiment regiment) {
        var models = new ArrayList<String>();
        for (var member : regiment.card().members()) models.add(member.card().name());
        return new TableNames.Unit(regiment.id(), regiment.side(), regiment.name(), models);
    }

    @Override
    public Options options() {
        return Options.DEFAULT;
    }

    @Override
    public String flag(String option, boolean on) {
        if (option.equals("characterWoundedFirst")) return on ? "on" : "off";
        return on ? "yes" : "no";
    }

    @Override
    public List<String> editions() {
        return List.of("1", "2");
    }

    @Override
    public GameKit edition(String number) {
        if (!editions().contains(number)) return GameKit.super.edition(number);
        return new FirstBloodKit(Edition.numbered(Integer.parseInt(number)));
    }

    @Override
    public SequencedMap<String, @Nullable Object> facts(Table<?> table, Side side) {
        return TableFacts.of((Battle) table, side);
    }

    @Override
    public SequencedMap<String, @Nullable Object> position(Table<?> table) {
        var battle = (Battle) table;
        var terrain = battle.terrain().stream().map(FirstBloodKit::terrain).toList();
        return PositionWriter.write(battle, terrain);
    }

    /** Position files call what a piece is its type. */
    private static Map<String, Object> terrain(Terrain piece) {
        var written = TerrainFormat.write(piece);
        var kinds = written.remove("kinds");
        if (!piece.kinds().isEmpty()) written.put("type", kinds);
        return written;
    }

    @Override
    public @Nullable Side winner(Table<?> table) {
        return Victory.winner((Battle) table);
    }

    @Override
    public FirstBloodScreen screen() {
        return new FirstBloodScreen();
    }

    @Override
    public Optional<LabGame<?, ?>> discipline() {
        return Optional.of(new FirstBloodLabGame(edition));
    }

    @Override
    public List<Desk<?, ?>> desks() {
        return List.of(new FirstBloodDesk(Edition.SECOND), new FirstBloodDesk(Edition.FIRST));
    }

    @Override
    public String unitField() {
        return "regiments";
    }

    @Override
    public ForceFormat<?> forces() {
        return new FirstBloodForceFormat(edition);
    }

    @Override
    public List<ForceSummary> forces(Table<?> table) {
        var setting = ((Battle) table).setting();
        var forces = new FirstBloodForceFormat(setting.edition());
        return List.of(forces.muster(setting.a()), forces.muster(setting.b()));
    }

    @Override
    public TaskCatalogue<?> docket() {
        return new FirstBloodTaskCatalogue(edition);
    }

    @Override
    public OddsAnswer odds(FieldGroup file, FieldGroup asked) {
        return OddsFile.read(file, asked, edition);
    }

    @Override
    public OddsForm odds() {
        return new FirstBloodOddsForm(edition);
    }

    @Override
    public List<GameVersion<?>> titles() {
        return List.copyOf(FirstBloodVersion.all());
    }
}
