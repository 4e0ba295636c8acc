/** New battles, terrain and corrections that players agree on. */
package org.vexillum.warcrow.kit.desk;
