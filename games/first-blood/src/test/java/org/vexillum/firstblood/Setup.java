package org.vexillum.firstblood;

import java.util.function.UnaryOperator;
import org.vexillum.firstblood.table.Options;

/** The usual options but for some. */
public final class Setup {
    private static final Options USUAL = Options.DEFAULT;

    private boolean bearer = USUAL.bearerExtraAttack();
    private boolean acting = USUAL.actingLeaderExtraAttack();
    private Options.ObscuredJudged obscured = USUAL.obscuredJudged();
    private Options.UnengagedImpacts impacts = USUAL.unengagedImpacts();
    private boolean excess = USUAL.excessWoundsTestMorale();
    private Options.MoraleWounds morale = USUAL.moraleWounds();
    private Options.BrokenCount count = USUAL.brokenCount();
    private Options.BrokenLosesRules loses = USUAL.brokenLosesRules();
    private boolean woundedFirst = USUAL.characterWoundedFirst();
    private boolean inspired = USUAL.inspiredInChallenge();
    private Options.OfficerLeaderAttack officer = USUAL.officerLeaderAttack();

    private Setup() {}

    public static Options with(UnaryOperator<Setup> change) {
        return change.apply(new Setup()).options();
    }

    public Setup bearerExtraAttack() {
        bearer = true;
        return this;
    }

    public Setup actingLeaderExtraAttack() {
        acting = true;
        return this;
    }

    public Setup obscured(Options.ObscuredJudged how) {
        obscured = how;
        return this;
    }

    public Setup impacts(Options.UnengagedImpacts how) {
        impacts = how;
        return this;
    }

    public Setup excessWoundsTestMorale() {
        excess = true;
        return this;
    }

    public Setup morale(Options.MoraleWounds how) {
        morale = how;
        return this;
    }

    public Setup count(Options.BrokenCount how) {
        count = how;
        return this;
    }

    public Setup loses(Options.BrokenLosesRules how) {
        loses = how;
        return this;
    }

    public Setup characterWoundedFirst() {
        woundedFirst = true;
        return this;
    }

    public Setup notInspiredInChallenge() {
        inspired = false;
        return this;
    }

    public Setup officer(Options.OfficerLeaderAttack how) {
        officer = how;
        return this;
    }

    private Options options() {
        return new Options(
                bearer,
                acting,
                USUAL.ownRegimentBlocksSight(),
                USUAL.reinforcementEntry(),
                USUAL.marchThroughEngagement(),
                USUAL.halfMarchRounding(),
                obscured,
                impacts,
                USUAL.fightingDisengagement(),
                excess,
                morale,
                count,
                loses,
                woundedFirst,
                inspired,
                officer,
                USUAL.terrainSpacing(),
                USUAL.brokenGroundSave(),
                USUAL.ruinFloorSize(),
                USUAL.devoutPriests(),
                USUAL.flyingCharge(),
                USUAL.scenario2End(),
                USUAL.scenario3SideZones(),
                USUAL.scenario3SidePoints(),
                USUAL.scenario4Marks());
    }
}
