/** First Blood in the lab. */
package org.vexillum.firstblood.kit.arena;
