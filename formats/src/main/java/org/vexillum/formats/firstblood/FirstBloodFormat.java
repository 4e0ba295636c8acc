package org.vexillum.formats.firstblood;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.formats.GameFormat;
import org.vexillum.formats.Names;
import org.vexillum.formats.adjudicate.Docket;
import org.vexillum.formats.firstblood.adjudicate.FirstBloodDocket;
import org.vexillum.formats.firstblood.force.FirstBloodForces;
import org.vexillum.formats.firstblood.odds.FirstBloodForm;
import org.vexillum.formats.firstblood.odds.OddsFile;
import org.vexillum.formats.firstblood.position.PositionWriter;
import org.vexillum.formats.force.ForceFormat;
import org.vexillum.formats.force.Mustered;
import org.vexillum.formats.journal.Title;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.odds.OddsForm;
import org.vexillum.formats.position.Group;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.rulebook.Bilingual;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

/**
 * Conquest: First Blood.
 *
 * @param edition of files that name none
 */
public record FirstBloodFormat(Edition edition) implements GameFormat {
    /** In the edition that is in use. */
    public FirstBloodFormat() {
        this(Edition.SECOND);
    }

    @Override
    public GameId id() {
        return GameId.FIRST_BLOOD;
    }

    @Override
    public String rules() {
        return "org.vexillum.firstblood";
    }

    /** The books name every rule themselves, in both languages. */
    @Override
    public Map<String, String> traitNames(Lang lang, Rulebook book) {
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
    public Names names(Table<?> table) {
        return Names.of(
                ((Battle) table).regiments().stream().map(FirstBloodFormat::named).toList());
    }

    private static Names.Unit named(Regiment regiment) {
        var models = new ArrayList<String>();
        for (var member : regiment.card().members()) models.add(member.card().name());
        return new Names.Unit(regiment.id(), regiment.side(), regiment.name(), models);
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
    public GameFormat edition(String number) {
        if (!editions().contains(number)) return GameFormat.super.edition(number);
        return new FirstBloodFormat(Edition.numbered(Integer.parseInt(number)));
    }

    @Override
    public SequencedMap<String, @Nullable Object> facts(Table<?> table, Side side) {
        return TableFacts.of((Battle) table, side);
    }

    @Override
    public SequencedMap<String, @Nullable Object> position(Table<?> table) {
        var battle = (Battle) table;
        var terrain = battle.terrain().stream().map(FirstBloodFormat::terrain).toList();
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
    public ForceFormat<?> forces() {
        return new FirstBloodForces(edition);
    }

    @Override
    public List<Mustered> forces(Table<?> table) {
        var setting = ((Battle) table).setting();
        var forces = new FirstBloodForces(setting.edition());
        return List.of(forces.muster(setting.a()), forces.muster(setting.b()));
    }

    @Override
    public Docket<?> docket() {
        return new FirstBloodDocket(edition);
    }

    @Override
    public OddsAnswer odds(Group file, Group asked) {
        return OddsFile.read(file, asked, edition);
    }

    @Override
    public OddsForm odds() {
        return new FirstBloodForm(edition);
    }

    @Override
    public List<Title<?>> titles() {
        return List.copyOf(FirstBloodTitle.all());
    }
}
