package org.vexillum.warcrow.kit.screen;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.Drag;
import org.vexillum.gamekit.screen.Ghost;
import org.vexillum.gamekit.screen.Prompt;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.SightView;
import org.vexillum.gamekit.screen.SoughtAnswer;
import org.vexillum.gamekit.screen.View;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Purpose;
import org.vexillum.kernel.referee.Question;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.dice.Symbols;
import org.vexillum.warcrow.table.Battle;

/**
 * Warcrow on the screen; nothing is pulled about, for the program does not know where units are.
 */
public final class WarcrowScreen implements Screen<Battle> {
    @Override
    public View view(Battle battle, @Nullable Side viewer, ScreenWords speech) {
        return new WarcrowView(battle, viewer, speech).view();
    }

    @Override
    public List<Ghost> ghosts(Battle battle, Question<Battle, ?> question, Object answer) {
        return List.of();
    }

    @Override
    public Prompt.Form form(Question<Battle, ?> question) {
        return Prompt.Form.CHOOSE;
    }

    @Override
    public Prompt.@Nullable Handles handles(Battle battle, Question<Battle, ?> question) {
        return null;
    }

    @Override
    public @Nullable SoughtAnswer sought(Battle battle, Question<Battle, ?> question, Drag drag) {
        return null;
    }

    @Override
    public @Nullable SoughtAnswer typed(Battle battle, Question<Battle, ?> question, String words) {
        return null;
    }

    @Override
    public boolean foretells(Question<Battle, ?> question, List<?> answers) {
        return false;
    }

    @Override
    public List<List<String>> odds(
            Battle battle, Question<Battle, ?> question, Object answer, ScreenWords speech) {
        return List.of();
    }

    @Override
    public @Nullable SightView sight(
            Battle battle,
            String unit,
            @Nullable Integer model,
            String target,
            ScreenWords speech) {
        return null;
    }

    @Override
    public List<String> faces(Purpose die, ScreenWords speech) {
        if (!(die instanceof Die colour)) return List.of();
        return IntStream.rangeClosed(1, Die.FACES)
                .mapToObj(face -> said(colour.face(face), speech))
                .toList();
    }

    private static String said(Symbols symbols, ScreenWords speech) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("successes", symbols.successes());
        facts.put("blocks", symbols.blocks());
        facts.put("specials", symbols.specials());
        facts.put("hollowSuccesses", symbols.hollowSuccesses());
        facts.put("hollowBlocks", symbols.hollowBlocks());
        facts.put("hollowSpecials", symbols.hollowSpecials());
        return speech.teller().say("Symbols", facts, TableNames.NONE);
    }
}
