/** What can be asked about positions of First Blood. */
package org.vexillum.firstblood.kit.adjudicate;
