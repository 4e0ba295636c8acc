package org.vexillum.regiments.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Predicate;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.WeightedOutcomes;

/** Computed odds against those of every outcome, to twelve digits. */
final class Agreement {
    private final WeightedOutcomes<Fate> outcomes;

    private Agreement(WeightedOutcomes<Fate> outcomes) {
        this.outcomes = outcomes;
        assertThat(outcomes.whole()).isTrue();
        assertThat(outcomes.results().size()).as("different outcomes").isGreaterThan(2);
    }

    static void ofMelee(Clash clash) {
        ofMelee(clash, clash.everyMelee(Clash::byMeaning));
    }

    static void ofMelee(Clash clash, WeightedOutcomes<Fate> outcomes) {
        var check = new Agreement(outcomes);
        var odds = clash.meleeOdds();
        check.melee("charger", odds.charger(), new Reader(false, outcomes));
        check.melee("target", odds.target(), new Reader(true, outcomes));
        check.same("won", odds.won(), fate -> fate.winner().equals("a"));
        check.same("drawn", odds.drawn(), fate -> fate.winner().equals("nobody"));
    }

    private void melee(String who, MeleeOdds.Fate odds, Reader read) {
        number(who + " wounds", odds.wounds(), read::wounds);
        number(who + " slain", odds.slain(), read::slain);
        same(who + " killed", odds.killed(), fate -> read.of(fate).killed());
        same(who + " routed", odds.routed(), fate -> read.of(fate).routed());
        same(who + " shaken", odds.shaken(), fate -> read.of(fate).shaken());
        same(who + " destroyed", odds.destroyed(), fate -> gone(read.of(fate)));
    }

    private static boolean gone(Fate.One one) {
        return one.killed() || one.routed();
    }

    static void ofVolley(Clash clash) {
        ofVolley(clash, clash.everyVolley(Clash::byMeaning));
    }

    static void ofVolley(Clash clash, WeightedOutcomes<Fate> outcomes) {
        var check = new Agreement(outcomes);
        var odds = clash.shootingOdds();
        var read = new Reader(true, outcomes);
        check.number("wounds", odds.wounds(), read::wounds);
        check.number("slain", odds.slain(), read::slain);
        check.same("destroyed", odds.destroyed(), fate -> fate.b().killed());
        check.same("tested", odds.tested(), fate -> fate.b().tested());
        check.same("shaken", odds.shaken(), fate -> fate.b().shaken());
    }

    /** Reads one unit; wounds suffered before do not count. */
    private static final class Reader {
        private final boolean target;
        private final int before;

        Reader(boolean target, WeightedOutcomes<Fate> outcomes) {
            this.target = target;
            before = outcomes.results().stream().mapToInt(f -> of(f).wounds()).min().orElse(0);
        }

        Fate.One of(Fate fate) {
            return target ? fate.b() : fate.a();
        }

        int wounds(Fate fate) {
            return of(fate).wounds() - before;
        }

        int slain(Fate fate) {
            return of(fate).slain();
        }
    }

    private interface Count {
        int of(Fate fate);
    }

    private void number(String what, NumberDistribution computed, Count count) {
        int most = outcomes.results().stream().mapToInt(count::of).max().orElse(0);
        assertThat(computed.most()).as(what).isEqualTo(most);
        for (int n : Clash.upTo(most))
            same(what + " " + n, computed.of(n), fate -> count.of(fate) == n);
    }

    private void same(String what, double computed, Predicate<Fate> event) {
        assertThat(computed).as(what).isCloseTo(outcomes.chance(event), within(1e-12));
    }
}
