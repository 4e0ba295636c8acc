package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.tree.YamlWriter;
import org.vexillum.kernel.dice.RandomSource;

/** Damages position files in ways in which people do, and in some in which nobody would. */
final class Damage {
    private static final List<Object> VALUES =
            new ArrayList<>(
                    List.of(
                            -1,
                            0,
                            1,
                            2,
                            3,
                            7,
                            61,
                            999_999_999,
                            "1e999999999",
                            0.5,
                            -3.75,
                            1000,
                            "",
                            " ",
                            "yes",
                            "no",
                            true,
                            false,
                            "A",
                            "B",
                            "X",
                            "Y",
                            "nobody",
                            "pass",
                            "first",
                            "4+",
                            "7+",
                            "Tough(0)",
                            "Tough(200)",
                            "AP(2)",
                            "Furios",
                            "rear",
                            "charge",
                            "hold",
                            List.of(),
                            Map.of(),
                            List.of(1, 2, 3)));
    static final List<String> NAMES =
            List.of(
                    "models",
                    "of",
                    "left",
                    "slots",
                    "wounds",
                    "woundsLeft",
                    "tokens",
                    "hero",
                    "at",
                    "centre",
                    "facing",
                    "base",
                    "status",
                    "rules",
                    "weapons",
                    "command",
                    "shaken",
                    "kind",
                    "target",
                    "unit",
                    "path",
                    "to",
                    "stage",
                    "round",
                    "dice",
                    "answers",
                    "table",
                    "terrain",
                    "markers",
                    "options",
                    "spent",
                    "boons",
                    "card",
                    "side");
    private static final String LETTERS = "{}[]:,-\"'#&*!|>%@` \n\t0123456789abXY";

    private final RandomSource lot;
    private final List<String> names;

    Damage(long seed, List<String> names) {
        lot = new RandomSource(seed);
        this.names = names;
    }

    /** The text with some letters, or the tree with some values, not what they were. */
    String of(String text, Map<String, Object> tree) {
        int how = lot.below(8);
        if (how == 0) return letters(text);
        var damaged = copy(tree);
        if (how < 5) chance(damaged);
        else for (int i = 0; i <= lot.below(2); i++) hurt(damaged, 0);
        return YamlWriter.write(damaged);
    }

    /** The same file with dice and answers at random, the engine's proposals among them. */
    private void chance(Map<String, Object> tree) {
        var dice = new ArrayList<Object>();
        for (int i = 0; i < 200; i++) dice.add(lot.between(1, 6));
        var answers = new ArrayList<Object>();
        for (int i = 0; i < 60; i++) answers.add(lot.below(12) == 0 ? any() : "first");
        play(tree, dice, answers);
        if (tree.get("questions") instanceof List<?> questions)
            for (var question : questions) play(question, dice, answers);
    }

    @SuppressWarnings("unchecked")
    private static void play(Object tree, List<Object> dice, List<Object> answers) {
        if (!(tree instanceof Map<?, ?> map) || !(map.containsKey("do") || map.containsKey("dice")))
            return;
        ((Map<String, Object>) map).put("dice", dice);
        ((Map<String, Object>) map).put("answers", answers);
    }

    private String letters(String text) {
        var damaged = new StringBuilder(text);
        for (int i = 0; i <= lot.below(4); i++) {
            int at = lot.below(damaged.length());
            switch (lot.below(3)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, LETTERS.charAt(lot.below(LETTERS.length())));
                default -> damaged.setCharAt(at, LETTERS.charAt(lot.below(LETTERS.length())));
            }
        }
        return damaged.toString();
    }

    @SuppressWarnings("unchecked")
    private <T> T copy(T value) {
        if (value instanceof Map<?, ?> map) {
            var copy = new LinkedHashMap<Object, Object>();
            map.forEach((name, inner) -> copy.put(name, copy(inner)));
            return (T) copy;
        }
        if (!(value instanceof List<?> list)) return value;
        var copy = new ArrayList<Object>();
        for (var inner : list) copy.add(copy(inner));
        return (T) copy;
    }

    @SuppressWarnings("unchecked")
    private void hurt(Object value, int depth) {
        if (value instanceof Map<?, ?> map) map((Map<String, Object>) map, depth);
        else if (value instanceof List<?> list) list((List<Object>) list, depth);
    }

    private void map(Map<String, Object> map, int depth) {
        if (map.isEmpty() || lot.below(6) == 0) {
            map.put(names.get(lot.below(names.size())), any());
            return;
        }
        var name = List.copyOf(map.keySet()).get(lot.below(map.size()));
        var inner = map.get(name);
        boolean deeper = depth == 0 || lot.below(4) != 0;
        if (deeper && (inner instanceof Map || inner instanceof List)) hurt(inner, depth + 1);
        else if (lot.below(3) == 0) map.remove(name);
        else map.put(name, any());
    }

    private void list(List<Object> list, int depth) {
        if (list.isEmpty() || lot.below(6) == 0) {
            list.add(any());
            return;
        }
        int at = lot.below(list.size());
        var inner = list.get(at);
        if (lot.below(4) != 0 && (inner instanceof Map || inner instanceof List))
            hurt(inner, depth + 1);
        else if (lot.below(3) == 0) list.remove(at);
        else if (lot.below(3) == 0) list.add(copy(inner));
        else list.set(at, any());
    }

    private Object any() {
        return copy(VALUES.get(lot.below(VALUES.size())));
    }
}
