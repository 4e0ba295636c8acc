package org.vexillum.server;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The addresses of this computer in the local network. */
public final class Addresses {
    private Addresses() {}

    static List<String> of(String host, int port) {
        if (!host.equals("0.0.0.0") && !host.equals("::")) {
            boolean local =
                    host.equals("localhost") || host.startsWith("127.") || host.equals("::1");
            return local ? List.of() : List.of("http://" + host + ":" + port);
        }
        var all = new ArrayList<String>();
        try {
            for (var each : Collections.list(NetworkInterface.getNetworkInterfaces()))
                if (each.isUp() && !each.isLoopback())
                    for (var address : Collections.list(each.getInetAddresses()))
                        if (usable(address))
                            all.add("http://" + address.getHostAddress() + ":" + port);
        } catch (SocketException unknown) {
            return List.of();
        }
        return all;
    }

    private static boolean usable(InetAddress address) {
        return address instanceof Inet4Address && !address.isLinkLocalAddress();
    }
}
