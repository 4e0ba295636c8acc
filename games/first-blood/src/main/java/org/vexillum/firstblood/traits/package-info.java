/** Special rules, as records that act at moments. */
package org.vexillum.firstblood.traits;
