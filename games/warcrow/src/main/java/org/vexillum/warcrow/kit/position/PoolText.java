package org.vexillum.warcrow.kit.position;

import java.util.ArrayList;
import java.util.Locale;
import java.util.stream.Collectors;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;

/**
 * Pools of dice as people write them: {@code orange yellow}, {@code 2 red + black}, {@code 2R O}.
 */
public final class PoolText {
    private PoolText() {}

    public static DicePool read(Node node) {
        var dice = new ArrayList<Die>();
        if (node instanceof Node.Mapping group)
            group.fields()
                    .forEach((name, count) ->
                            add(
                                    dice,
                                    die(name, count),
                                    NodeReader.whole(count, 0, DicePool.MOST),
                                    node));
        else for (var one : NodeReader.oneOrMore(node)) text(NodeReader.text(one), one, dice);
        return new DicePool(dice);
    }

    private static void text(String text, Node node, ArrayList<Die> dice) {
        int count = 1;
        for (var word : text.strip().split("[\\s,+;]+")) {
            if (word.isEmpty() || word.equals("none") || word.equals("0")) continue;
            if (word.matches("\\d{1,2}")) {
                count = Integer.parseInt(word);
                continue;
            }
            var number = word.replaceAll("\\D", "");
            if (!number.isEmpty() && number.length() <= 2) count = Integer.parseInt(number);
            add(dice, die(word.replaceAll("[\\dx×]", ""), node), count, node);
            count = 1;
        }
    }

    private static void add(ArrayList<Die> dice, Die die, int count, Node node) {
        if (dice.size() + count > DicePool.MOST)
            throw new FileFault(
                    node.place(), "out-of-range", dice.size() + count, 0, DicePool.MOST);
        for (int i = 0; i < count; i++) dice.add(die);
    }

    /** A colour in either language, or its beginning; black is K, since blue is B. */
    private static Die die(String word, Node node) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "r", "red", "rojo", "rojos" -> Die.RED;
            case "o", "orange", "naranja", "naranjas" -> Die.ORANGE;
            case "y", "yellow", "amarillo", "amarillos" -> Die.YELLOW;
            case "g", "green", "verde", "verdes" -> Die.GREEN;
            case "b", "blue", "azul", "azules" -> Die.BLUE;
            case "k", "black", "negro", "negros" -> Die.BLACK;
            default -> NodeReader.word(new Node.Scalar(node.place(), word), Die.class);
        };
    }

    public static String write(DicePool pool) {
        return pool.size() == 0
                ? "none"
                : pool.dice().stream().map(NodeReader::written).collect(Collectors.joining(" "));
    }
}
