package org.vexillum.kits;

import java.util.List;
import org.vexillum.files.FileEdge;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.warcrow.kit.WarcrowKit;

/** The edge of the program: the list of its games, its ledger, its files. */
public final class Program extends FileEdge {
    /** Every game that is played; the first is the one that is meant if nobody names one. */
    private static final List<GameKit> KITS =
            List.of(new RegimentsKit(), new FirstBloodKit(), new WarcrowKit());

    /** Read when somebody asks for a rule. */
    private static final class Ledger {
        private static final Rulebook BOOK = Rulebook.load();
    }

    @Override
    public List<GameKit> kits() {
        return KITS;
    }

    @Override
    public RuleLookup rules() {
        return Ledger.BOOK;
    }
}
