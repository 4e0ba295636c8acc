package org.vexillum.gamekit.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.movement.ChargeTargets;
import org.vexillum.firstblood.movement.ModelMove;
import org.vexillum.firstblood.movement.MoveEvents.ChargeDeclared;
import org.vexillum.firstblood.movement.MoveEvents.RegimentDeployed;
import org.vexillum.firstblood.scenario.ScenarioEvents.ZoneCounted;
import org.vexillum.firstblood.scenario.ZoneCount;
import org.vexillum.firstblood.sequence.SequenceEvents.BoonEnded;
import org.vexillum.firstblood.shooting.ShootingEvents.VolleyFired;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.rulebook.Rulebook;

class FirstBloodBundlesTest extends BundleLaws {
    private static final ZoneCount TALLY = new ZoneCount(2, 2, "");

    FirstBloodBundlesTest() {
        super(FirstBloodKit.ID, Battle.class, "games/first-blood/src/main/java");
    }

    @Test
    void reasonsThatAreNamedByAConstantHaveNamesToo() {
        var keys = new Messages(new FirstBloodKit(), Lang.EN).keys();
        Stream.<Enum<?>>concat(
                        Stream.of(Characteristic.values()), Stream.of(RetinueCategory.values()))
                .forEach(constant -> assertThat(keys).contains("cause." + constant.name()));
    }

    @Test
    void spanishSaysMiniaturasAsTheLedgerOfTheGameDoes() {
        var messages = new Messages(new FirstBloodKit(), Lang.ES);
        for (var key : messages.keys())
            assertThat(messages.word(key)).as(key).doesNotContainIgnoringCase("modelo");
    }

    @Test
    void distancesWeaponsAndPassingGiftsAreToldAsPlayersSayThem() {
        var teller = Teller.of(FirstBloodKit.ID, Lang.ES, Rulebook.load());
        var march = ExplainedNumber.of(Lengths.inches(7), new Cause("FB-PROF-05", "March"));
        assertThat(told(teller, new ChargeDeclared("X", ChargeTargets.of("Y"), march, Rules.NONE)))
                .isEqualTo("X declara una carga contra Y, 7\" como máximo");
        var barrage = "Barrage (1) (18\", Armor Piercing (1))";
        assertThat(told(teller, new VolleyFired("X", "Y", barrage, 5, 0, Rules.NONE)))
                .isEqualTo(
                        "X dispara a Y, Disparo (1) (18\", Perforación de Armadura (1)):"
                                + " 5 miniaturas");
        assertThat(told(teller, new BoonEnded("X", "Take Aim", Rules.NONE)))
                .isEqualTo("X: termina Apuntar");
        assertThat(told(teller, new ZoneCounted("centre", TALLY, TALLY, null, Rules.NONE)))
                .isEqualTo(
                        "Zona del centro: A 3 (2 ligeras), B 3 (2 ligeras); no la reclama nadie");
    }

    @Test
    void ofManyModelsThatMoveTheFirstIsTold() {
        var teller = Teller.of(FirstBloodKit.ID, Lang.EN, Rulebook.load());
        assertThat(told(teller, deployed(4)))
                .isEqualTo(
                        "X deploys: #0 to (0\" 3\"), #1 to (1\" 3\"), #2 to (2\" 3\"), #3 to (3\" 3\")");
        assertThat(told(teller, deployed(5)))
                .isEqualTo("X deploys: #0 to (0\" 3\"), and 4 other models");
        var spanish = Teller.of(FirstBloodKit.ID, Lang.ES, Rulebook.load());
        assertThat(told(spanish, deployed(5))).endsWith("#0 a (0\" 3\") y 4 miniaturas más");
    }

    private static RegimentDeployed deployed(int models) {
        var ends = new ArrayList<ModelMove>();
        for (int i = 0; i < models; i++)
            ends.add(ModelMove.to(i, new Point(Lengths.inches(i), Lengths.inches(3))));
        return new RegimentDeployed("X", ends, Rules.NONE);
    }

    private static String told(Teller teller, Event event) {
        return teller.line(event, TableNames.NONE);
    }
}
