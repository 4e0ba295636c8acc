package org.vexillum.regiments.magic;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/**
 * Tokens that a side secretly adds to or sets against a cast (AOFR-SR-CASTER-4).
 *
 * @param available who may spend how many
 */
@Stored(
        as = "CommitTokens",
        with = {"side", "caster", "spell", "available"})
public record CommitTokens(Side side, String caster, String spell, List<SpentTokens> available)
        implements Question<Battle, CommitTokens.Commitment> {
    public CommitTokens {
        available = List.copyOf(available);
    }

    /** What each model spends; models that spend nothing are left out. */
    @Stored(as = "CommitTokens.Commitment", with = "spent")
    public record Commitment(List<SpentTokens> spent) {
        public static final Commitment NOTHING = new Commitment(List.of());

        public Commitment {
            spent = List.copyOf(spent);
        }

        int total() {
            int sum = 0;
            for (var one : spent) sum += one.tokens();
            return sum;
        }
    }

    @Override
    public Class<Commitment> answerType() {
        return Commitment.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-SR-CASTER-4");
    }

    @Override
    public Commitment pass() {
        return Commitment.NOTHING;
    }

    @Override
    public boolean secret() {
        return true;
    }

    @Override
    public Choices<Commitment> choices(Battle battle) {
        return new Commitments(available);
    }

    /** Any number of tokens; listed are nothing up to everything, taken from the first on. */
    private record Commitments(List<SpentTokens> available) implements Choices<Commitment> {
        @Override
        public @Nullable Refusal refusal(Commitment commitment) {
            var seen = new ArrayList<String>();
            for (var spent : commitment.spent) {
                var who = spent.unit() + "/" + spent.model();
                if (seen.contains(who) || spent.tokens() < 1 || spent.tokens() > has(spent))
                    return Refusal.because("AOFR-SR-CASTER-4", "tokens-not-there", spent.unit());
                seen.add(who);
            }
            return null;
        }

        private int has(SpentTokens wanted) {
            for (var one : available)
                if (one.unit().equals(wanted.unit()) && one.model() == wanted.model())
                    return one.tokens();
            return 0;
        }

        @Override
        public List<Commitment> list() {
            int all = new Commitment(available).total();
            var list = new ArrayList<Commitment>();
            for (int count = 0; count <= all; count++) list.add(first(count));
            return list;
        }

        private Commitment first(int count) {
            var spent = new ArrayList<SpentTokens>();
            for (var one : available) {
                int take = Math.min(count, one.tokens());
                if (take > 0) spent.add(new SpentTokens(one.unit(), one.model(), take));
                count -= take;
            }
            return new Commitment(spent);
        }

        @Override
        public boolean complete() {
            return available.size() <= 1;
        }

        @Override
        public Commitment any(RandomSource lot) {
            return first(lot.below(1 + new Commitment(available).total()));
        }
    }
}
