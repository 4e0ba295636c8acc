package org.vexillum.tourneys.text;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.event.Round;
import org.vexillum.tourneys.matching.PairingCertificate;
import org.vexillum.tourneys.matching.PairingCertificate.LookAhead;
import org.vexillum.tourneys.matching.PairingCertificate.Method;
import org.vexillum.tourneys.pack.Pack;

/** How the pairs of a round were found, in words. */
public final class CertificateText {
    private final TourneyMessages say;
    private final Pack pack;
    private final boolean tablesAvoided;

    public CertificateText(TourneyMessages say, EventState event) {
        this.say = say;
        this.pack = event.pack();
        this.tablesAvoided = event.options().avoidSameTable();
    }

    public List<String> of(Round round) {
        var lines = new ArrayList<String>();
        var certificate = round.certificate();
        var reason = certificate.byeReason();
        if (!round.bye().isEmpty() && !reason.isEmpty()) lines.add(line(reason, round.bye()));
        switch (certificate.method()) {
            case LOTS ->
                    lines.add(
                            TourneyMessages.cited(
                                    say.it("certificate.first-round"),
                                    List.of("first-round", "lots"),
                                    pack));
            case BY_HAND -> byHand(certificate, lines);
            case LEAST_DIFFERENCE, TOP_DOWN -> levels(round, lines);
        }
        if (tablesAvoided && certificate.repeatedTables() > 0)
            lines.add(line("same-table", certificate.repeatedTables()));
        return lines;
    }

    private void byHand(PairingCertificate certificate, List<String> lines) {
        lines.add(line("changed-pairs", certificate.rematches()));
        lines.add(line("hand-difference", certificate.difference(), pack.points()));
        long more = certificate.difference() - certificate.leastDifference();
        if (more > 0) lines.add(line("given-up", more, pack.points()));
    }

    private void levels(Round round, List<String> lines) {
        var certificate = round.certificate();
        lines.add(
                certificate.rematches() == 0
                        ? line("no-rematch")
                        : line("rematch", certificate.rematches()));
        if (certificate.lookAhead() == LookAhead.CHANGED) lines.add(line("look-ahead"));
        if (certificate.lookAhead() == LookAhead.VAIN) lines.add(line("look-ahead-vain"));
        if (certificate.method() == Method.TOP_DOWN) lines.add(line("top-down"));
        else difference(certificate.difference(), certificate.leastDifference(), lines);
    }

    private void difference(long total, long least, List<String> lines) {
        lines.add(line("difference", total, pack.points()));
        if (total > least) lines.add(line("given-up", total - least, pack.points()));
    }

    private String line(String key, Object... facts) {
        return TourneyMessages.cited(say.it("certificate." + key, facts), key, pack);
    }
}
