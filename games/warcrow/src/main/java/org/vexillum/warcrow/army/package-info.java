/** Units and companies, and what a list may hold. */
package org.vexillum.warcrow.army;
