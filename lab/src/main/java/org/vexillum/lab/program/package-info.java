/** Players that are programs of their own, talked to in lines of JSON; see docs/bots.md. */
package org.vexillum.lab.program;
