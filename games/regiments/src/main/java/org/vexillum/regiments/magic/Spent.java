package org.vexillum.regiments.magic;

/** Tokens of one model put into a cast. */
public record Spent(String unit, int model, int tokens) {}
