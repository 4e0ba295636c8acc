package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.feat.Banner;
import org.vexillum.warcrow.feat.Rift;
import org.vexillum.warcrow.morale.Stress;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.Unit;

/** What follows from things the players saw, and which of them cannot be. */
public final class HappeningRules {
    private static final int MANY = 50;

    private HappeningRules() {}

    /** Why this cannot have happened while a unit acts, or null if it can. */
    public static @Nullable Refusal refusal(Happening happening, String active, Battle battle) {
        return switch (happening) {
            case Happening.Ends ends -> ends(ends, active, battle);
            case Happening.Lost lost -> lost(lost, battle);
            case Happening.Removed removed -> present(removed.unit(), battle);
            case Happening.Stressed stressed -> stressed(stressed, battle);
            case Happening.Wounded wounded -> wounded(wounded, battle);
            case Happening.Moved moved -> moved(moved, battle);
            case Happening.Spent spent -> spent(spent, battle);
            case Happening.Joined joined ->
                    CharacterJoining.refusal(battle, joined.character(), joined.unit());
            case Happening.Left left ->
                    CharacterJoining.leaving(battle, left.character(), left.loot());
            case Happening.TookBanner took -> banner(took.unit(), active, battle);
            case Happening.Frightened frightened -> present(frightened.unit(), battle);
            case Happening.Revealed revealed -> revealed(revealed.unit(), battle);
        };
    }

    private static @Nullable Refusal ends(Happening.Ends ends, String active, Battle battle) {
        var chained = ends.chained();
        if (chained != null) {
            if (!battle.has(chained) || chained.equals(active))
                return Refusal.because("WC-TURN-05", "no-such-unit", chained);
            var why = ChooseActivation.refusal(battle.unit(chained), TurnChoice.Kind.ACT, battle);
            if (why != null) return why;
        }
        return StandingCheck.refusal(battle, ends.stands());
    }

    private static @Nullable Refusal present(String unit, Battle battle) {
        if (!battle.has(unit)) return Refusal.because("WC-GAME-01", "no-such-unit", unit);
        return battle.unit(unit).onTable()
                ? null
                : Refusal.because("WC-GAME-01", "not-on-table", unit);
    }

    private static @Nullable Refusal lost(Happening.Lost lost, Battle battle) {
        var why = present(lost.unit(), battle);
        if (why != null) return why;
        int left = battle.unit(lost.unit()).troops();
        return lost.troops() < 1 || lost.troops() > left
                ? Refusal.because("WC-GAME-01", "so-many-troops", lost.unit(), left)
                : null;
    }

    private static @Nullable Refusal stressed(Happening.Stressed stressed, Battle battle) {
        var why = present(stressed.unit(), battle);
        if (why == null) why = number(stressed.stress());
        return why == null ? Stress.refusal(battle.unit(stressed.unit())) : why;
    }

    private static @Nullable Refusal wounded(Happening.Wounded wounded, Battle battle) {
        if (!battle.has(wounded.by()) || !battle.has(wounded.unit()))
            return Refusal.because("WC-GAME-01", "no-such-unit", wounded.unit());
        return number(wounded.wounds() + wounded.excess());
    }

    private static @Nullable Refusal number(int count) {
        return count < 1 || count > MANY
                ? Refusal.because("WC-GAME-01", "no-such-number", count)
                : null;
    }

    private static @Nullable Refusal moved(Happening.Moved moved, Battle battle) {
        var why = present(moved.unit(), battle);
        return why == null ? StandingCheck.refusal(battle, moved.stands()) : why;
    }

    private static @Nullable Refusal spent(Happening.Spent spent, Battle battle) {
        int left = battle.tokens(spent.side()) - battle.spent(spent.side());
        return spent.tokens() < 1 || spent.tokens() > left // WC-CMD-01
                ? Refusal.because("WC-CMD-01", "not-enough-tokens", spent.side(), left)
                : null;
    }

    private static @Nullable Refusal banner(String unit, String active, Battle battle) {
        if (!unit.equals(active))
            return Refusal.because("WC-FEAT-BANNER-09", "only-the-active-unit", unit);
        return Banner.refusal(battle, battle.unit(unit));
    }

    private static @Nullable Refusal revealed(String unit, Battle battle) {
        if (!battle.has(unit)) return Refusal.because("WC-HIDDEN-03", "no-such-unit", unit);
        var hidden = battle.unit(unit);
        boolean may = hidden.card().lurks() && hidden.is(Keyword.PERMANENT);
        return may && !hidden.known()
                ? null
                : Refusal.because("WC-HIDDEN-03", "nothing-to-reveal", unit);
    }

    /** Applies it to the table. */
    public static void play(Happening happening, Battle battle, Referee<Battle> referee) {
        switch (happening) {
            case Happening.Ends _ -> {}
            case Happening.Lost lost -> lose(lost, battle, referee);
            case Happening.Removed removed -> new UnitRemoval(removed.unit()).play(battle, referee);
            case Happening.Stressed it ->
                    Stress.take(battle.unit(it.unit()), it.stress(), Rules.NONE, referee);
            case Happening.Wounded it -> Banner.glory(battle, it, referee);
            case Happening.Moved it -> move(it, battle, referee);
            case Happening.Spent it -> spend(it, battle, referee);
            case Happening.Joined it ->
                    CharacterJoining.join(battle, it.character(), it.unit(), referee);
            case Happening.Left it ->
                    CharacterJoining.leave(battle, it.character(), it.loot(), referee);
            case Happening.TookBanner it -> Banner.take(battle, battle.unit(it.unit()), referee);
            case Happening.Frightened it -> frighten(battle.unit(it.unit()), referee);
            case Happening.Revealed it -> reveal(battle.unit(it.unit()), referee);
        }
    }

    private static void lose(Happening.Lost lost, Battle battle, Referee<Battle> referee) {
        var unit = battle.unit(lost.unit());
        unit.setTroops(unit.troops() - lost.troops());
        referee.record(
                new SequenceEvents.TroopsLost(
                        unit.id(), lost.troops(), unit.troops(), Rules.of("WC-GAME-01")));
        if (unit.troops() == 0) new UnitRemoval(unit.id()).play(battle, referee);
    }

    private static void move(Happening.Moved moved, Battle battle, Referee<Battle> referee) {
        battle.unit(moved.unit()).setStanding(moved.stands());
        referee.record(new SequenceEvents.UnitMoved(moved.unit(), Rules.of("WC-GAME-01")));
        Rift.look(battle, referee);
    }

    private static void spend(Happening.Spent spent, Battle battle, Referee<Battle> referee) {
        var side = spent.side();
        battle.setSpent(side, battle.spent(side) + spent.tokens());
        int left = battle.tokens(side) - battle.spent(side);
        referee.record(
                new SequenceEvents.CommandSpent(
                        side, spent.tokens(), left, Rules.of("WC-CMD-02", "WC-CMD-01")));
    }

    private static void frighten(Unit unit, Referee<Battle> referee) {
        unit.setFrightened(true);
        referee.record(new SequenceEvents.BecameFrightened(unit.id(), Rules.of("WC-DICE-14")));
    }

    private static void reveal(Unit unit, Referee<Battle> referee) {
        unit.reveal();
        if (unit.status() == Status.UNDEPLOYED)
            referee.reveal(
                    new SequenceEvents.UnitRevealed(
                            unit.id(), Rules.of("WC-HIDDEN-03", "WC-HIDDEN-04")));
    }
}
