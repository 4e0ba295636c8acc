package org.vexillum.firstblood.characters;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.CommandingPresence;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Whom a [Command] ability affects; an empty answer leaves it unused (FB-COMMAND-02). */
@Stored(
        as = "UseCommand",
        with = {"regiment", "model", "ability"})
public record UseCommand(String regiment, int model, String ability)
        implements Question<Battle, String> {
    @Override
    public Choices<String> choices(Battle battle) {
        var answers = new ArrayList<>(open(battle));
        answers.add("");
        return new ListedChoices<>(answers, id -> refusal(battle, id));
    }

    /** The regiments it may affect. */
    List<String> open(Battle battle) {
        var open = new ArrayList<String>();
        for (var target : battle.regiments())
            if (refusal(battle, battle.regiment(regiment), target) == null) open.add(target.id());
        return open;
    }

    private Refusal refusal(Battle battle, String id) {
        for (var target : battle.regiments()) {
            if (!target.id().equals(id)) continue;
            var refusal = refusal(battle, battle.regiment(regiment), target);
            if (refusal != null) return refusal;
        }
        return Refusal.because("FB-COMMAND-02", "no-such-regiment", id);
    }

    private @Nullable Refusal refusal(Battle battle, Regiment own, Regiment target) {
        if (target == own) return ceased(battle, own);
        if (target.side() != own.side())
            return Refusal.because("FB-COMMAND-02", "not-a-friend", target.id());
        if (own.status() == Status.IN_GARRISON)
            return Refusal.because("FB-GARRISON-11", "commands-itself-only", own.id());
        if (own.presenceLost()) return Refusal.because("FB-PROVOKED-05", "presence-lost", own.id());
        if (target.broken()) return Refusal.because("FB-PRESENCE-04", "broken", target.id());
        boolean character = own.card().character();
        if (character && target.card().character())
            return Refusal.because("FB-PRESENCE-01", "character-regiment", target.id());
        var ceased = ceased(battle, own);
        if (ceased != null || CommandingPresence.leaderInRange(battle, own, from(own), target))
            return ceased;
        return Refusal.because("FB-PRESENCE-03", "not-in-command-range", target.id());
    }

    /** A retinue model commands from where its character stands. */
    private int from(Regiment own) {
        return own.role(model) == Role.RETINUE ? own.character() : model;
    }

    /** A broken regiment's rules cease in edition 2, its officer's among them (FB-PRESENCE-04). */
    private static @Nullable Refusal ceased(Battle battle, Regiment own) {
        boolean cease =
                own.broken()
                        && battle.edition().brokenTraits() == Edition.BrokenTraits.ALL_CEASE
                        && battle.options().brokenLosesRules() == Options.BrokenLosesRules.ALL;
        return cease ? Refusal.because("FB-BROKEN-11", "broken-loses-rules", own.id()) : null;
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public String pass() {
        return "";
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-COMMAND-01", "FB-COMMAND-02", "FB-PRESENCE-03");
    }
}
