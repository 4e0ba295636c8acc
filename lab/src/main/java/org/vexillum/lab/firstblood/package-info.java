/** First Blood in the lab. */
package org.vexillum.lab.firstblood;
