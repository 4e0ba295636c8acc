package org.vexillum.screen.regiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.chance.Chance;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.Attacks;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Pooled;
import org.vexillum.regiments.combat.Quarry;
import org.vexillum.regiments.combat.Salvo;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Blow;
import org.vexillum.regiments.traits.Trait;

/**
 * What the blows of a charged unit do to the charger.
 *
 * @param wounds null where they depend on who falls between one group of blows and the next
 */
record BlowProspect(Chance hits, @Nullable Chance wounds) {
    static BlowProspect of(Options options, Unit striker, Unit struck, Predicate<Weapon> which) {
        var quarry = Quarry.whole(struck);
        var blow = new Blow(Blow.Manner.MELEE, false, false, false, quarry.card().isTough(), false);
        var attacks = new Attacks(options, striker, quarry, blow, Cover.NONE);
        var hits = Chance.sure(0);
        var salvos = new ArrayList<Salvo>();
        for (var group : WeaponGroup.melee(striker, which))
            for (int[] users : pools(striker, group)) {
                var salvo = attacks.with(group.weapon(), users);
                hits = hits.plus(salvo.hits());
                salvos.add(salvo);
            }
        boolean known = salvos.size() == 1 && !salvos.getFirst().oneByOne();
        var wounds = known ? salvos.getFirst().wounds().atMost(struck.woundsLeft()) : null;
        return new BlowProspect(hits, wounds);
    }

    /** Users of a weapon that are rolled for together. */
    private static List<int[]> pools(Unit unit, WeaponGroup group) {
        var known = new ArrayList<List<Trait>>();
        var pools = new ArrayList<int[]>();
        for (int user : group.users()) {
            var traits = Pooled.of(unit, user);
            if (known.contains(traits)) continue;
            known.add(traits);
            pools.add(
                    Arrays.stream(group.users())
                            .filter(other -> Pooled.of(unit, other).equals(traits))
                            .toArray());
        }
        return pools;
    }
}
