/** New battles, terrain and corrections that players agree on. */
package org.vexillum.firstblood.kit.desk;
