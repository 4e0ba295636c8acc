/** What every game stands on: dice, chance, lengths, shapes, referee, match and journal. */
package org.vexillum.kernel;
