/**
 * By which keys values of the rules are stored: declared, so that no rename touches a stored game.
 */
package org.vexillum.kernel.stored;
