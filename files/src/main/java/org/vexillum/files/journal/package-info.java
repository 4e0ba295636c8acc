/** Matches as files: journals written, read, played again and verified. */
package org.vexillum.files.journal;
