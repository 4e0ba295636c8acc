package org.vexillum.tourneys.matching;

import java.util.Arrays;

/**
 * The cheapest assignment of rows to columns: the first row has the lowest column, then the next.
 *
 * <p>The Hungarian method leaves prices; every assignment over pairs that cost exactly their prices
 * is as cheap, so the order is settled by exchanging along such pairs. At least as many columns as
 * rows.
 */
final class Assignment {
    private static final int NOBODY = -1;

    private final int[][] cost;
    private final int rows;
    private final int columns;
    private final int[] rowPrice;
    private final int[] columnPrice;
    private final int[] rowOf;
    private final int[] columnOf;

    private Assignment(int[][] cost, int columns) {
        this.cost = cost;
        this.rows = cost.length;
        this.columns = columns;
        this.rowPrice = new int[rows];
        this.columnPrice = new int[columns];
        this.rowOf = new int[columns];
        this.columnOf = new int[rows];
        Arrays.fill(rowOf, NOBODY);
        Arrays.fill(columnOf, NOBODY);
    }

    /** The column of each row. */
    static int[] of(int[][] cost, int columns) {
        var square = square(cost, columns);
        var assignment = new Assignment(square, columns);
        for (int row = 0; row < columns; row++) assignment.add(row);
        for (int row = 0; row < cost.length; row++) assignment.lower(row);
        return Arrays.copyOf(assignment.columnOf, cost.length);
    }

    /** Rows that cost nothing take the columns nobody needs. */
    private static int[][] square(int[][] cost, int columns) {
        var square = new int[columns][columns];
        for (int row = 0; row < cost.length; row++) square[row] = cost[row];
        return square;
    }

    private void add(int row) {
        var slack = new int[columns];
        var from = new int[columns];
        var reached = new boolean[columns];
        Arrays.fill(slack, Integer.MAX_VALUE);
        Arrays.fill(from, NOBODY);
        int last = NOBODY;
        int now = row;
        while (now != NOBODY) {
            int next = nearest(now, last, slack, from, reached);
            int step = slack[next];
            rowPrice[row] += step;
            for (int column = 0; column < columns; column++)
                if (reached[column]) {
                    rowPrice[rowOf[column]] += step;
                    columnPrice[column] -= step;
                } else if (slack[column] < Integer.MAX_VALUE) slack[column] -= step;
            reached[next] = true;
            last = next;
            now = rowOf[next];
        }
        augment(row, last, from);
    }

    private int nearest(int row, int via, int[] slack, int[] from, boolean[] reached) {
        int nearest = NOBODY;
        for (int column = 0; column < columns; column++) {
            if (reached[column]) continue;
            int spare = cost[row][column] - rowPrice[row] - columnPrice[column];
            if (spare < slack[column]) {
                slack[column] = spare;
                from[column] = via;
            }
            if (nearest == NOBODY || slack[column] < slack[nearest]) nearest = column;
        }
        return nearest;
    }

    private void augment(int row, int column, int[] from) {
        while (column != NOBODY) {
            int before = from[column];
            seat(before == NOBODY ? row : rowOf[before], column);
            column = before;
        }
    }

    private void seat(int row, int column) {
        rowOf[column] = row;
        columnOf[row] = column;
    }

    /** Moves a row to the lowest column that those above it leave. */
    private void lower(int row) {
        for (int column = 0; column < columnOf[row]; column++) {
            if (rowOf[column] < row || !tight(row, column)) continue;
            int free = columnOf[row];
            int other = rowOf[column];
            var seen = new boolean[columns];
            seen[column] = true;
            if (moved(other, free, row, seen)) {
                seat(row, column);
                return;
            }
        }
    }

    /** Finds another column for a row, by exchanging with rows below; at last the free one. */
    private boolean moved(int row, int free, int above, boolean[] seen) {
        for (int column = 0; column < columns; column++) {
            if (seen[column] || !tight(row, column)) continue;
            seen[column] = true;
            if (column != free
                    && (rowOf[column] <= above || !moved(rowOf[column], free, above, seen)))
                continue;
            seat(row, column);
            return true;
        }
        return false;
    }

    private boolean tight(int row, int column) {
        return cost[row][column] == rowPrice[row] + columnPrice[column];
    }
}
