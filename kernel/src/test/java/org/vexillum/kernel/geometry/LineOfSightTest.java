package org.vexillum.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LineOfSightTest {
    private final LineOfSight sight = new LineOfSight();
    private final Blockers blockers = new Blockers();
    private final ConvexPolygon viewer = box(0, 0, 100, 100);
    private final ConvexPolygon target = box(1000, 0, 1100, 100);

    private static ConvexPolygon box(int minX, int minY, int maxX, int maxY) {
        return ConvexPolygon.of(minX, minY, maxX, minY, maxX, maxY, minX, maxY);
    }

    private void block(int minX, int minY, int maxX, int maxY) {
        blockers.add(box(minX, minY, maxX, maxY), 7);
    }

    private boolean visible() {
        boolean there = sight.sees(viewer, target, blockers);
        assertThat(sight.sees(target, viewer, blockers)).isEqualTo(there);
        return there;
    }

    @Nested
    class OneBlocker {
        @Test
        void nothingBetweenIsSeen() {
            assertThat(visible()).isTrue();
            block(400, 200, 500, 300);
            assertThat(visible()).isTrue();
        }

        @Test
        void aWallAcrossTheWholeHullBlocks() {
            block(500, -1, 510, 101);
            assertThat(visible()).isFalse();
        }

        @Test
        void aWallThatEndsAtTheEdgeOfTheHullIsLookedPast() {
            block(500, 0, 510, 101);
            assertThat(visible()).isTrue();
        }

        @Test
        void runningAlongItsSideIsSeeing() {
            block(100, 0, 1000, 100);
            assertThat(visible()).isTrue();
            block(100, -1, 1000, 100);
            assertThat(visible()).isTrue();
            block(100, -1, 1000, 101);
            assertThat(visible()).isFalse();
        }

        @Test
        void aBlockerBehindTheViewerOrTheTargetDoesNotMatter() {
            block(-300, -300, -1, 400);
            block(1101, -300, 1300, 400);
            block(-50, 100, 150, 200);
            block(950, -100, 1150, 0);
            assertThat(visible()).isTrue();
        }

        @Test
        void aBlockerBesideTheViewerStopsTheLinesItIsBeforeOnly() {
            // a hook beside the viewer, reaching past its front, and a wall farther on
            block(50, 101, 400, 200);
            block(300, -900, 310, 100);
            assertThat(visible()).isTrue();
            block(300, 99, 310, 101);
            assertThat(visible()).isFalse();
        }

        @Test
        void whatTouchesIsSeen() {
            block(90, -50, 110, 150);
            assertThat(sight.sees(viewer, box(100, 100, 200, 200), blockers)).isTrue();
            assertThat(sight.sees(viewer, box(100, 0, 200, 100), blockers)).isTrue();
        }
    }

    @Nested
    class Gaps {
        @Test
        void aLineMaySlipBetweenTwoBlockersThatMeetInACorner() {
            block(400, -500, 500, 50);
            block(500, 50, 600, 600);
            assertThat(visible()).isTrue();
        }

        @Test
        void andAlongTheSeamOfTwoThatTouchButNotThroughOverlappingOnes() {
            block(400, -500, 500, 50);
            block(400, 50, 500, 600);
            assertThat(visible()).isTrue();
            block(400, 49, 500, 51);
            assertThat(visible()).isFalse();
        }

        @Test
        void aZigzagOfBlockersLeavesOneExactLine() {
            block(300, -500, 310, 50);
            block(500, 50, 510, 600);
            block(700, -500, 710, 50);
            assertThat(visible()).isTrue();
            block(850, 49, 860, 51);
            assertThat(visible()).isFalse();
        }

        @Test
        void aSlantedGapIsFound() {
            block(200, 20, 210, 900);
            block(900, -900, 910, 89);
            assertThat(visible()).isTrue();
            block(550, 40, 560, 70);
            assertThat(visible()).isFalse();
        }

        @Test
        void blockersThatTogetherCoverTheViewBlock() {
            block(300, 30, 310, 900);
            block(500, -900, 510, 40);
            assertThat(visible()).isTrue();
            block(700, 0, 710, 90);
            assertThat(visible()).isFalse();
        }
    }

    @Nested
    class Overlaps {
        @Test
        void outOfAWoodOneSeesFromThePartOutside() {
            block(-500, -500, 60, 500);
            assertThat(visible()).isTrue();
            block(500, -2, 510, 99);
            assertThat(visible()).isTrue();
            block(500, 50, 510, 102);
            assertThat(visible()).isFalse();
        }

        @Test
        void theWoodBetweenHidesEvenWhoStandsAtItsEdge() {
            block(60, -500, 300, 500);
            assertThat(visible()).isFalse();
        }

        @Test
        void whoStandsWhollyInsideSeesNothing() {
            block(-500, -500, 500, 500);
            assertThat(visible()).isFalse();
        }

        @Test
        void aPostInTheMiddleOfABaseLeavesTheRest() {
            block(40, 40, 60, 60);
            block(1040, 40, 1060, 60);
            assertThat(visible()).isTrue();
            block(500, -5, 510, 105);
            assertThat(visible()).isFalse();
        }

        @Test
        void bothEndsMayBeCut() {
            block(-500, 50, 1500, 500);
            assertThat(visible()).isTrue();
            block(500, -100, 510, 45);
            assertThat(visible()).isTrue();
            block(600, 10, 610, 60);
            assertThat(visible()).isFalse();
        }
    }

    @Nested
    class Groups {
        @Test
        void theOwnUnitAndTheTargetsUnitDoNotBlock() {
            blockers.add(box(300, -500, 310, 500), 1);
            blockers.add(box(500, -500, 510, 500), 2);
            assertThat(sight.sees(viewer, target, blockers, 1, 2)).isTrue();
            assertThat(sight.sees(viewer, target, blockers, 2, 1)).isTrue();
            assertThat(sight.sees(viewer, target, blockers, 1, 3)).isFalse();
            assertThat(sight.sees(viewer, target, blockers, Blockers.NOBODY, 2)).isFalse();
        }

        @Test
        void whatBelongsToNobodyAlwaysCounts() {
            blockers.add(box(300, -500, 310, 500), Blockers.NOBODY);
            assertThat(sight.sees(viewer, target, blockers)).isFalse();
        }

        @Test
        void aGroupCanBeTakenAway() {
            blockers.add(box(300, -500, 310, 500), 1);
            blockers.add(box(500, -500, 510, 500), 2);
            blockers.add(box(600, -500, 610, 500), 1);
            blockers.remove(1);
            assertThat(blockers.size()).isEqualTo(1);
            assertThat(blockers.group(0)).isEqualTo(2);
            assertThat(blockers.shape(0)).isEqualTo(box(500, -500, 510, 500));
            assertThat(visible()).isFalse();
            blockers.clear();
            assertThat(visible()).isTrue();
        }

        @Test
        void manyBlockersAreNoTrouble() {
            for (int i = 0; i < 100; i++) {
                block(150 + 8 * i, -500, 151 + 8 * i, i % 2 == 0 ? 40 : -10);
                block(150 + 8 * i, i % 2 == 0 ? 110 : 60, 151 + 8 * i, 600);
            }
            assertThat(visible()).isTrue();
            block(500, 39, 501, 61);
            assertThat(visible()).isFalse();
        }
    }

    @Nested
    class Lines {
        @Test
        void theFirstBlockerOnALineIsNamed() {
            block(600, -50, 700, 50);
            block(300, -50, 400, 50);
            blockers.add(new Disc(500, 0, 20), 9);
            block(300, 1, 400, 50);
            var from = new Point(0, 0);
            var to = new Point(1000, 0);
            assertThat(blockers.firstCrossed(from, to, -1, -1)).isEqualTo(1);
            assertThat(blockers.firstCrossed(to, from, -1, -1)).isZero();
            assertThat(blockers.firstCrossed(from, to, 7, -1)).isEqualTo(2);
            assertThat(blockers.firstCrossed(from, to, 7, 9)).isEqualTo(-1);
            assertThat(blockers.firstCrossed(new Point(450, 0), to, 7, -1)).isEqualTo(2);
            assertThat(blockers.crossed(from, to, 9, -1)).isTrue();
            assertThat(blockers.crossed(from, to, 7, 9)).isFalse();
            assertThat(blockers.crossed(from, new Point(1000, 50), -1, -1)).isTrue();
            assertThat(blockers.crossed(from, new Point(0, 500), -1, -1)).isFalse();
        }

        @Test
        void aLineThatBeginsInsideMeetsThatFirst() {
            block(300, -50, 400, 50);
            block(100, -50, 350, 50);
            blockers.add(new Disc(360, 0, 30), 9);
            var from = new Point(345, 0);
            assertThat(blockers.firstCrossed(from, new Point(1000, 0), -1, -1)).isZero();
            assertThat(blockers.firstCrossed(from, new Point(1000, 0), 7, -1)).isEqualTo(2);
        }
    }

    @Nested
    class Areas {
        @Test
        void nobodySeesAlongTheSeamOfAnArea() {
            // two parts of an L meet along a diagonal
            blockers.add(Area.polygon(0, 0, 200, 0, 200, 100, 100, 100, 100, 200, 0, 200), 1);
            var low = ConvexPolygon.of(-50, -50, -40, -50, -50, -40);
            var high = ConvexPolygon.of(90, 150, 50, 150, 90, 110).moved(60, 0);
            assertThat(sight.sees(low, high, blockers)).isFalse();
            assertThat(sight.sees(low, ConvexPolygon.of(150, 150, 110, 110, 150, 110), blockers))
                    .isFalse();
        }
    }

    @Nested
    class Discs {
        @Test
        void oneLooksPastARoundBaseWhereItEnds() {
            var from = new Disc(0, 0, 1250);
            var to = new Disc(20000, 0, 1250);
            blockers.add(new Disc(10000, 0, 1253), 1);
            assertThat(sight.sees(from, to, blockers)).isFalse();
            blockers.clear();
            blockers.add(new Disc(10000, 0, 1247), 1);
            assertThat(sight.sees(from, to, blockers)).isTrue();
        }

        @Test
        void basesInContactWithTheViewerBlockOnlyWhatLiesBehindThem() {
            var from = new Disc(0, 0, 1250);
            blockers.add(new Disc(1500, 2000, 1250), 1);
            blockers.add(new Disc(1500, -2000, 1250), 1);
            assertThat(sight.sees(from, new Disc(20000, 0, 1250), blockers)).isTrue();
            assertThat(sight.sees(from, new Disc(6000, 8000, 100), blockers)).isFalse();
            assertThat(sight.sees(from, new Disc(-6000, -8000, 100), blockers)).isTrue();
        }

        @Test
        void discsAHairApartSeeEachOther() {
            var from = new Disc(0, 0, 1250);
            var to = new Disc(1501, 2000, 1250);
            blockers.add(box(600, 900, 900, 1100), 1);
            assertThat(Within.within(from, to, 0)).isFalse();
            assertThat(sight.sees(from, to, blockers)).isTrue();
        }

        @Test
        void aDiscBesideAPolygonIsParted() {
            blockers.add(new Disc(150, 50, 50), 1);
            assertThat(sight.sees(viewer, target, blockers)).isTrue();
            blockers.add(new Disc(150, 50, 60), 1);
            assertThat(sight.sees(viewer, target, blockers)).isFalse();
        }

        @Test
        void smallAndLargeDiscsHaveConvexOutlinesNearTheirRims() {
            for (int radius :
                    new int[] {1, 2, 3, 5, 17, 40, 300, 1250, 1661, 6641, 30000, 100000}) {
                var outline = new Disc(5, -7, radius).outline();
                assertThat(Convexity.goesRoundOnceToTheLeft(outline.xs, outline.ys)).isTrue();
                for (int i = 0; i < outline.size(); i++) {
                    int j = (i + 1) % outline.size();
                    double rim = Math.hypot(outline.x(i) - 5, outline.y(i) + 7);
                    double middleX = (outline.x(i) + outline.x(j)) / 2.0 - 5;
                    double middleY = (outline.y(i) + outline.y(j)) / 2.0 + 7;
                    assertThat(Math.abs(rim - radius)).isLessThan(2);
                    assertThat(Math.abs(Math.hypot(middleX, middleY) - radius)).isLessThan(2);
                }
            }
        }
    }
}
