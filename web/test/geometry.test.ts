import { describe, expect, it } from 'vitest';
import { INCH, acrossOf, angleTo, boxOf, centreOf, handleOf, inside, moved, normal, rimOf, scaled, span, spanOf, turned } from '../src/lib/geometry';
import type { Shape } from '../src/lib/protocol';
import { square, unit } from './fixtures';

const disc = (x: number, y: number, r: number): Shape => ({ disc: [x, y, r] });

describe('the ruler', () => {
  it('measures between discs from rim to rim', () => {
    const found = span(disc(0, 0, 1000), disc(5000, 0, 1500));
    expect(found.length).toBe(2500);
    expect(found.from).toEqual([1000, 0]);
    expect(found.to).toEqual([3500, 0]);
  });

  it('finds nothing between shapes that overlap', () => {
    expect(span(disc(0, 0, 1000), disc(1500, 0, 1000)).length).toBe(0);
    expect(span(square([0, 0], 2000), square([500, 500], 200)).length).toBe(0);
    expect(span(square([0, 0], 4000, 100), square([0, 0], 100, 4000)).length).toBe(0);
  });

  it('measures from a corner to an edge', () => {
    expect(span(square([0, 0], 2000), square([0, 5000], 8000, 2000)).length).toBe(3000);
  });

  it('measures from a disc to an edge', () => {
    expect(span(disc(0, 4000, 1000), square([0, 0], 2000)).length).toBe(2000);
  });

  it('takes the closest of many models', () => {
    expect(spanOf([disc(0, 0, 100), disc(1000, 0, 100)], [disc(3000, 0, 100), disc(9000, 0, 100)]).length).toBe(1800);
  });
});

describe('places', () => {
  it('turns clockwise, seen with north up', () => {
    const [x, y] = centreOf(turned(disc(0, 1000, 10), [0, 0], 9000));
    expect(x).toBeCloseTo(1000);
    expect(y).toBeCloseTo(0);
  });

  it('faces from one place to another', () => {
    expect(angleTo([0, 0], [0, 500])).toBe(0);
    expect(angleTo([0, 0], [500, 0])).toBe(9000);
    expect(angleTo([0, 0], [0, -500])).toBe(18000);
    expect(angleTo([0, 0], [-500, 0])).toBe(27000);
  });

  it('keeps angles within a circle', () => {
    expect(normal(-100)).toBe(35900);
    expect(normal(36000)).toBe(0);
  });

  it('boxes a disc by its rim', () => {
    expect(boxOf([disc(10, 20, 5)])).toEqual({ x1: 5, y1: 15, x2: 15, y2: 25 });
  });

  it('moves polygons and discs', () => {
    expect(moved(disc(1, 2, 3), 10, 20)).toEqual(disc(11, 22, 3));
    expect(centreOf(moved(square([0, 0], 10), 100, 0))).toEqual([100, 0]);
  });

  it('knows what is inside', () => {
    expect(inside([0, 0], square([0, 0], 10))).toBe(true);
    expect(inside([6, 0], square([0, 0], 10))).toBe(false);
  });

  it('grips a unit by its place, else by its middle', () => {
    const one = unit('u', 'A', 'U', [10 * INCH, 10 * INCH], { wide: 2, deep: 1 });
    expect(handleOf(one)).toEqual([25400, 25400]);
    expect(handleOf({ ...one, at: undefined })).toEqual([25400, 24150]);
  });
});

describe('a piece of terrain', () => {
  it('grows about its own middle', () => {
    expect(scaled({ disc: [10, 20, 4] }, 1.5)).toEqual({ disc: [10, 20, 6] });
    expect(scaled({ polygon: [[0, 0], [4, 0], [4, 2], [0, 2]] }, 2)).toEqual({ polygon: [[-2, -1], [6, -1], [6, 3], [-2, 3]] });
  });
});

describe('the arrow that shows where a base faces', () => {
  it('ends at the rim, however the base is turned', () => {
    for (let angle = 0; angle < 36000; angle += 700) {
      const base = turned(square([3000, 4000], 2500, 5000), [3000, 4000], angle);
      expect(rimOf(base, angle)).toBeCloseTo(2500, 3);
      expect(acrossOf(base)).toBeCloseTo(2500, 3);
    }
    expect(rimOf(disc(0, 0, 1250), 4500)).toBe(1250);
    expect(rimOf(square([0, 0], 2000), 4500)).toBeCloseTo(1000 * Math.SQRT2, 3);
  });
});
