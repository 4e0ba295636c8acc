/**
 * What the program around it hands to the games: their list, the ledger, files and their syntax.
 */
package org.vexillum.gamekit.edge;
