/** The games that can be played here: what each needs to begin a battle. */
package org.vexillum.server.games;
