/** Casters and incantations. */
package org.vexillum.firstblood.magic;
