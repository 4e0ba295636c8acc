package org.vexillum.server.http;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.vexillum.kernel.Nullable;

/**
 * Connections that remember what a call said before it broke off: the web server forgets it, and
 * then nobody knows in which language to refuse it.
 */
final class RequestLineConnections extends HttpConnectionFactory {
    RequestLineConnections(HttpConfiguration configuration) {
        super(configuration);
    }

    @Override
    public Connection newConnection(Connector connector, EndPoint end) {
        return configure(new Line(getHttpConfiguration(), connector, end), connector, end);
    }

    /** One connection, with what was heard of its latest call. */
    static final class Line extends HttpConnection {
        private @Nullable String address;
        private @Nullable String accepted;

        Line(HttpConfiguration configuration, Connector connector, EndPoint end) {
            super(configuration, connector, end);
        }

        /** Path and query as they were sent, or empty. */
        String address() {
            return address == null ? "" : address;
        }

        /** The languages that were named, or null. */
        @Nullable String accepted() {
            return accepted;
        }

        @Override
        protected RequestHandler newRequestHandler() {
            return new Listening();
        }

        private final class Listening extends RequestHandler {
            @Override
            public void messageBegin() {
                address = null;
                accepted = null;
                super.messageBegin();
            }

            @Override
            public void startRequest(String method, String uri, HttpVersion version) {
                address = uri;
                super.startRequest(method, uri, version);
            }

            @Override
            public void parsedHeader(HttpField field) {
                if (field.getHeader() == HttpHeader.ACCEPT_LANGUAGE) accepted = field.getValue();
                super.parsedHeader(field);
            }
        }
    }
}
