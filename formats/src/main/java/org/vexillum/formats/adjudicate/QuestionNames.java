package org.vexillum.formats.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.combat.UseLimited;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.CommitTokens;
import org.vexillum.regiments.mission.Arrive;
import org.vexillum.regiments.mission.ChooseEdge;
import org.vexillum.regiments.mission.Deploy;
import org.vexillum.regiments.mission.PlaceMarker;
import org.vexillum.regiments.mission.PlaceScout;
import org.vexillum.regiments.mission.SetAside;
import org.vexillum.regiments.morale.WhoTests;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.sequence.ChooseAction;
import org.vexillum.regiments.sequence.ChooseUnit;
import org.vexillum.regiments.shooting.ChooseTargets;

/** What questions are called in files: {@code strike-back}, {@code casualties}, {@code deploy}. */
public final class QuestionNames {
    private static final List<Class<?>> QUESTIONS =
            List.of(
                    ChooseCasualties.class,
                    OrderWeapons.class,
                    PickModel.class,
                    StrikeBack.class,
                    UseLimited.class,
                    WhoTests.class,
                    Arrive.class,
                    ChooseEdge.class,
                    Deploy.class,
                    PlaceMarker.class,
                    PlaceScout.class,
                    SetAside.class,
                    ChooseCharge.class,
                    ChooseConsolidation.class,
                    ChooseMove.class,
                    ChoosePivot.class,
                    ChooseTargets.class,
                    ChooseCast.class,
                    CommitTokens.class,
                    ChooseAction.class,
                    ChooseUnit.class);

    private QuestionNames() {}

    /** Every question a player may be asked. */
    public static List<Class<?>> questions() {
        return QUESTIONS;
    }

    public static List<String> all() {
        var names = new ArrayList<String>();
        for (var type : QUESTIONS) names.add(of(type));
        return names;
    }

    static String of(Question<?, ?> question) {
        return of(question.getClass());
    }

    private static String of(Class<?> type) {
        var words = type.getSimpleName().replaceAll("(?<!^)([A-Z])", "-$1");
        return words.toLowerCase(Locale.ROOT).replaceFirst("^choose-", "");
    }

    /** Whether this is the name of a question, with or without its hyphens. */
    static boolean known(String written) {
        return all().stream().anyMatch(name -> same(name, written));
    }

    static boolean same(String name, String written) {
        return plain(name).equals(plain(written));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "").replaceFirst("^choose", "");
    }
}
