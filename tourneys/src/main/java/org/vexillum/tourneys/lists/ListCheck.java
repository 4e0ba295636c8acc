package org.vexillum.tourneys.lists;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.vexillum.tourneys.event.EventOptions.CommanderChoice;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.text.FoldedText;
import org.vexillum.warcrow.army.NamedUnits;

/** Holds a list against what the pack and the unit book know. WC-LIST-05 */
public final class ListCheck {
    /** Nobody reads more; what is illegal comes first. */
    private static final int MOST = 60;

    private final Pack pack;
    private final UnitBook book;
    private final int limit;
    private final CommanderChoice choice;
    private final List<ListFinding> findings = new ArrayList<>();

    public ListCheck(Pack pack, UnitBook book, int limit, CommanderChoice choice) {
        this.pack = pack;
        this.book = book;
        this.limit = limit;
        this.choice = choice;
    }

    /** A line of a list with its unit, if the book knows it. */
    private record Entry(ListLine line, Optional<BookUnit> unit) {
        String name() {
            return unit.map(BookUnit::name).orElse(line.name());
        }

        /** Every name it goes by. */
        Stream<String> names() {
            return Stream.concat(
                    Stream.of(line.name()), unit.stream().flatMap(each -> each.names().stream()));
        }

        boolean mercenary() {
            return line.tagged("Mercenary", "Mercenario")
                    || unit.map(BookUnit::mercenary).orElse(false);
        }

        boolean highCommand() {
            return line.tagged("High Command", "Alto mando")
                    || unit.map(BookUnit::highCommand).orElse(false);
        }

        boolean character() {
            return highCommand()
                    || line.tagged("Character", "Personaje")
                    || unit.map(BookUnit::character).orElse(false);
        }

        boolean commander() {
            return line.tagged("Commander", "Comandante");
        }

        int command() {
            return line.command() > 0 ? line.command() : unit.map(BookUnit::command).orElse(0);
        }

        int points() {
            int each = unit.map(BookUnit::points).orElse(0);
            return each > 0 ? each * line.count() : line.points();
        }
    }

    /**
     * Everything there is to say about a list.
     *
     * @param faction of its company; that in the list goes first, and neither if both are empty
     */
    public List<ListFinding> check(ListText list, String faction) {
        findings.clear();
        var entries = new ArrayList<Entry>();
        for (var line : list.lines()) entries.add(new Entry(line, book.called(line.name())));
        if (entries.isEmpty()) illegal("empty", "WC-LIST-03");
        entries.forEach(this::named);
        mercenaries(entries);
        factions(entries, list.faction().isEmpty() ? faction : list.faction());
        availability(entries);
        if (pack.companies()) commander(entries);
        points(entries);
        if (pack.companies() || !book.units().isEmpty()) unknown(entries);
        return findings.stream().distinct().limit(MOST).toList();
    }

    public static boolean legal(List<ListFinding> findings) {
        return findings.stream().noneMatch(ListFinding::illegal);
    }

    private void illegal(String key, String rule, Object... facts) {
        findings.add(new ListFinding(key, true, cited(rule), List.of(facts)));
    }

    private void note(String key, String rule, Object... facts) {
        findings.add(new ListFinding(key, false, cited(rule), List.of(facts)));
    }

    /** Other packs have lists too, but not the rules of this one. */
    private String cited(String rule) {
        return pack.companies() ? rule : "";
    }

    /** What the publication says of units it names: WC-UNIT-BAN, WC-UNIT-BASE-01. */
    private void named(Entry entry) {
        if (!pack.companies()) return;
        entry.names()
                .map(NamedUnits::excludedBy)
                .flatMap(Optional::stream)
                .findFirst()
                .ifPresent(rule -> illegal("banned", rule, entry.name()));
        if (entry.names().anyMatch(NamedUnits.BIGGER::holds))
            note("bigger-base", NamedUnits.BIGGER.rule(), entry.name(), NamedUnits.PLAYED_MM);
    }

