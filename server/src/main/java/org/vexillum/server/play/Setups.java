package org.vexillum.server.play;

import java.util.Optional;
import org.vexillum.formats.Names;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.force.ForceReader;
import org.vexillum.formats.force.Samples;
import org.vexillum.formats.json.JsonText;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.match.Table;
import org.vexillum.rulebook.Lang;
import org.vexillum.server.Body;
import org.vexillum.server.Refused;
import org.vexillum.server.games.Desk;
import org.vexillum.server.store.Forces;

/** What is fixed before the first die, as somebody wants it. */
final class Setups {
    static final String SAMPLE = "sample:";
    private static final String FORCE = "force:";

    private final House house;
    private final Forces forces;

    Setups(House house) {
        this.house = house;
        forces = new Forces(house.database());
    }

    /**
     * The setting of a new match, as its journal writes it.
     *
     * @param lot draws the terrain
     * @throws Refused if no battle can begin like this
     */
    <T extends Table<T>, F> String setting(
            Desk<T, F> desk, Body wish, String visitor, Lang lang, Lot lot) {
        var plan =
                new Desk.Plan<>(
                        force(desk, wish.text("a"), visitor),
                        force(desk, wish.text("b"), visitor),
                        OptionValues.with(desk.format().options(), wish.get("options"), "options"),
                        scenario(desk, wish));
        var refusal = desk.refusal(plan);
        if (refusal != null) throw refused(desk, refusal, lang);
        return JsonText.line(desk.title().setting(desk.start(plan, lot)));
    }

    private Refused refused(Desk<?, ?> desk, Refusal refusal, Lang lang) {
        var told = house.speech(desk.format(), lang).teller().refusal(refusal, Names.NONE);
        return new Refused(
                400,
                refusal.key(),
                new Refused.Ready(told.message(), told.hint(), told.rules(), ""));
    }

    private static String scenario(Desk<?, ?> desk, Body wish) {
        var wanted = wish.text("scenario", "");
        if (!wanted.isEmpty() && !desk.scenarios().contains(wanted))
            throw Refused.wrong("no-scenario", wanted);
        return wanted;
    }

    private <F> F force(Desk<?, F> desk, String wanted, String visitor) {
        if (wanted.startsWith(SAMPLE)) return sample(desk, wanted.substring(SAMPLE.length()));
        if (wanted.startsWith(FORCE)) return kept(desk, wanted.substring(FORCE.length()), visitor);
        throw Refused.wrong("no-force", wanted);
    }

    private static <F> F sample(Desk<?, F> desk, String name) {
        if (!desk.forces().samples().contains(name)) throw Refused.wrong("no-force", name);
        return Samples.read(desk.forces(), name);
    }

    private <F> F kept(Desk<?, F> desk, String id, String visitor) {
        var kept = forces.find(visitor, id).orElseThrow(() -> Refused.wrong("no-force", id));
        var read = ForceReader.read(desk.forces(), kept.text(), "force.json");
        return Optional.ofNullable(read.force()).orElseThrow(() -> Refused.wrong("no-force", id));
    }
}
