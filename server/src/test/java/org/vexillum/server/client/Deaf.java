package org.vexillum.server.client;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection that sends and never reads. */
public final class Deaf implements AutoCloseable {
    private static final int TEXT = 0x81;

    private final Socket socket = new Socket();
    private final OutputStream out;

    public Deaf(Browser browser, String match) throws IOException {
        var uri = java.net.URI.create(browser.base());
        // a small window, so that what waits does so at the server
        socket.setReceiveBufferSize(4_096);
        socket.connect(
                new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), uri.getPort()));
        out = socket.getOutputStream();
        var call = new StringBuilder("GET /api/live/" + match + " HTTP/1.1\r\n");
        call.append("Host: ").append(uri.getAuthority()).append("\r\n");
        call.append("Upgrade: websocket\r\nConnection: Upgrade\r\n");
        call.append("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n");
        browser.headers()
                .forEach((name, value) ->
                        call.append(name).append(": ").append(value).append("\r\n"));
        out.write(call.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    /** Sends a short message; whether the connection still stands. */
    public boolean send(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            var frame = new byte[bytes.length + 6];
            frame[0] = (byte) TEXT;
            // masked, by nothing
            frame[1] = (byte) (0x80 | bytes.length);
            System.arraycopy(bytes, 0, frame, 6, bytes.length);
            out.write(frame);
            return true;
        } catch (IOException cut) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
