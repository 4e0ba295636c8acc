package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.feat.ObtainResources;
import org.vexillum.warcrow.feat.SealRift;
import org.vexillum.warcrow.feat.TrackVestige;
import org.vexillum.warcrow.objectives.Loot;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Unit;

/** Choices of feat and scenario at the end of an activation (WC-TURN-05). */
public final class EndEffects {
    private EndEffects() {}

    /** What a unit may do that it has not done in this activation. */
    public static List<Effect> open(Battle battle, Unit unit, List<Effect.Kind> used) {
        var open = new ArrayList<Effect>();
        for (var effect : all(battle))
            if (!used.contains(effect.kind()) && refusal(effect, battle, unit) == null)
                open.add(effect);
        return open;
    }

    private static List<Effect> all(Battle battle) {
        var all = new ArrayList<Effect>();
        for (var one : battle.objectives()) all.add(new Effect(Effect.Kind.PICK_UP, one.id()));
        all.add(new Effect(Effect.Kind.TRACK, ""));
        for (var fog : battle.feat().fogs()) all.add(new Effect(Effect.Kind.SEAL, fog.id()));
        all.add(new Effect(Effect.Kind.RESOURCES, ""));
        return all;
    }

    /** Why a unit may not do this now, or null if it may. */
    public static @Nullable Refusal refusal(Effect effect, Battle battle, Unit unit) {
        return switch (effect.kind()) {
            case TRACK -> new TrackVestige(unit.id()).refusal(battle);
            case SEAL -> new SealRift(unit.id(), effect.marker()).refusal(battle);
            case PICK_UP -> Loot.refusal(battle, unit, effect.marker());
            case RESOURCES -> new ObtainResources(unit.id()).refusal(battle);
            case NONE -> null;
        };
    }

    public static void play(Effect effect, Battle battle, Unit unit, Referee<Battle> referee) {
        switch (effect.kind()) {
            case TRACK -> new TrackVestige(unit.id()).play(battle, referee);
            case SEAL -> new SealRift(unit.id(), effect.marker()).play(battle, referee);
            case PICK_UP -> Loot.pickUp(battle, unit, effect.marker(), referee);
            case RESOURCES -> new ObtainResources(unit.id()).play(battle, referee);
            case NONE -> {}
        }
    }
}
