package org.vexillum.server.play;

import org.vexillum.kernel.match.Table;

/** A room with all that acts on it; made anew when the match was changed elsewhere. */
record OpenRoom<T extends Table<T>>(
        Room<T> room,
        StateMaker<T> states,
        BotPlayers<T> bots,
        PlayRequests<T> playing,
        AgreementRequests<T> parley,
        ChatRequests<T> talking) {
    static <T extends Table<T>> OpenRoom<T> of(Room<T> room) {
        var states = new StateMaker<>(room);
        return new OpenRoom<>(
                room,
                states,
                new BotPlayers<>(room),
                new PlayRequests<>(room, states),
                new AgreementRequests<>(room),
                new ChatRequests<>(room));
    }
}
