package org.vexillum.kernel.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;

class StoredTypesTest {
    /** Stored when it was called Move, with the components unit, to and side. */
    private record Journey(String who, List<Point> where, @Nullable Side side) {}

    private enum Renamed {
        FIRST,
        SECOND
    }

    private static final class Types extends StoredTypes {
        Types() {
            super(KernelTypes.ALL);
            declare(Journey.class, "Walking.Move", "unit", "to", "side");
            declare(Renamed.class, "Old", "ONE", "TWO");
        }

        @Override
        protected @Nullable Object part(int type, Object record, int part) {
            var journey = (Journey) record;
            return switch (part) {
                case 1 -> journey.where();
                case 2 -> journey.side();
                default -> journey.who();
            };
        }
    }

    private final StoredTypes types = new Types();

    @Test
    void aTextIsMadeOfKeysAndNotOfNames() {
        assertThat(types.text(new Journey("x", List.of(new Point(1, 2)), Side.A)))
                .isEqualTo("Move[unit=x, to=[Point[x=1, y=2]], side=A]");
        assertThat(types.text(new Journey("x", List.of(), null)))
                .isEqualTo("Move[unit=x, to=[], side=null]");
        assertThat(types.text(Renamed.SECOND)).isEqualTo("TWO");
        assertThat(types.name(new Journey("x", List.of(), null))).isEqualTo("Move");
    }

    @Test
    void plainValuesAndTextsWrittenByHandStayAsTheyAre() {
        assertThat(types.text(List.of("a", 1, true, 0.5))).isEqualTo("[a, 1, true, 0.5]");
        assertThat(types.text(Rules.of("R-1", "R-2"))).isEqualTo("R-1 R-2");
    }

    @Test
    void whatHasNoKeyIsNotStored() {
        record Unknown(int x) {}
        assertThatThrownBy(() -> types.text(new Unknown(1))).hasMessageContaining("has no key");
        assertThatThrownBy(() -> types.text(new Object())).hasMessageContaining("has no key");
        assertThatThrownBy(() -> types.name(new Unknown(1))).hasMessageContaining("has no key");
    }
}
