/** Exact chances: distributions of numbers and of states. No sampling. */
package org.vexillum.kernel.chance;
