package org.vexillum.cli.force;

import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceReading;

/** What came of reading a list, and the game it was read as. */
record LoadedForce<F>(GameKit game, ForceFormat<F> format, ForceReading<F> reading) {}
