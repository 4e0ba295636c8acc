package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Hits on a regiment that activates among models with Aura of Death (FB-SR-AURA-OF-DEATH-1).
 *
 * @param auras one for each enemy regiment that strikes
 */
public record AuraOfDeath(String regiment, List<Aura> auras) {
    /**
     * @param victims the models engaged by models with the rule, and the highest value for each
     * @param engaged the models engaged by anybody of that regiment, who may be wounded as in a
     *     Clash (FB-SR-AURA-OF-DEATH-3, FB-WOUND-10)
     */
    public record Aura(String by, List<Victim> victims, List<Integer> engaged) {
        public Aura {
            victims = List.copyOf(victims);
            engaged = List.copyOf(engaged);
        }

        /** As far as is known nobody else is engaged. */
        public Aura(String by, List<Victim> victims) {
            this(by, victims, victims.stream().map(Victim::model).toList());
        }

        int highest() {
            int most = 0;
            for (var victim : victims) most = Math.max(most, victim.value);
            return most;
        }

        int sum() {
            int sum = 0;
            for (var victim : victims) sum += victim.value;
            return sum;
        }

        List<Integer> models() {
            return victims.stream().map(Victim::model).toList();
        }
    }

    public record Victim(int model, int value) {}

    public AuraOfDeath {
        auras = List.copyOf(auras);
    }

    /** Garrisons neither suffer nor deal it (FB-SR-AURA-OF-DEATH-5). */
    public static AuraOfDeath on(Battle battle, Regiment regiment) {
        var auras = new ArrayList<Aura>();
        if (regiment.onTable())
            for (var enemy : battle.regiments(regiment.side().other())) {
                if (enemy.status() != Status.ON_TABLE) continue;
                var victims = victims(battle, enemy, regiment);
                if (!victims.isEmpty())
                    auras.add(new Aura(enemy.id(), victims, engaged(battle, enemy, regiment)));
            }
        return new AuraOfDeath(regiment.id(), auras);
    }

    private static List<Integer> engaged(Battle battle, Regiment enemy, Regiment regiment) {
        return Arrays.stream(Engagement.engagedBy(battle, regiment, enemy)).boxed().toList();
    }

    private static List<Victim> victims(Battle battle, Regiment enemy, Regiment regiment) {
        var victims = new ArrayList<Victim>();
        if (!Engagement.engages(battle, enemy, regiment)
                || !Traits.any(battle, enemy, RegimentTraits.AuraOfDeath.class)) return victims;
        for (int model : regiment.models()) {
            int value = 0;
            for (int i : enemy.models())
                if (Engagement.engages(battle, enemy, i, regiment, model))
                    value = Math.max(value, aura(battle, enemy, i));
            if (value > 0) victims.add(new Victim(model, value));
        }
        return victims;
    }

    private static int aura(Battle battle, Regiment enemy, int model) {
        return Traits.value(battle, enemy, model, RegimentTraits.AuraOfDeath.class);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        for (var aura : auras) {
            if (battle.regiment(regiment).destroyed()) return;
            strike(battle, aura, referee);
        }
    }

    private void strike(Battle battle, Aura aura, Referee<Battle> referee) {
        boolean perModel = battle.edition().auraHits() == Edition.AuraHits.PER_ENGAGED_MODEL;
        int hits = perModel ? aura.sum() : aura.highest();
        var rule = perModel ? "FB-SR-AURA-OF-DEATH-2-E1" : "FB-SR-AURA-OF-DEATH-2-E2";
        var rules = Rules.of("FB-SR-AURA-OF-DEATH-1", rule, "FB-SR-AURA-OF-DEATH-3");
        var struck = battle.regiment(regiment);
        boolean apart = perModel && RankAndFile.mixed(struck);
        if (apart) rules = rules.and("FB-CCOM-14-E1");
        referee.record(
                new SequenceEvents.AuraStruck(
                        regiment, aura.by, aura.highest(), hits, aura.models(), rules));
        if (apart) oneByOne(battle, struck, aura, referee);
        else HitsSuffered.plain(regiment, hits, Manner.AURA, aura.engaged()).play(battle, referee);
    }

    /** Each model of a character regiment for itself, an officer apart (FB-CCOM-14-E1). */
    private void oneByOne(Battle battle, Regiment struck, Aura aura, Referee<Battle> referee) {
        int pooled = 0;
        for (var victim : aura.victims) {
            boolean apart = struck.card().character() || struck.role(victim.model) == Role.OFFICER;
            if (apart) on(victim.model, victim.value, aura).play(battle, referee);
            else pooled += victim.value;
        }
        if (pooled > 0) on(RankAndFile.WHOLE, pooled, aura).play(battle, referee);
    }

    private HitsSuffered on(int model, int hits, Aura aura) {
        var group = List.of(HitGroup.plain(hits));
        return new HitsSuffered(regiment, model, Manner.AURA, group, aura.engaged(), false);
    }
}
