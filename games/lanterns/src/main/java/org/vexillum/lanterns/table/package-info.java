/** What stands on the table. */
package org.vexillum.lanterns.table;
