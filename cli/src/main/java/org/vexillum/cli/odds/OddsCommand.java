package org.vexillum.cli.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.vexillum.cli.Console;
import org.vexillum.cli.Exit;
import org.vexillum.cli.FileText;
import org.vexillum.cli.OptionArguments;
import org.vexillum.cli.PlayedGame;
import org.vexillum.cli.Refusal;
import org.vexillum.cli.WrongUsage;
import org.vexillum.formats.adjudicate.Report;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.regiments.odds.OddsFacts;
import org.vexillum.formats.regiments.odds.OddsFile;
import org.vexillum.formats.regiments.odds.OddsRequest;
import org.vexillum.formats.regiments.odds.OddsSheet;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Exact odds of one unit shooting at or charging another. */
@Command(name = "odds")
public final class OddsCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "0..1", descriptionKey = "odds.file")
    private @Nullable String file;

    @Mixin private final PlayedGame played = new PlayedGame();

    @Option(names = "--attacker", paramLabel = "FORCE/UNIT", descriptionKey = "odds.attacker")
    private @Nullable String attacker;

    @Option(names = "--target", paramLabel = "FORCE/UNIT", descriptionKey = "odds.target")
    private @Nullable String target;

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

    @Option(names = "--models", paramLabel = "N", descriptionKey = "odds.models")
    private @Nullable Integer models;

    @Option(names = "--target-models", paramLabel = "N", descriptionKey = "odds.target.models")
    private @Nullable Integer targetModels;

    @Option(names = "--no-strike-back", descriptionKey = "odds.no.strike.back")
    private boolean noStrikeBack;

    @Option(names = "--no-limited", descriptionKey = "odds.no.limited")
    private boolean noLimited;

    @Option(names = "--takedown", paramLabel = "MODEL", descriptionKey = "odds.takedown")
    private @Nullable String takedown;

    @Option(names = "--option", paramLabel = "NAME=VALUE", descriptionKey = "simulate.option")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public OddsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var game = played.orFirst(console);
        if (game.id() != GameId.REGIMENTS)
            throw new WrongUsage(
                    console.say("usage.value", game.id().id(), "--game", GameId.REGIMENTS.id()));
        var named = file;
        var request = named == null ? request() : read(named);
        if (request.idle())
            throw new Refusal(console.say("odds.nothing", request.attacker().name()));
        if (json) console.json(new OddsFacts(request).all());
        else new OddsSheet(request, console.lang()).lines().forEach(console.out()::println);
        return Exit.DONE;
    }

    private OddsRequest read(String name) {
        var text = new FileText(console).read(name);
        try {
            return OddsFile.read(text);
        } catch (Fault fault) {
            var report = new Report(name, GameId.REGIMENTS, Rulebook.load(), console.lang());
            throw new Refusal(report.fault(fault));
        }
    }

    private OddsRequest request() {
        var striking = attacker;
        var hit = target;
        if (striking == null || hit == null) throw new WrongUsage(console.say("odds.whom"));
        if (charge == shoot) throw new WrongUsage(console.say("odds.either"));
        var cast = new Cast(console);
        var striker = cast.unit(striking, Side.A, models);
        var struck = cast.unit(hit, Side.B, targetModels);
        striker.setFatigued(fatigued);
        struck.setFatigued(targetFatigued);
        struck.setShaken(targetShaken);
        return new OddsRequest(
                striker,
                struck,
                charge,
                moved,
                inches(),
                shelter(),
                rear ? ChargedSide.REAR : flank ? ChargedSide.FLANK : ChargedSide.FRONT,
                new Assumptions(!noStrikeBack, !noLimited, picked(struck)),
                new OptionArguments(console)
                        .read(options, played.orFirst(console), Options.DEFAULT),
                OddsRequest.Shooters.ALL);
    }

    private Cover shelter() {
        if (cover) return Cover.INSIDE;
        return behind ? Cover.BEHIND : Cover.NONE;
    }

    private int inches() {
        var given = distance;
        if (given == null) return -1;
        try {
            return Lengths.inches(given);
        } catch (IllegalArgumentException wrong) {
            throw new WrongUsage(console.say("odds.no.length", given));
        }
    }

    /** The model that Takedown singles out, by its name. */
    private int picked(Unit struck) {
        var wanted = takedown;
        if (wanted == null) return -1;
        for (int slot = 0; slot < struck.living(); slot++)
            if (struck.card(struck.inSlot(slot)).name().equalsIgnoreCase(wanted))
                return struck.inSlot(slot);
        throw new Refusal(console.say("odds.no.model", wanted, struck.name()));
    }
}
