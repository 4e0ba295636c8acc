package org.vexillum.firstblood.morale;

import java.util.List;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.RollUnder;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.HindersCombatRally;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Terrifies;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.WithstandsTerror;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;

/**
 * A broken and engaged regiment takes heart again, if no enemy is too fearsome (FB-CRALLY-02).
 *
 * @param enemies those that are told to engage it and touch its bases; places tell of the others
 */
public record CombatRally(String regiment, List<String> enemies) {
    public CombatRally {
        enemies = List.copyOf(enemies);
    }

    public CombatRally(String regiment) {
        this(regiment, List.of());
    }

    /** Why it may not rally now, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        if (!regiment.broken()) return Refusal.because("FB-CRALLY-01", "not-broken", regiment.id());
        if (Engagement.engaged(battle, regiment)) return null;
        return Refusal.because("FB-CRALLY-01", "not-engaged", regiment.id());
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var rallying = battle.regiment(regiment);
        var hindrance = hindrance(battle, rallying);
        if (hindrance != null && !dares(battle, rallying, hindrance, referee)) return;
        var rules = Rules.of("FB-CRALLY-02", "FB-BROKEN-03");
        if (hindrance == null) rules = rules.and(defied(battle, rallying));
        rallying.setBroken(false);
        referee.record(new MoraleEvents.Rallied(regiment, rules));
    }

    /** One roll of plain Resolve, however many enemies ask for it (FB-SR-FEARSOME-E1). */
    private boolean dares(
            Battle battle, Regiment rallying, Cause hindrance, Referee<Battle> referee) {
        int who = MoraleResolve.spokesman(battle, rallying);
        var resolve = MoraleResolve.own(battle, rallying, who);
        var check = RollUnder.check(resolve.value());
        var roll = referee.roll(new Dice(rallying.side(), Throw.RALLY, check, 1));
        var rules = Rules.of("FB-CRALLY-02", hindrance.rule()).and(resolve.rules());
        referee.record(
                new MoraleEvents.RallyRolled(
                        regiment, hindrance, resolve, roll, roll.success(), rules));
        return roll.success();
    }

    /** The rule of an enemy that demands a roll, or null. */
    public @Nullable Cause hindrance(Battle battle, Regiment rallying) {
        var brave = RankAndFile.shared(battle, rallying, RankAndFile.WHOLE, WithstandsTerror.class);
        for (var enemy : battle.regiments(rallying.side().other()))
            for (int model : enemy.models())
                for (var trait : Traits.of(battle, enemy, model))
                    if (trait instanceof HindersCombatRally hinders
                            && near(battle, enemy, model, rallying, hinders)
                            && !withstood(brave, hinders)) return cause(trait);
        return null;
    }

    /** Why no roll is asked for although such enemies engage it. */
    private Rules defied(Battle battle, Regiment rallying) {
        var brave = RankAndFile.shared(battle, rallying, RankAndFile.WHOLE, WithstandsTerror.class);
        var rules = Rules.NONE;
        for (var enemy : battle.regiments(rallying.side().other()))
            for (int model : enemy.models())
                for (var trait : Traits.of(battle, enemy, model))
                    if (trait instanceof HindersCombatRally hinders
                            && engages(battle, enemy, model, rallying)) {
                        rules = rules.and(cause(trait).rule());
                        if (brave != null && withstood(brave, hinders))
                            rules = rules.and(brave.rule());
                    }
        return rules;
    }

    /** Terrifying enemies are fearsome too (FB-SR-TERRIFYING-2). */
    private static Cause cause(Trait trait) {
        return trait instanceof Terrifies
                ? new Cause("FB-SR-TERRIFYING-2", trait.written())
                : trait.cause();
    }

    private boolean engages(Battle battle, Regiment enemy, int model, Regiment rallying) {
        return enemies.contains(enemy.id()) || Engagement.engages(battle, enemy, model, rallying);
    }

    private boolean near(
            Battle battle,
            Regiment enemy,
            int model,
            Regiment rallying,
            HindersCombatRally hinders) {
        if (!hinders.inContactOnly() || enemies.contains(enemy.id()))
            return engages(battle, enemy, model, rallying);
        return Distance.within(battle, enemy, model, rallying, 0); // FB-SR-FEARSOME-E2
    }

    private static boolean withstood(@Nullable WithstandsTerror brave, HindersCombatRally hinders) {
        if (brave == null) return false;
        if (!(hinders instanceof Terrifies terrible)) return brave.ignoresFearsome();
        return brave.terrorLeft(terrible.terror(), false, Manner.CLASH) == 0;
    }
}
