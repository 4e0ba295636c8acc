package org.vexillum.cli.odds;

import org.vexillum.cli.Console;
import org.vexillum.cli.OptionArguments;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.WrongUsage;
import org.vexillum.formats.GameFormat;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.regiments.odds.OddsRequest;
import org.vexillum.formats.regiments.odds.RegimentsOdds;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import picocli.CommandLine.Option;

/** What a call says about odds in Regiments. */
final class RegimentsFlags {
    @Option(names = "--charge", descriptionKey = "odds.charge")
    private boolean charge;

    @Option(names = "--shoot", descriptionKey = "odds.shoot")
    private boolean shoot;

    @Option(names = "--flank", descriptionKey = "odds.flank")
    private boolean flank;

    @Option(names = "--rear", descriptionKey = "odds.rear")
    private boolean rear;

    @Option(names = "--cover", descriptionKey = "odds.cover")
    private boolean cover;

    @Option(names = "--behind", descriptionKey = "odds.behind")
    private boolean behind;

    @Option(names = "--moved", descriptionKey = "odds.moved")
    private boolean moved;

    @Option(names = "--distance", paramLabel = "INCHES", descriptionKey = "odds.distance")
    private @Nullable String distance;

    @Option(names = "--fatigued", descriptionKey = "odds.fatigued")
    private boolean fatigued;

    @Option(names = "--target-fatigued", descriptionKey = "odds.target.fatigued")
    private boolean targetFatigued;

    @Option(names = "--target-shaken", descriptionKey = "odds.target.shaken")
    private boolean targetShaken;

    @Option(names = "--no-strike-back", descriptionKey = "odds.no.strike.back")
    private boolean noStrikeBack;

    @Option(names = "--no-limited", descriptionKey = "odds.no.limited")
    private boolean noLimited;

    @Option(names = "--takedown", paramLabel = "MODEL", descriptionKey = "odds.takedown")
    private @Nullable String takedown;

    OddsAnswer answer(Parties parties, GameFormat game, Console console) {
        var striking = parties.attacker();
        var hit = parties.target();
        if (striking == null || hit == null) throw new WrongUsage(console.say("odds.whom"));
        if (charge == shoot) throw new WrongUsage(console.say("odds.either"));
        var cast = new Cast(console);
        var striker = cast.unit(striking, Side.A, parties.models());
        var struck = cast.unit(hit, Side.B, parties.targetModels());
        striker.setFatigued(fatigued);
        struck.setFatigued(targetFatigued);
        struck.setShaken(targetShaken);
        return new RegimentsOdds(
                new OddsRequest(
                        striker,
                        struck,
                        charge,
                        moved,
                        inches(console),
                        shelter(),
                        rear ? ChargedSide.REAR : flank ? ChargedSide.FLANK : ChargedSide.FRONT,
                        new Assumptions(!noStrikeBack, !noLimited, picked(struck, console)),
                        new OptionArguments(console).read(parties.options(), game, Options.DEFAULT),
                        OddsRequest.Shooters.ALL));
    }

    private Cover shelter() {
        if (cover) return Cover.INSIDE;
        return behind ? Cover.BEHIND : Cover.NONE;
    }

    private int inches(Console console) {
        var given = distance;
        if (given == null) return -1;
        try {
            return Lengths.inches(given);
        } catch (IllegalArgumentException wrong) {
            throw new WrongUsage(console.say("odds.no.length", given));
        }
    }

    /** The model that Takedown singles out, by its name. */
    private int picked(Unit struck, Console console) {
        var wanted = takedown;
        if (wanted == null) return -1;
        for (int slot = 0; slot < struck.living(); slot++)
            if (struck.card(struck.inSlot(slot)).name().equalsIgnoreCase(wanted))
                return struck.inSlot(slot);
        throw new Refusal(console.say("odds.no.model", wanted, struck.name()));
    }
}
