/** Benchmarks, counted in dice. */
package org.vexillum.bench;
