package org.vexillum.firstblood.characters;

import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.Healing;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * The [Command] abilities of an activated regiment, after draw events and before its first action.
 *
 * <p>FB-COMMAND-01, FB-OFFICER-04.
 */
public record CommandAbilities(String regiment) {
    public void play(Battle battle, Referee<Battle> referee) {
        var commanding = battle.regiment(regiment);
        for (int model : commanding.models())
            for (var ability : commanding.card(model).abilities())
                if (commanding.alive(model)) use(battle, commanding, model, ability, referee);
    }

    private static void use(
            Battle battle,
            Regiment commanding,
            int model,
            CommandAbility ability,
            Referee<Battle> referee) {
        var question = new UseCommand(commanding.id(), model, ability.name());
        if (question.open(battle).isEmpty()) return;
        var target = referee.ask(commanding.side(), question);
        if (!target.isEmpty())
            new Command(commanding.id(), model, ability, target).play(battle, referee);
    }

    /** An ability whose target is chosen: what it gives lasts until the end of the round. */
    public record Command(String regiment, int model, CommandAbility ability, String target) {
        public void play(Battle battle, Referee<Battle> referee) {
            var rules = Rules.of("FB-COMMAND-01", "FB-COMMAND-02");
            if (battle.regiment(regiment).role(model) == Role.OFFICER)
                rules = rules.and("FB-OFFICER-04");
            referee.record(
                    new CharacterEvents.CommandUsed(
                            regiment, model, ability.name(), target, rules));
            for (var gift : ability.gifts())
                battle.regiment(target)
                        .gain(
                                new TemporaryEffect(
                                        ability.name(),
                                        "FB-COMMAND-02",
                                        gift,
                                        TemporaryEffect.Until.ROUND_END,
                                        regiment));
            if (ability.heals() > 0) new Healing(target, ability.heals()).play(battle, referee);
        }
    }
}
