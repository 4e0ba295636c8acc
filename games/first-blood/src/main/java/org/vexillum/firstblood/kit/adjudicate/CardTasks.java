package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.kit.force.ProfileText;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;

/** What armies and regiments are, as their cards have it. */
final class CardTasks {
    private CardTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(Chapter.QUERY, "armies", _ -> CardTasks::armies),
                TaskFactory.of(
                        Chapter.QUERY, "regiment", CardTasks::regiment, needed("unit", Type.UNIT)),
                TaskFactory.of(
                        Chapter.QUERY, "stack", CardTasks::stack, needed("side", Type.SIDE)));
    }

    /** The two armies; everybody of the one is an enemy of the other. */
    private static void armies(Battle battle, Referee<Battle> referee) {
        for (var side : Side.values()) {
            var ids = battle.regiments(side).stream().map(Regiment::id).toList();
            int points = 0;
            for (var regiment : battle.regiments(side)) points += regiment.card().points();
            referee.record(
                    QueryAnswer.of(
                            "army",
                            Rules.of("FB-GEN-01", "FB-ARMY-01", "FB-ARMY-02"),
                            "side",
                            side,
                            "units",
                            ids,
                            "points",
                            points,
                            "enemy",
                            side.other()));
        }
    }

    private static Play<Battle> regiment(Args args) {
        var unit = args.regiment("unit");
        return (_, referee) -> {
            referee.record(card(unit));
            command(unit, referee);
            profiles(unit, referee);
        };
    }

    private static QueryAnswer card(Regiment unit) {
        return QueryAnswer.of(
                "regiment",
                Rules.of(
                        "FB-REG-01",
                        "FB-REG-03",
                        "FB-MODEL-01",
                        "FB-MODEL-02",
                        "FB-MODEL-03",
                        "FB-MODEL-04",
                        "FB-CARD-01"),
                "unit",
                unit.id(),
                "living",
                unit.living(),
                "starting",
                unit.size(),
                "type",
                unit.card().type(),
                "weight",
                unit.card().weight(),
                "base",
                BigDecimal.valueOf(unit.card(0).base(), 2).stripTrailingZeros().toPlainString()
                        + " mm",
                "card",
                unit.card().entry());
    }

    /**
     * Leader, standard bearer, specialist, officer, character; what those gave that fell is lost.
     */
    private static void command(Regiment unit, Referee<Battle> referee) {
        var members = unit.card().members();
        for (int model = 0; model < unit.size(); model++) {
            var role = members.get(model).role();
            if (role == Role.TROOPER || role == Role.RETINUE) continue;
            boolean leads = unit.alive(model) && unit.role(model) == role;
            var rules = Rules.of("FB-REG-04");
            if (!leads) rules = rules.and("FB-REG-05");
            else if (role != Role.SPECIALIST) rules = rules.and("FB-REG-06");
            if (role == Role.STANDARD_BEARER) rules = rules.and("FB-CMD-05").and("FB-CMD-07");
            if (role == Role.LEADER) rules = rules.and("FB-CMD-03");
            referee.record(
                    QueryAnswer.of(
                            leads ? "command-model" : "command-lost",
                            rules,
                            "unit",
                            unit.id(),
                            "model",
                            model,
                            "role",
                            role));
        }
        if (unit.acting() >= 0)
            referee.record(
                    QueryAnswer.of(
                            "acting-leader",
                            Rules.of("FB-REG-06", "FB-CMD-09", "FB-CMD-10"),
                            "unit",
                            unit.id(),
                            "model",
                            unit.acting()));
    }

    private static void profiles(Regiment unit, Referee<Battle> referee) {
        var seen = new ArrayList<Profile>();
        for (int model : unit.models()) {
            var profile = unit.profile(model);
            if (seen.contains(profile)) continue;
            seen.add(profile);
            var who = new ArrayList<Integer>();
            for (int other : unit.models()) if (unit.profile(other).equals(profile)) who.add(other);
            referee.record(
                    QueryAnswer.of(
                            "profile",
                            Rules.of("FB-PROF-01", "FB-REG-02"),
                            "unit",
                            unit.id(),
                            "profile",
                            ProfileText.write(profile),
                            "who",
                            who));
        }
    }

    /** What its owner sees when he looks through his stack; its order stays. */
    private static Play<Battle> stack(Args args) {
        var side = args.fields().side("side", Side.A);
        return (battle, referee) ->
                referee.record(
                        QueryAnswer.of(
                                "stack",
                                Rules.of("FB-COMPH-03", "FB-COMPH-02", "FB-CARD-01"),
                                "side",
                                side,
                                "cards",
                                battle.stack(side)));
    }
}
