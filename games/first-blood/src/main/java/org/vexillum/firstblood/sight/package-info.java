/** Lines of sight a millimetre thick, and what obscures a target. */
package org.vexillum.firstblood.sight;
