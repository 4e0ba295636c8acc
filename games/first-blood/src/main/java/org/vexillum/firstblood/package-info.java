/** Conquest: First Blood, both editions. */
package org.vexillum.firstblood;
