/** The next round of an event: bye, pairs and tables. */
package org.vexillum.tourneys.pairing;
