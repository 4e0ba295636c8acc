package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

/** Why being Inspired helps or does not. */
class InspirationTest {
    private static Inspiration of(int edition, Regiment regiment, Manner manner) {
        var bout = bout(edition, regiment, b(edition).models(1).build());
        return new Inspiration(bout.battle(), regiment, manner, List.of("b"));
    }

    private static Regiment inspired(int edition, Inspired how, String... traits) {
        var regiment = a(edition).traits(traits).models(2).build();
        regiment.setInspired(how);
        return regiment;
    }

    private static List<String> why(int edition, Inspired how, Manner manner) {
        return of(edition, inspired(edition, how), manner).rules().ids();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-OPP-05", "FB-IMPACT-13"})
    void neitherOpportunityNorImpactAttacksAreInspiredAndItIsSaidWhy(int edition) {
        var inspired = inspired(edition, Inspired.NEXT_CLASH);
        assertThat(of(edition, inspired, Manner.OPPORTUNITY).of(0)).isNull();
        assertThat(of(edition, inspired, Manner.IMPACT).of(0)).isNull();
        assertThat(why(edition, Inspired.NEXT_CLASH, Manner.OPPORTUNITY))
                .containsExactly("FB-OPP-05");
        assertThat(why(edition, Inspired.NEXT_CLASH, Manner.IMPACT))
                .containsExactly("FB-IMPACT-13");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-INSPIRE-04")
    void forTheNextClashOrForTheWholeRound(int edition) {
        assertThat(why(edition, Inspired.NEXT_CLASH, Manner.CLASH))
                .containsExactly("FB-INSPIRE-04");
        assertThat(why(edition, Inspired.WHOLE_ROUND, Manner.CLASH))
                .containsExactly("FB-CHARGE-22");
        for (var manner : new Manner[] {Manner.CLASH, Manner.OPPORTUNITY, Manner.IMPACT})
            assertThat(why(edition, Inspired.NO, manner)).isEmpty();
    }

    @Test
    @Rule({"FB-BROKEN-05", "FB-BROKEN-06"})
    void brokenRegimentsHaveNothingFromItInOneEditionOnly() {
        for (int edition : List.of(1, 2)) {
            var regiment = inspired(edition, Inspired.NEXT_CLASH);
            regiment.setBroken(true);
            var inspiration = of(edition, regiment, Manner.CLASH);
            boolean useless =
                    Edition.numbered(edition).brokenInspired() == Edition.BrokenInspired.NO_BENEFIT;
            assertThat(inspiration.of(0) == null).isEqualTo(useless);
            var rules = inspiration.rules().ids();
            if (useless) assertThat(rules).containsExactly("FB-BROKEN-06");
            else assertThat(rules).containsExactly("FB-INSPIRE-04", "FB-BROKEN-05");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-GLORIOUS-CHARGE-1")
    void onlyAGloriousChargeInspiresImpacts(int edition) {
        var glorious = inspired(edition, Inspired.NEXT_CLASH, "Glorious Charge");
        assertThat(of(edition, glorious, Manner.IMPACT).rules(0).ids())
                .containsExactly("FB-SR-GLORIOUS-CHARGE-1");
        assertThat(of(edition, glorious, Manner.CLASH).rules(0).ids()).isEmpty();
        var plain = inspired(edition, Inspired.NEXT_CLASH);
        assertThat(of(edition, plain, Manner.IMPACT).rules(0).ids()).isEmpty();
        var calm = inspired(edition, Inspired.NO, "Glorious Charge");
        assertThat(of(edition, calm, Manner.IMPACT).rules(0).ids()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-DREAD-E2")
    void dreadTellsThatItDeniesAndWorksOnlyOnThoseItEngages(int edition) {
        var near = dread(edition, "10,11.5");
        assertThat(near.of(0)).isNull();
        assertThat(near.rules(0).ids())
                .containsExactly(edition == 1 ? "FB-SR-DREAD-E1" : "FB-SR-DREAD-E2");
        var far = dread(edition, "10,20");
        assertThat(far.of(0)).isNotNull();
        assertThat(far.rules(0).ids()).isEmpty();
    }

    private static Inspiration dread(int edition, String at) {
        var regiment = inspired(edition, Inspired.NEXT_CLASH);
        var field = Field.of(Edition.numbered(edition)).with(regiment, "10,10", "11,10");
        field.with(b(edition).traits("Dread").models(1).build(), at);
        return new Inspiration(Bout.on(field).battle(), regiment, Manner.CLASH, List.of("b"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-DREAD-E2")
    void wherePlacesAreUnknownTheTargetsDread(int edition) {
        var regiment = inspired(edition, Inspired.NEXT_CLASH);
        var battle = bout(edition, regiment, b(edition).traits("Dread").models(1).build()).battle();
        assertThat(new Inspiration(battle, regiment, Manner.CLASH, List.of("b")).of(0)).isNull();
        assertThat(new Inspiration(battle, regiment, Manner.CLASH, List.of()).of(0)).isNotNull();
    }
}
