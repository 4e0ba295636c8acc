/** The command that serves the table in the browser. */
package org.vexillum.cli.serve;
