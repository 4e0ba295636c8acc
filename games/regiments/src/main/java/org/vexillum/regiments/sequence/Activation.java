package org.vexillum.regiments.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.magic.CastSpell;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.morale.MoraleEvents;
import org.vexillum.regiments.morale.WoundTests;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChargeMove;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Consolidate;
import org.vexillum.regiments.movement.DangerousTerrain;
import org.vexillum.regiments.movement.EndangeredModels;
import org.vexillum.regiments.movement.MoveUnit;
import org.vexillum.regiments.movement.PivotUnit;
import org.vexillum.regiments.movement.StepBack;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.regiments.shooting.ShootingAction;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.ClosedRanks;
import org.vexillum.regiments.table.Unit;

/** One unit's activation, from its choice of action to the morale tests at its end. */
public record Activation(String unit) {
    public void play(Battle battle, Referee<Battle> referee) {
        var active = battle.unit(unit);
        new Turn(battle, referee, active, new ArrayList<>()).play();
        active.setActivated(true);
        for (var wounded : battle.units())
            if (wounded.woundsTaken() > 0) ClosedRanks.settle(battle, wounded);
        new WoundTests(active.side()).play(battle, referee); // AOFR-MORALE-06
    }

    private record Turn(
            Battle battle, Referee<Battle> referee, Unit unit, List<ChooseCast.Tried> tried) {
        void play() {
            if (unit.shaken()) {
                idle();
                return;
            }
            cast();
            if (!unit.destroyed()) act(referee.ask(unit.side(), new ChooseAction(unit.id())));
        }

        /** AOFR-SHAKEN-01, AOFR-SHAKEN-05, AOFR-SHAKEN-06. */
        private void idle() {
            referee.record(
                    new SequenceEvents.Idled(
                            unit.id(), Rules.of("AOFR-SHAKEN-01", "AOFR-SHAKEN-06")));
            braveStandingDanger();
            if (unit.destroyed()) return;
            pivot(90);
            if (unit.destroyed()) return;
            unit.setShaken(false);
            referee.record(new MoraleEvents.Recovered(unit.id(), Rules.of("AOFR-SHAKEN-05")));
        }

        private void act(Action action) {
            referee.record(new SequenceEvents.ActionTaken(unit.id(), action, rules(action)));
            switch (action) {
                case HOLD -> hold();
                case ADVANCE -> advance();
                case RUSH -> rush();
                case CHARGE -> charge();
            }
        }

        private static Rules rules(Action action) {
            var one = Rules.of("AOFR-ACTION-01");
            return switch (action) {
                case HOLD -> one.and("AOFR-ACTION-02");
                case ADVANCE -> one.and("AOFR-ACTION-03");
                case RUSH -> one.and("AOFR-ACTION-04");
                case CHARGE -> one.and("AOFR-ACTION-05");
            };
        }

        private void hold() {
            braveStandingDanger();
            if (unit.destroyed()) return;
            pivot(180); // AOFR-MOVE-01
            cast();
            shoot(false);
        }

        private void advance() {
            move(Action.ADVANCE);
            cast();
            shoot(true);
        }

        private void rush() {
            move(Action.RUSH);
            cast();
        }

        /** AOFR-MELEE-08: move, dangerous terrain, contact, last spells, melee, afterwards. */
        private void charge() {
            var choice = referee.ask(unit.side(), new ChooseCharge(unit.id()));
            var enemy = battle.unit(choice.target());
            var side =
                    new ChargeMove(unit.id(), choice.target(), choice.path()).play(battle, referee);
            if (!unit.destroyed()) cast();
            if (!unit.destroyed()) fight(enemy, side);
            new Aftermath(unit.id(), enemy.id()).play(battle, referee);
        }

        private void fight(Unit enemy, ChargedSide side) {
            if (enemy.destroyed()) Melee.tire(unit, referee); // by a spell; it charged all the same
            else new Melee(unit.id(), enemy.id(), side).play(battle, referee);
        }

        /** For a unit that stays where it is the dice come first (AOFR-TERRAIN-07). */
        private void braveStandingDanger() {
            var models = EndangeredModels.standing(battle, unit);
            if (!models.isEmpty()) new DangerousTerrain(unit.id(), models).play(battle, referee);
        }

        private void pivot(int degrees) {
            int most = Angle.degrees(degrees);
            int angle = referee.ask(unit.side(), new ChoosePivot(unit.id(), most));
            if (angle != 0) new PivotUnit(unit.id(), angle, most).play(battle, referee);
        }

        private void move(Action action) {
            var manoeuvre = referee.ask(unit.side(), new ChooseMove(unit.id(), action));
            new MoveUnit(unit.id(), action, manoeuvre).play(battle, referee);
        }

        private void shoot(boolean moved) {
            if (unit.destroyed() || WeaponGroup.ranged(unit).isEmpty()) return;
            var aims = referee.ask(unit.side(), new ChooseTargets(unit.id(), moved));
            ShootingAction.declared(battle, unit, aims, moved).play(battle, referee);
        }

        /** Before the action is declared and again before attacking: AOFR-SR-CASTER-2. */
        private void cast() {
            while (!unit.destroyed() && mayCast()) {
                var cast = referee.ask(unit.side(), new ChooseCast(unit.id(), tried));
                if (cast.equals(ChooseCast.Cast.NONE)) return;
                tried.add(new ChooseCast.Tried(cast.model(), cast.spell()));
                new CastSpell(unit.id(), cast.model(), cast.spell(), cast.target())
                        .play(battle, referee);
            }
            if (!unit.destroyed() && !tried.isEmpty())
                referee.notPut(unit.side(), new ChooseCast(unit.id(), tried));
        }

        private boolean mayCast() {
            for (int slot = 0; slot < unit.living(); slot++)
                if (unit.tokens(unit.inSlot(slot)) > 0) return true;
            return false;
        }
    }

    /** After a melee the survivor consolidates, or the charger steps back. */
    public record Aftermath(String charger, String target) {
        public void play(Battle battle, Referee<Battle> referee) {
            boolean chargerGone = battle.unit(charger).destroyed();
            boolean targetGone = battle.unit(target).destroyed();
            if (chargerGone && targetGone) return;
            if (chargerGone) new Consolidate(target).play(battle, referee); // AOFR-MELEE-09
            else if (targetGone) new Consolidate(charger).play(battle, referee);
            else new StepBack(charger, target).play(battle, referee); // AOFR-MELEE-10
        }
    }
}
