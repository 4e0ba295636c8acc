/**
 * What the compiler runs: writes down at build time what is stored of each type, and by which key.
 */
package org.vexillum.processor;
