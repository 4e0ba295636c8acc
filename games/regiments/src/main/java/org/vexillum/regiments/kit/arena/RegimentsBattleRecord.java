package org.vexillum.regiments.kit.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.arena.BattleRecord;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.magic.MagicEvents;
import org.vexillum.regiments.morale.MoraleEvents;
import org.vexillum.regiments.sequence.SequenceEvents;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * Credits each loss to the unit that struck last.
 *
 * <p>A unit destroyed by a failed test after a melee is credited to its enemy in that melee.
 */
final class RegimentsBattleRecord implements BattleRecord<Battle> {
    private final Battle battle;
    private final Map<String, Double> killed = new LinkedHashMap<>();
    private final Map<String, Double> lost = new LinkedHashMap<>();
    private final Map<String, Integer> living = new LinkedHashMap<>();
    private Side opener = Side.A;
    private String striker = "";

    RegimentsBattleRecord(Battle battle) {
        this.battle = battle;
        for (var unit : battle.units()) living.put(unit.id(), unit.living());
    }

    @Override
    public void accept(Event event) {
        switch (event) {
            case SequenceEvents.RoundBegan e when e.round() == 1 -> opener = e.opening();
            case CombatEvents.HitsRolled e -> striker = e.unit();
            case CombatEvents.ImpactRolled e -> striker = e.unit();
            case MagicEvents.SpellTried e -> striker = e.unit();
            case MoraleEvents.MeleeCompared e ->
                    striker = e.loser().equals(e.target()) ? e.charger() : e.target();
            case CombatEvents.ModelsSlain e -> fell(e.unit(), e.left());
            case CombatEvents.UnitDestroyed e -> fell(e.unit(), 0);
            default -> {}
        }
    }

    private void fell(String id, int left) {
        Integer before = living.put(id, left);
        var unit = battle.unit(id);
        double points = worth(unit) * ((before == null ? 0 : before) - left);
        lost.merge(id, points, Double::sum);
        if (!striker.isEmpty() && battle.unit(striker).side() != unit.side())
            killed.merge(striker, points, Double::sum);
    }

    private static double worth(Unit unit) {
        return (double) unit.points() / unit.startingSize();
    }

    @Override
    public Side opener() {
        return opener;
    }

    @Override
    public List<Fared> fared(Battle table) {
        var all = new ArrayList<Fared>();
        for (var unit : table.units())
            all.add(
                    new Fared(
                            unit.side(),
                            unit.name(),
                            unit.points(),
                            killed.getOrDefault(unit.id(), 0.0),
                            lost.getOrDefault(unit.id(), 0.0),
                            !unit.destroyed()));
        return all;
    }
}
