/** What can be asked about positions of First Blood. */
package org.vexillum.formats.firstblood.adjudicate;
