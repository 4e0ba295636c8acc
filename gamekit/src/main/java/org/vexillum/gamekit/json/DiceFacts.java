package org.vexillum.gamekit.json;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.Meanings;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;

/** Rolls, target numbers and figures. */
final class DiceFacts {
    private static final int FACES = 8;
    private static final Meaning COUNT = Meanings.parse("count");

    private DiceFacts() {}

    /** Faces in the order in which they fell; {@code first} only if some were rolled again. */
    static Map<String, @Nullable Object> roll(Roll roll) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("side", roll.dice().side().name());
        map.put("purpose", FactWriter.word(roll.dice().purpose()));
        map.put("faces", Arrays.stream(roll.faces()).boxed().toList());
        if (roll.rolledAgain()) map.put("first", Arrays.stream(roll.firstFaces()).boxed().toList());
        map.put("succeeds", faces(roll.dice().check().success()));
        map.put("successes", roll.successes());
        return map;
    }

    /** The faces in a mask. */
    static List<Integer> faces(int mask) {
        return IntStream.rangeClosed(1, FACES).filter(f -> (mask >> f & 1) != 0).boxed().toList();
    }

    /** {@code face} is what the die has to show, before the natural 6 and 1 are considered. */
    static Map<String, @Nullable Object> target(TargetNumber target) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("face", target.face());
        map.put("needed", figure(target.needed(), COUNT));
        map.put("modifier", figure(target.modifier(), COUNT));
        return map;
    }

    static Map<String, @Nullable Object> figure(ExplainedNumber figure, Meaning meaning) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("value", Measures.written(figure.value(), meaning));
        map.put("base", Measures.written(figure.base(), meaning));
        cause(figure.cause(), map);
        map.put("changes", figure.changes().stream().map(c -> change(c, meaning)).toList());
        return map;
    }

    private static Map<String, @Nullable Object> change(
            ExplainedNumber.Change change, Meaning meaning) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        boolean factor =
                change.kind() == ExplainedNumber.Kind.MULTIPLY
                        || change.kind() == ExplainedNumber.Kind.DIVIDE;
        map.put("kind", FactWriter.word(change.kind().name()));
        map.put("amount", Measures.written(change.amount(), factor ? COUNT : meaning));
        cause(change.cause(), map);
        return map;
    }

    private static void cause(Cause cause, Map<String, @Nullable Object> map) {
        map.put("name", cause.name());
        map.put("rule", cause.rule());
    }
}
