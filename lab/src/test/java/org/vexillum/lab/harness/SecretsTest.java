package org.vexillum.lab.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Two worlds that differ only in what a side may not know look the same to that side. */
class SecretsTest {
    @Test
    void whatTheOtherSideOfRegimentsChoseInSecretDoesNotShow() {
        var secrets = new Secrets<>(new RegimentsSubject());
        for (int game = 0; secrets.kinds().size() < 2 && game < 60; game++) secrets.play(game);
        assertThat(secrets.kinds()).containsExactly("CommitTokens", "SetAside");
    }

    @Test
    void whatTheOtherSideOfFirstBloodChoseInSecretDoesNotShow() {
        var secrets = new Secrets<>(new FirstBloodSubject());
        for (int game = 0; secrets.kinds().size() < 3 && game < 60; game++) secrets.play(game);
        assertThat(secrets.kinds()).containsExactly("ChooseArrivals", "KeepBack", "OrderStack");
    }
}
