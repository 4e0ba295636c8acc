package org.vexillum.files.journal;

import java.util.List;

/**
 * What can be checked after an entry.
 *
 * @param dice the faces that fell before the next entry
 * @param tables the fingerprints of the tables after the steps that it finished
 */
record EntryChecks(List<Integer> dice, List<Long> tables) {}
