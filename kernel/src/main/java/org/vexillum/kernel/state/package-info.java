/**
 * What can change on a table, declared once: fingerprint, files, facts, badges and corrections are
 * read from the declaration.
 */
package org.vexillum.kernel.state;
