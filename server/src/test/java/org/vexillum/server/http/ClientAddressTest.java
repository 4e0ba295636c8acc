package org.vexillum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClientAddressTest {
    @Test
    void onlyAProxyOnThisComputerIsBelieved() {
        assertThat(ClientAddress.of("127.0.0.1", null)).isEqualTo(ClientAddress.HERE);
        assertThat(ClientAddress.of("127.0.0.1", "203.0.113.7")).isEqualTo("203.0.113.7");
        assertThat(ClientAddress.of("198.51.100.2", "203.0.113.7")).isEqualTo("198.51.100.2");
    }

    @Test
    void ofAForgedChainOnlyTheLastWordCounts() {
        assertThat(ClientAddress.of("127.0.0.1", "10.0.0.1, 127.0.0.1, 203.0.113.7"))
                .isEqualTo("203.0.113.7");
        assertThat(ClientAddress.of("::1", "x".repeat(100))).isEqualTo("?");
    }

    @Test
    void aHouseholdOfTheNewerKindIsOneNetwork() {
        var one = ClientAddress.of("2001:db8:1:2:aaaa:bbbb:cccc:dddd", null);
        assertThat(one).isEqualTo(ClientAddress.of("2001:db8:1:2:1:1:1:1", null));
        assertThat(one).isNotEqualTo(ClientAddress.of("2001:db8:1:3:1:1:1:1", null));
        assertThat(ClientAddress.of("0:0:0:0:0:0:0:1", null)).isEqualTo(ClientAddress.HERE);
    }
}