    /** By its keyword, or because the publication names it as one. */
    private boolean mercenary(Entry entry) {
        return entry.mercenary()
                || pack.companies() && entry.names().anyMatch(NamedUnits.MERCENARIES::holds);
    }

    /** WC-UNIT-MERC-02: copies included. */
    private void mercenaries(List<Entry> entries) {
        int count =
                entries.stream()
                        .filter(this::mercenary)
                        .mapToInt(entry -> entry.line().count())
                        .sum();
        if (pack.mercenaries() >= 0 && count > pack.mercenaries())
            illegal("mercenaries", "WC-UNIT-MERC-02", count, pack.mercenaries());
    }

    /** WC-UNIT-MERC-01: mercenaries serve anybody. */
    private void factions(List<Entry> entries, String faction) {
        if (faction.isEmpty()) return;
        for (var entry : entries) {
            var own = entry.unit().map(BookUnit::faction).orElse("");
            if (own.isEmpty() || mercenary(entry)) continue;
            if (!FoldedText.key(own).equals(FoldedText.key(faction)))
                illegal("faction", "WC-LIST-05", entry.name(), own, faction);
        }
    }

    /** WC-BG-LIST-01. */
    private void availability(List<Entry> entries) {
        for (var unit :
                entries.stream().flatMap(entry -> entry.unit().stream()).distinct().toList()) {
            int copies =
                    entries.stream()
                            .filter(entry -> entry.unit().filter(unit::equals).isPresent())
                            .mapToInt(entry -> entry.line().count())
                            .sum();
            if (unit.availability() > 0 && copies > unit.availability())
                illegal("availability", "WC-BG-LIST-01", unit.name(), copies, unit.availability());
        }
    }

    /** WC-BG-LIST-02, WC-BG-LIST-03. */
    private void commander(List<Entry> entries) {
        var high = entries.stream().filter(Entry::highCommand).toList();
        int copies = high.stream().mapToInt(entry -> entry.line().count()).sum();
        if (copies > 1) illegal("high-command", "WC-BG-LIST-02", copies);
        var named = entries.stream().filter(Entry::commander).toList();
        if (named.size() > 1) illegal("commanders", "WC-LIST-05", named.size());
        if (named.isEmpty()) unnamed(entries, high);
        if (named.size() == 1) fit(named.getFirst(), entries, high);
    }

    private void unnamed(List<Entry> entries, List<Entry> high) {
        boolean clear = choice == CommanderChoice.HIGH_COMMAND_THEN_MAN && high.size() == 1;
        if (clear) note("commander-is", "WC-BG-LIST-03", high.getFirst().name());
        else if (!entries.isEmpty()) illegal("no-commander", "WC-LIST-05");
    }

    private void fit(Entry named, List<Entry> entries, List<Entry> high) {
        boolean characters = entries.stream().anyMatch(Entry::character);
        if (characters && !named.character()) {
            illegal("commander-no-character", "WC-BG-LIST-03", named.name());
            return;
        }
        if (choice == CommanderChoice.ANY_CHARACTER || !characters) return;
        if (!high.isEmpty() && !named.highCommand())
            illegal("commander-not-high", "WC-BG-LIST-03", named.name(), high.getFirst().name());
        int most =
                entries.stream().filter(Entry::character).mapToInt(Entry::command).max().orElse(0);
        if (high.isEmpty() && named.command() < most)
            illegal("commander-command", "WC-BG-LIST-03", named.name(), named.command(), most);
    }

    private void points(List<Entry> entries) {
        int sum = entries.stream().mapToInt(Entry::points).sum();
        if (limit == 0) note("points-only", "WC-LIST-05", sum);
        else if (sum > limit) illegal("points", "WC-LIST-05", sum, limit);
        else note("points-sum", "WC-LIST-05", sum, limit);
        for (var entry : entries)
            if (entry.points() == 0) note("no-points", "WC-LIST-01", entry.name());
    }

    private void unknown(List<Entry> entries) {
        for (var entry : entries)
            if (entry.unit().isEmpty()) note("unknown-unit", "WC-LIST-01", entry.line().name());
    }
}
