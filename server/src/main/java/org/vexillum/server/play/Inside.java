package org.vexillum.server.play;

import org.vexillum.kernel.match.Table;

/** A room with all that acts on it; made anew when the match was changed elsewhere. */
record Inside<T extends Table<T>>(
        Room<T> room,
        StateMaker<T> states,
        BotPlayers<T> bots,
        Playing<T> playing,
        Parley<T> parley,
        Talking<T> talking) {
    static <T extends Table<T>> Inside<T> of(Room<T> room) {
        var states = new StateMaker<>(room);
        return new Inside<>(
                room,
                states,
                new BotPlayers<>(room),
                new Playing<>(room, states),
                new Parley<>(room),
                new Talking<>(room));
    }
}
