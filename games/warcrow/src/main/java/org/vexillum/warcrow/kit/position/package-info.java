/** Tables of Warcrow as files describe them. */
package org.vexillum.warcrow.kit.position;
