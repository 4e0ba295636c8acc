package org.vexillum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WhenceTest {
    @Test
    void onlyAProxyOnThisComputerIsBelieved() {
        assertThat(Whence.of("127.0.0.1", null)).isEqualTo(Whence.HERE);
        assertThat(Whence.of("127.0.0.1", "203.0.113.7")).isEqualTo("203.0.113.7");
        assertThat(Whence.of("198.51.100.2", "203.0.113.7")).isEqualTo("198.51.100.2");
    }

    @Test
    void ofAForgedChainOnlyTheLastWordCounts() {
        assertThat(Whence.of("127.0.0.1", "10.0.0.1, 127.0.0.1, 203.0.113.7"))
                .isEqualTo("203.0.113.7");
        assertThat(Whence.of("::1", "x".repeat(100))).isEqualTo("?");
    }

    @Test
    void aHouseholdOfTheNewerKindIsOneNetwork() {
        var one = Whence.of("2001:db8:1:2:aaaa:bbbb:cccc:dddd", null);
        assertThat(one).isEqualTo(Whence.of("2001:db8:1:2:1:1:1:1", null));
        assertThat(one).isNotEqualTo(Whence.of("2001:db8:1:3:1:1:1:1", null));
        assertThat(Whence.of("0:0:0:0:0:0:0:1", null)).isEqualTo(Whence.HERE);
    }
}
