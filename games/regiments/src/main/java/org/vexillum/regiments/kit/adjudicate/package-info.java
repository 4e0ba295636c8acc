/** What can be asked about positions of Regiments. */
package org.vexillum.regiments.kit.adjudicate;
