package org.vexillum.gamekit.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;

/** Dice and the numbers they have to reach, each with its reasons. */
final class DicePhrases {
    private static final int LOWEST = 2;
    private static final int HIGHEST = 6;

    private final Messages messages;
    private final TraitNames traits;

    DicePhrases(Messages messages, TraitNames traits) {
        this.messages = messages;
        this.traits = traits;
    }

    /**
     * Faces from high to low, or as they fell where that matters; a die rolled again shows its
     * first face too: {@code 6→3}.
     */
    String faces(Roll roll) {
        return IntStream.range(0, roll.size())
                .boxed()
                .sorted(Comparator.comparing((Integer i) -> inOrder(roll) ? 0 : -roll.face(i)))
                .map(i -> face(roll, i))
                .reduce((one, other) -> one + " " + other)
                .orElse(messages.word("dice.none"));
    }

    /** Re-rolls follow in the order of the dice that they replace. */
    private static boolean inOrder(Roll roll) {
        return roll.rolledAgain() || roll.dice().purpose().inOrder();
    }

    private static String face(Roll roll, int i) {
        int first = roll.firstFace(i);
        boolean again =
                roll.rolledAgain()
                        && (roll.size() == 1
                                || first != roll.face(i)
                                || roll.dice().check().rollsAgain(first));
        return again ? first + "→" + roll.face(i) : Integer.toString(roll.face(i));
    }

    /** {@code (4+)}, or {@code on 5+ (Defense 4+, AP(1) -1)} where something changed it. */
    String target(TargetNumber target) {
        var reasons = reasons(target);
        int shown = Math.clamp(target.face(), LOWEST, HIGHEST);
        if (reasons.size() <= 1) return "(" + shown + "+)";
        return messages.word("target.on") + " " + shown + "+ (" + String.join(", ", reasons) + ")";
    }

    private List<String> reasons(TargetNumber target) {
        var reasons = new ArrayList<String>();
        reasons.add(name(target.needed().cause()) + " " + target.needed().base() + "+");
        for (var change : target.needed().changes()) reasons.add(change(change, n -> n + "+"));
        for (var change : target.modifier().changes()) reasons.add(change(change, n -> "" + n));
        if (target.face() > HIGHEST) reasons.add(messages.word("target.six"));
        if (target.face() < LOWEST) reasons.add(messages.word("target.one"));
        return reasons;
    }

    /** A number, with its reasons where it has any. */
    String figure(ExplainedNumber figure, IntFunction<String> shown) {
        var value = shown.apply(figure.value());
        if (figure.changes().isEmpty()) return value;
        var reasons = new ArrayList<String>();
        reasons.add(name(figure.cause()) + " " + shown.apply(figure.base()));
        for (var change : figure.changes()) reasons.add(change(change, shown));
        return value + " (" + String.join(", ", reasons) + ")";
    }

    private String change(ExplainedNumber.Change change, IntFunction<String> shown) {
        int amount = change.amount();
        return name(change.cause())
                + " "
                + switch (change.kind()) {
                    case ADD -> (amount > 0 ? "+" : "") + shown.apply(amount);
                    case REPLACE -> shown.apply(amount);
                    case MULTIPLY -> "×" + amount;
                    case DIVIDE -> "÷" + amount;
                    case AT_MOST -> messages.word("figure.most") + " " + shown.apply(amount);
                    case AT_LEAST -> messages.word("figure.least") + " " + shown.apply(amount);
                };
    }

    /** The name of a reason: a trait, a word of the game, or what a force calls its own trait. */
    String name(Cause cause) {
        if (traits.knows(cause.name())) return traits.show(cause.name());
        return messages.find("cause." + cause.name().replace(' ', '-')).isPresent()
                ? messages.word("cause." + cause.name().replace(' ', '-'))
                : cause.name();
    }
}
