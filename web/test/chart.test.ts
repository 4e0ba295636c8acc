import { describe, expect, it } from 'vitest';
import { chart, step } from '../src/tourneys/chart';

const box = { width: 120, height: 60, left: 20, right: 0, top: 10, bottom: 10 };

describe('a chart of ratings', () => {
  it('begins at the left, ends at the right, and higher is higher', () => {
    const { points } = chart([1000, 1010, 1005], box);
    expect(points.map(([x]) => x)).toEqual([20, 70, 120]);
    expect(points[1]![1]).toBeLessThan(points[2]![1]);
    expect(points[0]![1]).toBe(50);
  });

  it('has lines at round numbers around all values', () => {
    const { marks } = chart([987, 1033], box);
    expect(marks.map((m) => m.value)).toEqual([980, 990, 1000, 1010, 1020, 1030, 1040]);
    expect(marks[0]!.y).toBe(50);
    expect(marks.at(-1)!.y).toBe(10);
  });

  it('stands in the middle with one value', () => {
    expect(chart([1000], box).points).toEqual([[70, 50]]);
  });

  it('counts in ones, twos and fives', () => {
    expect([step(4), step(9), step(21), step(60), step(240)]).toEqual([1, 2, 5, 20, 50]);
  });
});
