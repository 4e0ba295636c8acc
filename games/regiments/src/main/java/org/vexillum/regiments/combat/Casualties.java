package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * Wounds being taken by the models of a unit (AOFR-SHOOT-06).
 *
 * @param picked the only model that can take them, or {@link AttackTarget#WHOLE}
 */
public record Casualties(String target, int picked, int wounds) {
    private static final Rules DEADLY = Rules.of("AOFR-SR-DEADLY-1");
    private static final Rules ORDER =
            Rules.of("AOFR-CASUALTY-01", "AOFR-SHOOT-06", "AOFR-FORM-05");

    /** Deals wounds that nothing ignores any more. Returns the wounds really taken. */
    public int play(Battle battle, Referee<Battle> referee) {
        return new Wounds(target, picked, wounds, 1, List.of()).play(battle, referee);
    }

    /** Has the owner choose and applies everything. Returns the wounds really taken. */
    int take(Unit unit, Referee<Battle> referee) {
        int left = wounds;
        int before = unit.living();
        var order = order(unit);
        var slain = new ArrayList<String>();
        for (int model : choose(unit, referee)) {
            int hurt = Math.min(left, unit.woundsLeft(model));
            left -= hurt;
            if (hurt == 0) break;
            wound(unit, model, hurt, slain, Rules.NONE, referee);
        }
        tellSlain(unit, before, slain, order, referee);
        if (left > 0) tellLost(unit, left, referee);
        return wounds - left;
    }

    /** The models that take the wounds, in order. */
    List<Integer> choose(Unit unit, Referee<Battle> referee) {
        if (picked != AttackTarget.WHOLE) return List.of(picked);
        return referee.ask(unit.side(), new ChooseCasualties(target, wounds)).models();
    }

    private static Rules order(Unit unit) {
        return CasualtyOrder.spares(unit) ? ORDER.and("AOFR-SR-TOUGH-2") : ORDER;
    }

    private void tellLost(Unit unit, int left, Referee<Battle> referee) {
        var rule = picked == AttackTarget.WHOLE ? "AOFR-CASUALTY-02" : "AOFR-SR-TAKEDOWN-2";
        referee.record(new CombatEvents.WoundsLost(unit.id(), left, Rules.of(rule)));
    }

    /** Deals wounds to one model; what it cannot take is lost (AOFR-SR-DEADLY-3). */
    static int apply(Unit unit, int model, int wounds, Referee<Battle> referee) {
        int before = unit.living();
        var order = order(unit).and(DEADLY);
        int hurt = Math.min(wounds, unit.woundsLeft(model));
        var slain = new ArrayList<String>();
        if (hurt > 0) wound(unit, model, hurt, slain, DEADLY, referee);
        tellSlain(unit, before, slain, order, referee);
        if (wounds > hurt)
            referee.record(
                    new CombatEvents.WoundsLost(
                            unit.id(), wounds - hurt, DEADLY.and("AOFR-SR-DEADLY-3")));
        return hurt;
    }

    private static void wound(
            Unit unit,
            int model,
            int hurt,
            List<String> slain,
            Rules why,
            Referee<Battle> referee) {
        var card = unit.card(model);
        if (hurt(unit, model, hurt)) {
            slain.add(card.name());
            return;
        }
        referee.record(
                new CombatEvents.ModelWounded(
                        unit.id(),
                        card.name(),
                        model,
                        hurt,
                        unit.woundsLeft(model),
                        toughRules(unit, model).and(why)));
    }

    private static Rules toughRules(Unit unit, int model) {
        var rules = Rules.of("AOFR-SR-TOUGH-1");
        if (unit.card(model).hero()) return rules.and("AOFR-SR-TOUGH-4");
        return unit.single() ? rules : rules.and("AOFR-SR-TOUGH-3");
    }

    /** Adds wounds to a model and removes it when it has no more to take. */
    static boolean hurt(Unit unit, int model, int wounds) {
        unit.setWounds(model, unit.wounds(model) + wounds);
        boolean dies = unit.woundsLeft(model) <= 0;
        if (dies) unit.remove(model);
        return dies;
    }

    private static void tellSlain(
            Unit unit, int before, List<String> slain, Rules order, Referee<Battle> referee) {
        if (unit.living() < before)
            referee.record(
                    new CombatEvents.ModelsSlain(
                            unit.id(), List.copyOf(slain), unit.living(), order));
    }

    static void destroyIfEmpty(Unit unit, Referee<Battle> referee) {
        if (unit.living() > 0 || unit.destroyed()) return;
        destroy(unit, referee);
    }

    /** Takes a unit off the table for good. */
    public static void destroy(Unit unit, Referee<Battle> referee) {
        unit.destroy();
        referee.record(new CombatEvents.UnitDestroyed(unit.id(), Rules.of("AOFR-CASUALTY-03")));
    }

    /** Deals wounds, unseen; for odds. Returns the wounds taken. */
    public static int strike(Unit unit, int wounds, CasualtyPreference givenUp) {
        int left = wounds;
        while (left > 0 && unit.living() > 0) {
            int model = CasualtyOrder.first(unit, givenUp);
            int hurt = Math.min(left, unit.woundsLeft(model));
            hurt(unit, model, hurt);
            left -= hurt;
        }
        return wounds - left;
    }

    /** Deals wounds to the model next in line alone, unseen; for odds. */
    public static int strikeNext(Unit unit, int wounds, CasualtyPreference givenUp) {
        return strikeModel(unit, CasualtyOrder.first(unit, givenUp), wounds);
    }

    /** Deals wounds to one model alone, unseen; for odds. */
    public static int strikeModel(Unit unit, int model, int wounds) {
        int hurt = Math.min(wounds, unit.woundsLeft(model));
        if (hurt > 0) hurt(unit, model, hurt);
        return hurt;
    }
}
