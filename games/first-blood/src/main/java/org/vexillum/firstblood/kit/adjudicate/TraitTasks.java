package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.GrantedTraits;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** What a model has at this moment: special rules, characteristics, tiers of its retinue. */
final class TraitTasks {
    private TraitTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.QUERY,
                        "traits",
                        TraitTasks::traits,
                        needed("unit", Type.UNIT),
                        optional("model", Type.TEXT)),
                TaskFactory.of(
                        Chapter.QUERY,
                        "characteristics",
                        TraitTasks::characteristics,
                        needed("unit", Type.UNIT),
                        optional("model", Type.TEXT)),
                TaskFactory.of(
                        Chapter.QUERY, "retinue", TraitTasks::retinue, needed("unit", Type.UNIT)));
    }

    /** The model that is named, else one of each sort. */
    static List<Integer> asked(Args args, Regiment unit) {
        int named = args.model("model", unit, Regiment.NOBODY);
        if (named != Regiment.NOBODY) return List.of(named);
        var sorts = new ArrayList<Integer>();
        for (int model : unit.models())
            if (sorts.stream().noneMatch(other -> alike(unit, model, other))) sorts.add(model);
        return sorts;
    }

    private static boolean alike(Regiment unit, int model, int other) {
        return unit.card(model).equals(unit.card(other)) && unit.role(model) == unit.role(other);
    }

    private static Play<Battle> traits(Args args) {
        var unit = args.regiment("unit");
        var models = asked(args, unit);
        return (battle, referee) -> {
            for (int model : models) new Sheet(battle, unit, model).tell(referee);
        };
    }

    private record Sheet(Battle battle, Regiment unit, int model) {
        void tell(Referee<Battle> referee) {
            var now = Traits.of(battle, unit, model);
            var told = new ArrayList<String>();
            for (var trait : now)
                if (!told.contains(trait.name())) {
                    told.add(trait.name());
                    tell(trait, now, referee);
                }
            if (now.isEmpty())
                referee.record(
                        QueryAnswer.of(
                                "no-traits",
                                Rules.of("FB-MODEL-01"),
                                "unit",
                                unit.id(),
                                "model",
                                name()));
            for (var lost : ceased(now))
                referee.record(
                        QueryAnswer.of(
                                "trait-ceased",
                                lostRules(lost),
                                "unit",
                                unit.id(),
                                "model",
                                name(),
                                "trait",
                                lost.written()));
        }

        private String name() {
            return unit.card(model).name();
        }

        private void tell(Trait trait, List<Trait> now, Referee<Battle> referee) {
            int times = 0;
            for (var other : now) if (other.name().equals(trait.name())) times++;
            var rules = Rules.of(trait.rule());
            if (times > 1) rules = rules.and(stacking(trait));
            rules = rules.and(given(trait));
            referee.record(
                    QueryAnswer.of(
                            "trait",
                            rules,
                            "unit",
                            unit.id(),
                            "model",
                            name(),
                            "trait",
                            trait.name(),
                            "value",
                            value(trait, now),
                            "sources",
                            times));
        }

        private int value(Trait trait, List<Trait> now) {
            var alike = now.stream().filter(other -> other.name().equals(trait.name())).toList();
            return trait instanceof RegimentTraits.Decay
                    ? alike.stream().mapToInt(Trait::x).sum()
                    : Traits.value(battle.edition(), alike, trait.getClass());
        }

        /** Decay alone adds up as it stands (FB-SR-DECAY-STACK). */
        private String stacking(Trait trait) {
            return trait instanceof RegimentTraits.Decay
                    ? "FB-SR-DECAY-STACK"
                    : battle.edition().stacking().rule();
        }

        /** What gave it, if it is not printed on the card. */
        private Rules given(Trait trait) {
            var rules = Rules.NONE;
            int events = 0;
            for (var boon : unit.boons()) {
                if (!(boon.gift() instanceof TemporaryEffect.Gift.Has has)
                        || !has.trait().name().equals(trait.name())) continue;
                rules = rules.and(boon.rule());
                if (boon.rule().contains("-DRAW-")) events++;
            }
            if (events > 1) rules = rules.and(battle.edition().stacking().eventRule());
            boolean printed = unit.card(model).traits().contains(trait);
            if (printed) return rules;
            if (unit.card().character()) rules = rules.and("FB-CHAR-07");
            return rules;
        }

        private List<Trait> ceased(List<Trait> now) {
            var whole = unit.copy();
            whole.setBroken(false);
            var lost = new ArrayList<>(Traits.of(battle, whole, model));
            lost.removeAll(now);
            return lost;
        }

        private Rules lostRules(Trait lost) {
            if (lost.name().equals("Shield")) return Rules.of("FB-SR-SHIELD-3");
            return Rules.of("FB-BROKEN-11");
        }
    }

    private static Play<Battle> characteristics(Args args) {
        var unit = args.regiment("unit");
        var models = asked(args, unit);
        return (battle, referee) -> {
            for (int model : models)
                for (var which : Characteristic.values()) {
                    var value = Characteristics.of(battle, unit, model, which);
                    referee.record(
                            QueryAnswer.of(
                                    "characteristic",
                                    value.rules(),
                                    "unit",
                                    unit.id(),
                                    "model",
                                    unit.card(model).name(),
                                    "which",
                                    which,
                                    "value",
                                    value));
                }
        };
    }

    /** Items are the character's own; tiers come from the list of the faction. */
    private static Rules source(Cause cause) {
        var rules = Rules.of(cause.rule());
        return cause.rule().equals("FB-RET-06") ? rules.and("FB-RET-08") : rules;
    }

    private static Play<Battle> retinue(Args args) {
        var unit = args.regiment("unit");
        return (_, referee) -> {
            for (var category : RetinueCategory.values())
                referee.record(
                        QueryAnswer.of(
                                "tier",
                                Rules.of("FB-RET-04", "FB-RET-05", "FB-RET-07"),
                                "unit",
                                unit.id(),
                                "category",
                                category,
                                "tier",
                                GrantedTraits.tier(unit, category)));
            for (int model : unit.models())
                GrantedTraits.toModel(
                        unit,
                        model,
                        (gift, cause) ->
                                referee.record(
                                        QueryAnswer.of(
                                                "tier-gives",
                                                source(cause),
                                                "unit",
                                                unit.id(),
                                                "model",
                                                unit.card(model).name(),
                                                "gift",
                                                gift,
                                                "source",
                                                cause)));
        };
    }
}
