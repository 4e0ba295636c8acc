/** Players that are programs. */
package org.vexillum.bots;
