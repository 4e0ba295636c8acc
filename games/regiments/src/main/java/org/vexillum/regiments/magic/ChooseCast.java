package org.vexillum.regiments.magic;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * Which spell a caster of the active unit tries next, if any (AOFR-SR-CASTER-2).
 *
 * @param tried what has been tried in this activation; each spell once
 */
@Stored(
        as = "ChooseCast",
        with = {"unit", "tried"})
public record ChooseCast(String unit, List<ChooseCast.Tried> tried)
        implements Question<Battle, ChooseCast.Cast> {
    public ChooseCast {
        tried = List.copyOf(tried);
    }

    /** A spell that a model has tried. */
    @Stored(
            as = "ChooseCast.Tried",
            with = {"model", "spell"})
    public record Tried(int model, String spell) {}

    /** A caster by number, its spell and the target unit; or no spell. */
    @Stored(
            as = "ChooseCast.Cast",
            with = {"model", "spell", "target"})
    public record Cast(int model, String spell, String target) {
        public static final Cast NONE = new Cast(-1, "", "");
    }

    @Override
    public Class<Cast> answerType() {
        return Cast.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-SR-CASTER-2", "AOFR-SR-CASTER-3");
    }

    @Override
    public Cast pass() {
        return Cast.NONE;
    }

    @Override
    public Choices<Cast> choices(Battle battle) {
        var casts = casts(battle);
        casts.addFirst(Cast.NONE);
        return new ListedChoices<>(casts, cast -> refusal(battle, cast));
    }

    private Refusal refusal(Battle battle, Cast cast) {
        if (tried.contains(new Tried(cast.model, cast.spell)))
            return Refusal.because("AOFR-SR-CASTER-2", "spell-tried-before", cast.spell);
        for (var spell : battle.setting().force(battle.unit(unit).side()).spells())
            if (spell.name().equals(cast.spell) && tooDear(battle, cast, spell))
                return Refusal.because("AOFR-SR-CASTER-2", "too-few-tokens", spell.cost());
        return Refusal.because("AOFR-SR-CASTER-3", "no-such-cast", cast.spell, cast.target);
    }

    private boolean tooDear(Battle battle, Cast cast, Spell spell) {
        var caster = battle.unit(unit);
        boolean known = cast.model >= 0 && cast.model < caster.startingSize();
        return known && caster.tokens(cast.model) < spell.cost();
    }

    /** Every spell that can be tried now, target by target. */
    List<Cast> casts(Battle battle) {
        var casts = new ArrayList<Cast>();
        var caster = battle.unit(unit);
        var reach = new SpellReach(battle);
        for (int slot = 0; slot < caster.living(); slot++)
            if (caster.tokens(caster.inSlot(slot)) > 0) add(battle, caster, slot, reach, casts);
        return casts;
    }

    private void add(Battle battle, Unit caster, int slot, SpellReach reach, List<Cast> casts) {
        int model = caster.inSlot(slot);
        for (var spell : battle.setting().force(caster.side()).spells()) {
            if (spell.cost() > caster.tokens(model)) continue;
            if (tried.contains(new Tried(model, spell.name()))) continue;
            for (var target : targets(battle, caster.side(), spell))
                if (reach.reaches(caster, slot, target, spell.range()))
                    casts.add(new Cast(model, spell.name(), target.id()));
        }
    }

    private static List<Unit> targets(Battle battle, Side side, Spell spell) {
        return battle.onTable(spell.effect().hostile() ? side.other() : side);
    }
}
