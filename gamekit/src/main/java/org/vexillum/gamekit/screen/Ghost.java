package org.vexillum.gamekit.screen;

import org.vexillum.kernel.Nullable;

/** A model where it would stand after an answer. */
public record Ghost(String unit, int n, ScreenShape shape, @Nullable Integer facing) {}
