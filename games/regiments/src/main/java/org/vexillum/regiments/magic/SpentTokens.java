package org.vexillum.regiments.magic;

import org.vexillum.kernel.stored.Stored;

/** Tokens of one model put into a cast. */
@Stored(
        as = "Spent",
        with = {"unit", "model", "tokens"})
public record SpentTokens(String unit, int model, int tokens) {}
