package org.vexillum.cli.force;

import org.vexillum.formats.GameFormat;
import org.vexillum.formats.force.ForceFormat;
import org.vexillum.formats.force.ForceReading;

/** What came of reading a list, and the game it was read as. */
record Loaded<F>(GameFormat game, ForceFormat<F> format, ForceReading<F> reading) {}
