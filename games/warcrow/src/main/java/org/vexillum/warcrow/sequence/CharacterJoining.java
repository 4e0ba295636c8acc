package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.feat.Banner;
import org.vexillum.warcrow.feat.Decapitation;
import org.vexillum.warcrow.feat.Rift;
import org.vexillum.warcrow.objectives.Loot;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Unit;

/** Characters join units and leave them. */
public final class CharacterJoining {
    private CharacterJoining() {}

    /** Why a Character cannot join this unit, or null if it can. */
    public static @Nullable Refusal refusal(Battle battle, String who, String whom) {
        if (!battle.has(who) || !battle.has(whom) || who.equals(whom))
            return Refusal.because("WC-BG-JOIN-01", "no-such-unit", whom);
        var character = battle.unit(who);
        var unit = battle.unit(whom);
        if (!character.card().character() || character.joined() || unit.joined())
            return Refusal.because("WC-BG-JOIN-01", "cannot-join", who);
        if (character.side() != unit.side() || !character.onTable() || !unit.onTable())
            return Refusal.because("WC-BG-JOIN-01", "cannot-join", who);
        var allowed = character.card().joins();
        if (!allowed.isEmpty()
                && !allowed.contains(unit.id())
                && !allowed.contains(unit.card().name()))
            return Refusal.because("WC-BG-JOIN-01", "join-not-named", who, whom);
        if (battle.characterIn(unit) != null || unit.card().character())
            return Refusal.because("WC-BG-JOIN-01", "has-a-character", whom);
        if (unit.demoralised() || character.demoralised())
            return Refusal.because("WC-BG-JOIN-01", "demoralised-no-joining", whom);
        if (character.carries() && unit.carries())
            return Refusal.because("WC-SCEN-LOOT-08", "carries-already", whom);
        var why = Decapitation.joining(battle, character);
        return why == null ? Banner.joining(battle, character, unit) : why;
    }

    /** The unit keeps the higher stress and tinge, and takes over states (WC-BG-JOIN-04). */
    public static void join(Battle battle, String who, String whom, Referee<Battle> referee) {
        var character = battle.unit(who);
        var unit = battle.unit(whom);
        character.setJoinedTo(whom);
        unit.setStress(Math.max(unit.stress(), character.stress()));
        unit.setTinge(Math.max(unit.tinge(), character.tinge()));
        unit.setFrightened(unit.frightened() || character.frightened());
        var rules = Rules.of("WC-BG-JOIN-01", "WC-BG-JOIN-04");
        if (character.is(Keyword.OFFICER)) rules = rules.and("WC-BG-JOIN-03");
        referee.record(new SequenceEvents.CharacterJoined(who, whom, rules));
    }

    /** Why a Character cannot leave, or null if it can (WC-BG-JOIN-02). */
    public static @Nullable Refusal leaving(Battle battle, String who, boolean loot) {
        if (!battle.has(who) || !battle.unit(who).joined() || !battle.unit(who).onTable())
            return Refusal.because("WC-BG-JOIN-02", "not-joined", who);
        var unit = battle.unit(battle.unit(who).joinedTo());
        if (unit.standing().engaged())
            return Refusal.because("WC-BG-JOIN-02", "engaged-no-leaving", who);
        if (loot && !Loot.carries(battle, unit))
            return Refusal.because("WC-SCEN-LOOT-12", "no-loot", unit.id());
        return null;
    }

    /** It gets as much stress and tinge, and the same states, as the unit has. */
    public static void leave(Battle battle, String who, boolean loot, Referee<Battle> referee) {
        var character = battle.unit(who);
        var unit = battle.unit(character.joinedTo());
        release(character, unit);
        referee.record(
                new SequenceEvents.CharacterLeft(
                        who, unit.id(), Rules.of("WC-BG-JOIN-02", "WC-BG-JOIN-04")));
        if (loot && unit.carries()) Loot.handOn(unit, character, "WC-SCEN-LOOT-12", referee);
        if (!loot && character.carries()) Loot.handOn(character, unit, "WC-SCEN-LOOT-12", referee);
        Rift.left(battle, unit, referee);
    }

    /** A Character stands for itself again. */
    static void release(Unit character, Unit unit) {
        character.setJoinedTo("");
        character.setStanding(unit.standing());
        character.setStress(unit.stress());
        character.setTinge(unit.tinge());
        character.setFrightened(unit.frightened());
        character.setActivations(unit.activations());
    }
}
