/** Odds of First Blood as files and command lines ask for them. */
package org.vexillum.firstblood.kit.odds;
