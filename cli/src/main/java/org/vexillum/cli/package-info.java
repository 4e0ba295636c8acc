/** The commands of {@code ./vexillum}. */
package org.vexillum.cli;
