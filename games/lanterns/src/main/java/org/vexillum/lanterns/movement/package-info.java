/** Where fighters go. */
package org.vexillum.lanterns.movement;
