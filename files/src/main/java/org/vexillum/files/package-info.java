/** The edge to files: JSON and YAML into the plain tree and back, and what was built in. */
package org.vexillum.files;
