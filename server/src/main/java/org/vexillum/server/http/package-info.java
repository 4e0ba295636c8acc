/** The calls of docs/protocol.md. */
package org.vexillum.server.http;
