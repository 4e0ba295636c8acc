package org.vexillum.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;

class FirstBloodBundlesTest extends BundleLaws {
    FirstBloodBundlesTest() {
        super(GameId.FIRST_BLOOD, Battle.class, "games/first-blood/src/main", "firstblood");
    }

    @Test
    void reasonsThatAreNamedByAConstantHaveNamesToo() {
        var keys = new Messages(GameId.FIRST_BLOOD.id(), Lang.EN).keys();
        Stream.<Enum<?>>concat(
                        Stream.of(Characteristic.values()), Stream.of(RetinueCategory.values()))
                .forEach(constant -> assertThat(keys).contains("cause." + constant.name()));
    }
}
