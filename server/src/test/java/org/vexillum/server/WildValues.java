package org.vexillum.server;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What nobody who means well puts into a field. */
final class WildValues {
    /** Of every kind, and at the edges of numbers. */
    static final List<Object> SMALL =
            Arrays.asList(
                    null,
                    0,
                    -1,
                    1_000_000_000,
                    Integer.MIN_VALUE,
                    Long.MAX_VALUE,
                    new BigInteger("9".repeat(400)),
                    1e308,
                    -0.5,
                    true,
                    "",
                    " ",
                    "NaN",
                    "1e308",
                    "a\u0000b",
                    "\ud800",
                    "\u202e{0} %s ' -- ;",
                    "x".repeat(20_000),
                    List.of(),
                    List.of(List.of(List.of())),
                    Arrays.asList((Object) null),
                    List.of(1_000_000_000, 1e308, "NaN"),
                    Map.of(),
                    Map.of("", Map.of("x", Integer.MAX_VALUE)),
                    Map.of("name", "x", "kind", 1e308, "hash", List.of()));

    /** As JSON: large, deep, or with the same name twice. */
    static final List<String> HUGE =
            List.of(
                    "\"" + "x".repeat(900_000) + "\"",
                    "\"" + "\\n".repeat(400_000) + "\"",
                    "[".repeat(10_000) + "]".repeat(10_000),
                    "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000),
                    "[" + "1,".repeat(99_999) + "1]",
                    "[" + "{},".repeat(99_999) + "{}]",
                    "[" + "\"#1\",".repeat(99_999) + "\"#1\"]",
                    "{\"a\":1,\"a\":[],\"a\":{\"a\":1,\"a\":2}}",
                    "1" + "0".repeat(999),
                    "1e999999999",
                    "-1e-999999999");

    /** Whole bodies. */
    static final List<String> TEXTS =
            List.of(
                    "",
                    "null",
                    "NaN",
                    "[]",
                    "\"{}\"",
                    "{\"a\":NaN}",
                    "{",
                    "game: regiments\n- x: &a [*a]",
                    "<xml/>",
                    "\u0000",
                    "{\"do\":\"pair\",\"do\":\"publish\"}",
                    "[".repeat(10_000));

    /** As parts of addresses. */
    static final List<String> WORDS =
            List.of(
                    "x",
                    "AAAAAAAAAAAA",
                    "1000000000",
                    "99999999999999999999",
                    "1e308",
                    "NaN",
                    "-1",
                    "%00",
                    "%ff%fe",
                    "%F0%9F%8F%B4",
                    "..%2f..%2fetc",
                    "'%20OR%20''='",
                    "%25s%7B0%7D",
                    "y".repeat(3_000));

    private WildValues() {}
}
