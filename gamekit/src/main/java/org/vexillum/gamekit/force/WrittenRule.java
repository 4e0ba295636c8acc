package org.vexillum.gamekit.force;

import org.vexillum.gamekit.FilePlace;

/** A rule as somebody wrote it, and where. */
public record WrittenRule(String text, FilePlace place) {}
