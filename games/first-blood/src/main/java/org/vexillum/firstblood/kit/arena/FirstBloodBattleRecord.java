package org.vexillum.firstblood.kit.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.combat.CombatEvents;
import org.vexillum.firstblood.magic.MagicEvents;
import org.vexillum.firstblood.sequence.SequenceEvents;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.gamekit.arena.BattleRecord;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;

/**
 * Credits each casualty to the enemy that struck its regiment last, morale included.
 *
 * <p>Terrain, decay, draw events and leaving models behind are nobody's merit. Who returns from a
 * casualty token is not lost, but was killed.
 */
final class FirstBloodBattleRecord implements BattleRecord<Battle> {
    private final Battle battle;
    private final Map<String, Double> killed = new LinkedHashMap<>();
    private final Map<String, String> strikers = new LinkedHashMap<>();
    private Side opener = Side.A;
    private String caster = "";

    FirstBloodBattleRecord(Battle battle) {
        this.battle = battle;
    }

    @Override
    public void accept(Event event) {
        switch (event) {
            case SequenceEvents.FirstPlayer e when e.round() == 1 -> opener = e.side();
            case CombatEvents.HitsRolled e -> strikers.put(e.target(), e.regiment());
            case CombatEvents.HitsThrownBack e -> strikers.put(e.regiment(), e.by());
            case SequenceEvents.AuraStruck e -> strikers.put(e.regiment(), e.by());
            case MagicEvents.IncantationTried e -> caster = e.regiment();
            case MagicEvents.IncantationHits e -> strikers.put(e.target(), caster);
            case CombatEvents.ModelsRemoved e -> fell(e);
            default -> {}
        }
    }

    private void fell(CombatEvents.ModelsRemoved event) {
        var striker = strikers.get(event.regiment());
        if (striker == null || !merit(event.manner())) return;
        var fallen = battle.regiment(event.regiment());
        if (battle.regiment(striker).side() == fallen.side()) return;
        killed.merge(striker, event.numbers().size() * worth(fallen), Double::sum);
    }

    private static boolean merit(Manner manner) {
        return switch (manner) {
            case CLASH, DUEL, OPPORTUNITY, IMPACT, THROWN_BACK, AURA, VOLLEY, SPELL, MORALE -> true;
            case TERRAIN, EVENT, DECAY, STRANDED, DISENGAGE, LEAVING -> false;
        };
    }

    private static double worth(Regiment regiment) {
        return (double) regiment.card().points() / regiment.size();
    }

    @Override
    public Side opener() {
        return opener;
    }

    @Override
    public List<Fared> fared(Battle table) {
        var all = new ArrayList<Fared>();
        for (var regiment : table.regiments()) all.add(fared(regiment));
        return all;
    }

    private Fared fared(Regiment regiment) {
        int gone = regiment.size() - (regiment.destroyed() ? 0 : regiment.living());
        return new Fared(
                regiment.side(),
                regiment.name(),
                regiment.card().points(),
                killed.getOrDefault(regiment.id(), 0.0),
                gone * worth(regiment),
                !regiment.destroyed());
    }
}
