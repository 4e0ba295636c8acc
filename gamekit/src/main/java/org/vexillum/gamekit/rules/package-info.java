/** Rules of the ledger as games and files speak of them. */
package org.vexillum.gamekit.rules;
