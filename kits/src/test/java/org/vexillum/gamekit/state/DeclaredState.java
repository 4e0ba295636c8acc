package org.vexillum.gamekit.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.state.Count;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.state.Numbers;
import org.vexillum.kernel.state.Own;
import org.vexillum.kernel.state.PerModel;
import org.vexillum.kernel.state.State;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Text;
import org.vexillum.kernel.state.Word;
import org.vexillum.kernel.state.Words;

/** Holds copies, fingerprints and stored tables of a game to what it declares. */
public abstract class DeclaredState<B extends Table<B>> {
    /** A declared piece of state, and how to give it another value. */
    public record Piece<B>(String name, Consumer<B> change) {}

    protected abstract B battle();

    protected abstract ResumableGameVersion<B> title();

    protected abstract List<Piece<B>> pieces();

    /**
     * @param own other values for what only the game knows, by name
     */
    protected static <B, T> List<Piece<B>> pieces(
            States<T> states, Function<B, T> whose, Map<String, Consumer<T>> own) {
        var pieces = new ArrayList<Piece<B>>();
        for (var state : states.all())
            pieces.add(
                    new Piece<>(
                            state.name(),
                            battle -> {
                                var of = whose.apply(battle);
                                var known = own.get(state.name());
                                if (known == null) change(state, of);
                                else known.accept(of);
                            }));
        return pieces;
    }

    private static <T> void change(State<T> state, T of) {
        switch (state) {
            case Flag<T> flag -> flag.set(of, !flag.get(of));
            case Count<T> count -> {
                int now = count.get(of);
                count.set(of, now < count.most(of) ? now + 1 : now - 1);
            }
            case Word<T, ?> word -> change(word, of);
            case Words<T, ?> words -> change(words, of);
            case Numbers<T> numbers -> numbers.set(of, List.of(1));
            case Text<T> text -> text.set(of, text.get(of) + "x");
            case PerModel<T> each -> each.set(of, 0, each.get(of, 0) + 1);
            case Own<T, ?> _ -> throw new AssertionError("no other value for " + state);
        }
    }

    private static <T, E extends Enum<E>> void change(Word<T, E> word, T of) {
        var now = word.get(of);
        int next = now == null ? 0 : (now.ordinal() + 1) % word.constants().size();
        word.set(of, word.constants().get(next));
    }

    private static <T, E extends Enum<E>> void change(Words<T, E> words, T of) {
        words.set(of, List.of(words.type().getEnumConstants()[1]));
    }

    @Test
    void everyPieceChangesTheFingerprintInItsOwnWay() {
        var seen = new HashMap<Long, String>();
        seen.put(battle().fingerprint(), "nothing");
        for (var piece : pieces()) {
            var battle = battle();
            piece.change().accept(battle);
            assertThat(seen.put(battle.fingerprint(), piece.name())).as(piece.name()).isNull();
        }
    }

    @Test
    void aCopyHasEveryPieceAndKeepsItToItself() {
        for (var piece : pieces()) {
            var battle = battle();
            long before = battle.fingerprint();
            var copy = battle.copy();
            piece.change().accept(copy);
            assertThat(battle.fingerprint()).as(piece.name()).isEqualTo(before);
            assertThat(copy.copy().fingerprint())
                    .as(piece.name())
                    .isEqualTo(copy.fingerprint())
                    .isNotEqualTo(before);
        }
    }

    @Test
    void aStoredTableHasEveryPiece() {
        for (var piece : pieces()) {
            var battle = battle();
            piece.change().accept(battle);
            var setting = JsonText.read(JsonText.write(title().setting(battle)));
            var standing = JsonText.read(JsonText.write(title().standing(battle)));
            assertThat(title().stand(setting, standing, "").fingerprint())
                    .as(piece.name())
                    .isEqualTo(battle.fingerprint());
        }
    }
}
