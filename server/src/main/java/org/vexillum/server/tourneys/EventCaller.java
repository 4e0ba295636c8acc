package org.vexillum.server.tourneys;

import java.util.List;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;

/**
 * Somebody at an event.
 *
 * @param known whether the request said who sent it, even if that is nobody here
 * @param roles the most first; never empty
 * @param who the entrant of a player; else empty
 * @param marks by which the seats of matches know him
 */
public record EventCaller(boolean known, List<Role> roles, String who, List<String> marks) {
    public EventCaller {
        roles = List.copyOf(roles);
        marks = List.copyOf(marks);
    }

    /** Somebody in one role. */
    public static EventCaller in(Role role, String who) {
        return new EventCaller(true, List.of(role), who, List.of());
    }

    /** Somebody with these passes, of which only those of the event count. */
    public static EventCaller of(
            boolean known, List<Pass> passes, String tourney, List<String> marks) {
        var here = passes.stream().filter(pass -> pass.tourney().equals(tourney)).toList();
        var roles = here.stream().map(Pass::role).distinct().sorted().toList();
        var who =
                here.stream()
                        .filter(pass -> pass.role() == Role.PLAYER)
                        .map(Pass::who)
                        .findFirst()
                        .orElse("");
        return new EventCaller(known, roles.isEmpty() ? List.of(Role.PUBLIC) : roles, who, marks);
    }

    public Role highest() {
        return roles.getFirst();
    }

    /**
     * The role in which somebody acts or looks.
     *
     * @param wanted a word for it, or null for the highest
     */
    public Role as(@Nullable String wanted) {
        if (wanted == null || wanted.isEmpty()) return highest();
        for (var role : Role.values())
            if (role.word().equals(wanted)) {
                if (role == Role.PUBLIC || roles.contains(role)) return role;
                throw stranger();
            }
        throw RequestRefused.wrong("no-role", wanted);
    }

    /** Refuses whoever has none of these roles. */
    public void mustBe(Role... allowed) {
        for (var role : allowed) if (roles.contains(role)) return;
        throw stranger();
    }

    public RequestRefused stranger() {
        return known ? RequestRefused.forbidden("no-pass") : new RequestRefused(401, "no-pass");
    }
}
