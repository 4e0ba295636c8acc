package org.vexillum.tourneys.event;

/** An entry of the log; its number is its place, counted from 1. */
public record Logged(int number, Hand by, Change change) {}
