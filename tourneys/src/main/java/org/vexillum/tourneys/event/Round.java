package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.tourneys.matching.Certificate;

/** One round: its games, and perhaps a company without one. */
public final class Round {
    final int number;
    final List<Game> games = new ArrayList<>();
    String bye = "";
    boolean published;
    Certificate certificate;

    Round(int number, Certificate certificate) {
        this.number = number;
        this.certificate = certificate;
    }

    public int number() {
        return number;
    }

    public List<Game> games() {
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
    public Certificate certificate() {
        return certificate;
    }

    public boolean complete() {
        return published && games.stream().allMatch(Game::done);
    }

    public List<Game> open() {
        return games.stream().filter(game -> !game.done()).toList();
    }

    public Optional<Game> gameOf(String who) {
        return games.stream().filter(game -> game.has(who)).findFirst();
    }

    public Optional<Game> atTable(int table) {
        return games.stream().filter(game -> game.table == table).findFirst();
    }
}
