package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.tourneys.matching.PairingCertificate;

/** One round: its games, and perhaps a company without one. */
public final class Round {
    final int number;
    final List<PairedGame> games = new ArrayList<>();
    String bye = "";
    boolean published;
    PairingCertificate certificate;

    Round(int number, PairingCertificate certificate) {
        this.number = number;
        this.certificate = certificate;
    }

    public int number() {
        return number;
    }

    public List<PairedGame> games() {
        return games;
    }

    /** Who has the bye; empty if nobody. */
    public String bye() {
        return bye;
    }

    public boolean published() {
        return published;
    }

    /** How its pairs were found. */
    public PairingCertificate certificate() {
        return certificate;
    }

    public boolean complete() {
        return published && games.stream().allMatch(PairedGame::done);
    }

    public List<PairedGame> open() {
        return games.stream().filter(game -> !game.done()).toList();
    }

    public Optional<PairedGame> gameOf(String who) {
        return games.stream().filter(game -> game.has(who)).findFirst();
    }

    public Optional<PairedGame> atTable(int table) {
        return games.stream().filter(game -> game.table == table).findFirst();
    }
}
