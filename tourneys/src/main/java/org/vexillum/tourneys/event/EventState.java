package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.lists.UnitBook;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.Packs;

/** The state of an event. Only changes of the log alter it. */
public final class EventState {
    Settings settings;
    final Pack pack;
    final SequencedMap<String, EntrantState> members = new LinkedHashMap<>();
    final List<Round> rounds = new ArrayList<>();
    final SequencedMap<Integer, Adventure> adventures = new LinkedHashMap<>();
    final List<Penalty> penalties = new ArrayList<>();
    final List<Notice> notices = new ArrayList<>();
    @Nullable RoundClock clock;
    UnitBook book = UnitBook.EMPTY;
    int before;
    int counted;
    boolean listsOpen;
    boolean closed;
    boolean moved;

    EventState(Settings settings) {
        this.settings = settings;
        this.pack =
                Packs.called(settings.pack())
                        .orElseThrow(() ->
                                new ChangeRefused(
                                        "unknown-pack",
                                        settings.pack(),
                                        String.join(", ", Packs.names())));
        checkRounds(settings.rounds());
    }

    void checkRounds(int wanted) {
        if (wanted == 0) return;
        if (wanted < pack.leastRounds()) // WC-FORMAT-02
        throw new ChangeRefused("few-rounds", wanted, pack.leastRounds());
    }

    public Settings settings() {
        return settings;
    }

    public EventOptions options() {
        return settings.options();
    }

    public Pack pack() {
        return pack;
    }

    /** Everybody who was ever entered, in the order of entry. */
    public List<EntrantState> members() {
        return List.copyOf(members.values());
    }

    public Optional<EntrantState> find(String id) {
        return Optional.ofNullable(members.get(id));
    }

    /** Refused if there is no such entrant. */
    public EntrantState member(String id) {
        var member = members.get(id);
        if (member == null)
            throw new ChangeRefused("unknown-entrant", id, String.join(", ", members.keySet()));
        return member;
    }

    public List<EntrantState> active() {
        return members.values().stream().filter(EntrantState::active).toList();
    }

    /** The rounds in this log. */
    public List<Round> rounds() {
        return Collections.unmodifiableList(rounds);
    }

    /** How many rounds were played before this log begins. */
    public int roundsBefore() {
        return before;
    }

    /** The number of the last round paired; 0 before the first. */
    public int lastRound() {
        return before + rounds.size();
    }

    /** A round by its number. */
    public Round round(int number) {
        if (number <= before || number > lastRound()) throw new ChangeRefused("no-round", number);
        return rounds.get(number - before - 1);
    }

    /** The number of rounds: as set, else by the table of the pack. WC-FORMAT-06 */
    public int plannedRounds() {
        if (settings.rounds() > 0) return settings.rounds();
        int count = counted > 0 ? counted : Math.max(1, active().size());
        return Math.max(pack.usualRounds(count), lastRound());
    }

    public boolean complete() {
        return rounds.isEmpty() || rounds.getLast().complete();
    }

    /** Whether all rounds have been played to their ends. */
    public boolean over() {
        return lastRound() >= plannedRounds() && complete();
    }

    public Adventure adventure(int round) {
        return adventures.getOrDefault(round, Adventure.NONE);
    }

    public List<Penalty> penalties() {
        return Collections.unmodifiableList(penalties);
    }

    /** What the organiser was warned of, in order. */
    public List<Notice> notices() {
        return Collections.unmodifiableList(notices);
    }

    /** Whether everybody may see the lists. */
    public boolean listsOpen() {
        return listsOpen;
    }

    public boolean closed() {
        return closed;
    }

    /** Whether it goes on at another computer. */
    public boolean moved() {
        return moved;
    }

    /** The time of the round under way; null if nobody has started it. */
    public @Nullable RoundClock clock() {
        return clock;
    }

    /** What the units are, as far as somebody has said so. */
    public UnitBook book() {
        return book;
    }

    /** What each round of this log up to one of them gave an entrant. */
    public List<RoundShare> shares(String id, int upTo) {
        var shares = new RoundShares(pack, options());
        var all = new ArrayList<RoundShare>();
        for (var round : rounds) {
            if (round.number > upTo) break;
            if (round.bye.equals(id)) all.add(shares.bye(round.number));
            round.gameOf(id).ifPresent(game -> all.add(shares.of(round.number, game, id)));
        }
        return all;
    }

    /** The tournament points of an entrant after a round, penalties counted. */
    public int points(EntrantState member, int upTo) {
        int made = member.carried().tp();
        for (var share : shares(member.id(), upTo)) made += share.tp();
        return less(made, member, Penalty.Kind.TP, upTo);
    }

    /** Points without those a penalty took, never below 0. WC-PENALTY-02 */
    public int less(int points, EntrantState member, Penalty.Kind kind, int upTo) {
        int lost =
                penalties.stream()
                        .filter(each -> each.kind() == kind && each.who().equals(member.id()))
                        .filter(each -> each.round() <= upTo)
                        .mapToInt(Penalty::amount)
                        .sum();
        return lost == 0 ? points : Math.max(0, points - lost);
    }

    /** What a game gave by its points alone, whatever the referee decided. WC-REF-04 */
    public RoundShare computed(Round round, String who) {
        var game =
                round.gameOf(who)
                        .orElseThrow(() -> new ChangeRefused("no-game", who, round.number));
        return new RoundShares(pack, options()).computed(round.number, game, who);
    }

    void warn(String key, Object... facts) {
        notices.add(Notice.of(key, facts));
    }

    void mustBeOpen() {
        if (closed) throw new ChangeRefused("closed");
    }
}
