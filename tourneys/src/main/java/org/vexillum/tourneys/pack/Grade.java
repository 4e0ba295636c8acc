package org.vexillum.tourneys.pack;

/**
 * A result with its mirror image, and what they are worth.
 *
 * @param need what the better company must have to obtain it
 */
public record Grade(Need need, PackName better, PackName worse, int tp, int mirror) {
    public enum Need {
        /** More in total and in each part. */
        EVERY_PART,
        /** More in total. */
        TOTAL,
        /** The same total. */
        LEVEL
    }

    boolean given(CompanyScore better, CompanyScore worse) {
        return switch (need) {
            case EVERY_PART -> better.total() > worse.total() && better.dominates(worse);
            case TOTAL -> better.total() > worse.total();
            case LEVEL -> better.total() == worse.total();
        };
    }
}
