/** Tables of Warcrow as files describe them. */
package org.vexillum.formats.warcrow.position;
