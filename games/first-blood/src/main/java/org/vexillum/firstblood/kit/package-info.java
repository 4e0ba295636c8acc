/** Conquest: First Blood as files: the plug by which all formats serve it. */
package org.vexillum.firstblood.kit;
