/** Odds of First Blood as files and command lines ask for them. */
package org.vexillum.formats.firstblood.odds;
