/** Warcrow as files, messages and the command line know it. */
package org.vexillum.warcrow.kit;
