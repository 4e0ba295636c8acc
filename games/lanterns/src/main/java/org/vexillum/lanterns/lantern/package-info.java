/** The lantern and its light. */
package org.vexillum.lanterns.lantern;
