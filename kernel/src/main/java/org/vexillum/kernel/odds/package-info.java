/**
 * Exact odds of anything that rules do: the tables to which a sequence may lead, each with its
 * chance, played by the rules themselves and merged where they are alike.
 */
package org.vexillum.kernel.odds;
