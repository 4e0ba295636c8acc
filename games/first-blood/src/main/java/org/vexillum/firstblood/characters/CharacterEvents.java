package org.vexillum.firstblood.characters;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;

/** What happens around characters and officers. */
public final class CharacterEvents {
    private CharacterEvents() {}

    public record CommandUsed(
            String regiment, int model, String ability, String target, Rules rules)
            implements Event {}

    public record ChallengeDeclared(
            String regiment, int model, String target, int enemy, boolean inAnswer, Rules rules)
            implements Event {}

    /** The move did not bring the regiments together. */
    public record ChallengeUnresolved(String regiment, String target, Rules rules)
            implements Event {}

    public record Provoked(String regiment, int model, Rules rules) implements Event {}

    public record ChallengeRefused(String regiment, int model, Rules rules) implements Event {}

    public record ProvocationLifted(String regiment, Rules rules) implements Event {}

    public record PresenceRegained(String regiment, Rules rules) implements Event {}
}
