package org.vexillum.warcrow.dice;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Purpose;
import org.vexillum.kernel.stored.Stored;

/**
 * Eight-sided dice in six colours (WC-DICE-02).
 *
 * <p>The faces are written as data: S a success, B a block, * a special, small letters and o for
 * hollow ones.
 */
@Stored(
        as = "Die",
        with = {"RED", "ORANGE", "YELLOW", "GREEN", "BLUE", "BLACK"})
public enum Die implements Purpose {
    RED("S S S S SS SS s* S*", "WC-DICE-05"),
    ORANGE("S S * o S* S* So s*", "WC-DICE-04"),
    YELLOW("o s* s* * ** S S* S*", "WC-DICE-03"),
    GREEN("B B B B B BB * b*", "WC-DICE-06"),
    BLUE("B B * * o B* b* Bo", "WC-DICE-07"),
    BLACK("B B* b* b* * * ** o", "WC-DICE-08");

    public static final int FACES = 8;

    private final List<Symbols> faces;
    private final String rule;

    Die(String written, String rule) {
        var read = new ArrayList<Symbols>();
        for (var face : written.split(" ")) read.add(face(face));
        faces = List.copyOf(read);
        this.rule = rule;
    }

    private static Symbols face(String written) {
        var symbols = Symbols.NONE;
        for (int i = 0; i < written.length(); i++)
            symbols = symbols.plus(symbol(written.charAt(i)));
        return symbols;
    }

    private static Symbols symbol(char written) {
        return switch (written) {
            case 'S' -> new Symbols(1, 0, 0, 0, 0, 0);
            case 'B' -> new Symbols(0, 1, 0, 0, 0, 0);
            case '*' -> new Symbols(0, 0, 1, 0, 0, 0);
            case 's' -> new Symbols(0, 0, 0, 1, 0, 0);
            case 'b' -> new Symbols(0, 0, 0, 0, 1, 0);
            case 'o' -> new Symbols(0, 0, 0, 0, 0, 1);
            default -> throw new IllegalArgumentException("no symbol " + written);
        };
    }

    @Override
    public int faces() {
        return FACES;
    }

    /** What the face of this number, from 1 to 8, shows. */
    public Symbols face(int number) {
        return faces.get(number - 1);
    }

    /** The rule that lists its faces. */
    public String rule() {
        return rule;
    }

    /** Succeeds where a solid success lies open. */
    public Check check() {
        int mask = 0;
        for (int face = 1; face <= FACES; face++) if (face(face).successes() > 0) mask |= 1 << face;
        return new Check(mask, 0);
    }
}
