/** Bands and terrain before the battle. */
package org.vexillum.lanterns.setup;
