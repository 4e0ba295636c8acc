package org.vexillum.tourneys.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.matching.PairingCertificate.LookAhead;
import org.vexillum.tourneys.matching.PairingCertificate.Method;

class PairerTest {
    /** 0-1 and 2-3 is the least difference; then 0-2 1-3 and 0-3 1-2 are left for two rounds. */
    private static final PairingField FOUR = Fields.of(new int[] {6, 6, 1, 0});

    private static PairingCertificate certificate(
            Pairer pairer, PairingField field, int left, boolean whole) {
        return pairer.pair(field, left, whole).certificate();
    }

    @Test
    @Rule("WC-PAIR-16")
    void looksAheadOnlyWhereItIsAllowedAndCanMatter() {
        var ahead = new Pairer(false, true, SearchGuard.NONE);
        assertThat(certificate(ahead, FOUR, 1, true).lookAhead()).isEqualTo(LookAhead.KEPT);
        assertThat(certificate(ahead, FOUR, 0, true).lookAhead()).isEqualTo(LookAhead.NONE);
        assertThat(certificate(ahead, FOUR, 1, false).lookAhead()).isEqualTo(LookAhead.NONE);
        var blind = new Pairer(false, false, SearchGuard.NONE);
        assertThat(certificate(blind, FOUR, 1, true).lookAhead()).isEqualTo(LookAhead.NONE);
    }

    @Test
    @Rule("WC-PAIR-16")
    void tenAreASmallFieldAndTwelveAreNot() {
        var ahead = new Pairer(false, true, SearchGuard.NONE);
        assertThat(certificate(ahead, Fields.of(new int[10]), 1, true).lookAhead())
                .isEqualTo(LookAhead.KEPT);
        assertThat(certificate(ahead, Fields.of(new int[12]), 1, true).lookAhead())
                .isEqualTo(LookAhead.NONE);
    }

    @Test
    @Rule("WC-PAIR-08")
    void aSmallFieldInWhichAllHaveMetIsPairedAllTheSame() {
        var two = Fields.of(new int[] {3, 0}, new int[] {0, 1});
        var pairing = new Pairer(false, true, SearchGuard.NONE).pair(two, 1, true);
        assertThat(pairing.partner()).containsExactly(1, 0);
        assertThat(pairing.certificate().rematches()).isEqualTo(1);
    }

    @Test
    void theCertificateSaysWhatWasMinimised() {
        var met = Fields.of(new int[] {6, 6, 1, 0}, new int[] {0, 1});
        var least = certificate(new Pairer(false, false, SearchGuard.NONE), met, 0, true);
        assertThat(least).extracting(PairingCertificate::method).isEqualTo(Method.LEAST_DIFFERENCE);
        assertThat(least.rematches()).isZero();
        assertThat(least.difference()).isEqualTo(11);
        assertThat(least.leastDifference()).isEqualTo(1);
        assertThat(least.with(2).repeatedTables()).isEqualTo(2);
        assertThat(least.with(2).difference()).isEqualTo(11);
        assertThat(certificate(new Pairer(true, false, SearchGuard.NONE), met, 0, true).method())
                .isEqualTo(Method.TOP_DOWN);
    }

    @Test
    void aSearchThatDoesNotComeBackIsGivenUp() {
        var never = new CountDownLatch(1);
        assertThatThrownBy(() ->
                        SearchGuard.seconds(0)
                                .run(() -> {
                                    never.await();
                                    return 1;
                                }))
                .isInstanceOf(StuckSearch.class);
        never.countDown();
        assertThat(SearchGuard.seconds(5).run(() -> 7)).isEqualTo(7);
    }

    @Test
    void whoeverIsStoppedWhileWaitingStaysStopped() {
        var never = new CountDownLatch(1);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() ->
                        SearchGuard.seconds(5)
                                .run(() -> {
                                    never.await();
                                    return 7;
                                }))
                .isInstanceOf(StuckSearch.class);
        assertThat(Thread.interrupted()).isTrue();
        never.countDown();
    }

    @Test
    void aFieldIsEvenAndRanked() {
        assertThatThrownBy(() -> Fields.of(new int[3])).hasMessageContaining("odd");
        assertThatThrownBy(() -> Fields.of(new int[] {1, 2})).hasMessageContaining("ranking");
        assertThat(Fields.of(new int[] {9, 7, 4, 4}).leastDifference()).isEqualTo(2);
        assertThat(ExactPairing.of(Fields.of(new int[0]), true, SearchGuard.NONE)).isEmpty();
    }

    @Test
    void rematchesAreCountedOnceAPair() {
        var field = Fields.of(new int[] {5, 3, 2, 0}, new int[] {0, 1}, new int[] {2, 3});
        assertThat(field.rematches(new int[] {1, 0, 3, 2})).isEqualTo(2);
        assertThat(field.rematches(new int[] {2, 3, 0, 1})).isZero();
        assertThat(field.difference(new int[] {2, 3, 0, 1})).isEqualTo(6);
    }

    @Test
    void pointsTooFarApartAreNotPairedWrongly() {
        var wide = Fields.of(new int[] {1_000_000_000, 0});
        assertThatThrownBy(() -> ExactPairing.of(wide, true, SearchGuard.NONE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(ExactPairing.of(wide, false, SearchGuard.NONE)).containsExactly(1, 0);
    }
}
