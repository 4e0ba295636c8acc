package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.FiresInCombat;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.FrozenText;

/** The special rules of the shots of a volley, each left out for itself. */
record ShotRules(OddsRequest request) {
    /** A ranged attack in the place of another; who shoots it is as far from combat as ever. */
    private record Instead(Barrage barrage) implements FiresInCombat, FrozenText {
        @Override
        public String name() {
            return "Instead";
        }

        @Override
        public String rule() {
            return barrage.rule();
        }

        /** Tells tables of the odds apart; no journal holds it. */
        @Override
        public String toString() {
            return "Instead " + barrage.written();
        }
    }

    /** Those that can be left out: of the only ranged attack, which everybody has. */
    List<Trait> all() {
        var barrage = request.deed() == OddsAction.VOLLEY ? shared() : null;
        if (barrage == null) return List.of();
        return barrage.traits().stream().filter(trait -> !(trait instanceof Unenforced)).toList();
    }

    private @Nullable Barrage shared() {
        @Nullable Barrage shared = null;
        for (int model : request.acting().models()) {
            var own = only(request.battle(), request.acting(), model);
            if (own == null || shared != null && !own.equals(shared)) return null;
            shared = own;
        }
        return shared;
    }

    private static @Nullable Barrage only(Battle battle, Regiment regiment, int model) {
        @Nullable Barrage only = null;
        for (var trait : Traits.of(battle, regiment, model)) {
            if (trait instanceof FiresInCombat || trait instanceof Barrage && only != null)
                return null;
            if (trait instanceof Barrage barrage) only = barrage;
        }
        return only;
    }

    OddsRequest without(Trait trait) {
        var barrage = shared();
        if (barrage == null) return request;
        var rest = new ArrayList<>(barrage.traits());
        rest.remove(trait);
        var less = new Barrage(barrage.x(), barrage.adds(), barrage.range(), rest);
        var battle = request.battle().copy();
        var acting = battle.regiment(request.actor());
        for (var gift :
                List.of(
                        new TemporaryEffect.Gift.Loses(barrage.name()),
                        new TemporaryEffect.Gift.Has(new Instead(less))))
            acting.gain(
                    new TemporaryEffect(
                            "odds",
                            trait.rule(),
                            gift,
                            TemporaryEffect.Until.GAME_END,
                            request.actor()));
        return new OddsRequest(
                battle,
                request.deed(),
                request.actor(),
                request.target(),
                request.circumstances().withWeapon(less.written()));
    }
}
