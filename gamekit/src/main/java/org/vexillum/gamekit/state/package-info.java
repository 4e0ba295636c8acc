/** What can change on a table, as files, programs, screens and corrections have it. */
package org.vexillum.gamekit.state;
