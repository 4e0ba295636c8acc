/** Events as files: the whole of one as JSON, parts of it as CSV. */
package org.vexillum.tourneys.store;
