/** The bots of First Blood and how the greedy one judges a table. */
package org.vexillum.firstblood.kit.bot;
