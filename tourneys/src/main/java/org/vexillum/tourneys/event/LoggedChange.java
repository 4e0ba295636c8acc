package org.vexillum.tourneys.event;

import org.vexillum.kernel.stored.Stored;

/** An entry of the log; its number is its place, counted from 1. */
@Stored(
        as = "Logged",
        with = {"number", "by", "change"})
public record LoggedChange(int number, ChangeAuthor by, Change change) {}
