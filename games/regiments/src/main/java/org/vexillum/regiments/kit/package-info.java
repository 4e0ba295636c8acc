/** Age of Fantasy: Regiments as files: the plug by which all formats serve it. */
package org.vexillum.regiments.kit;
