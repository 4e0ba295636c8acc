/** A whole event, or one question about it, from a file. */
package org.vexillum.tourneys.run;
