package org.vexillum.firstblood.characters;

import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.stored.Stored;

/** What happens around characters and officers. */
public final class CharacterEvents {
    private CharacterEvents() {}

    @Stored(
            as = "CommandUsed",
            with = {"regiment", "model", "ability", "target", "rules"})
    public record CommandUsed(
            String regiment, int model, String ability, String target, Rules rules)
            implements Event {}

    @Stored(
            as = "ChallengeDeclared",
            with = {"regiment", "model", "target", "enemy", "inAnswer", "rules"})
    public record ChallengeDeclared(
            String regiment, int model, String target, int enemy, boolean inAnswer, Rules rules)
            implements Event {}

    /** The move did not bring the regiments together. */
    @Stored(
            as = "ChallengeUnresolved",
            with = {"regiment", "target", "rules"})
    public record ChallengeUnresolved(String regiment, String target, Rules rules)
            implements Event {}

    @Stored(
            as = "Provoked",
            with = {"regiment", "model", "rules"})
    public record Provoked(String regiment, int model, Rules rules) implements Event {}

    @Stored(
            as = "ChallengeRefused",
            with = {"regiment", "model", "rules"})
    public record ChallengeRefused(String regiment, int model, Rules rules) implements Event {}

    @Stored(
            as = "ProvocationLifted",
            with = {"regiment", "rules"})
    public record ProvocationLifted(String regiment, Rules rules) implements Event {}

    @Stored(
            as = "PresenceRegained",
            with = {"regiment", "rules"})
    public record PresenceRegained(String regiment, Rules rules) implements Event {}
}
