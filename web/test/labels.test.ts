import { describe, expect, it } from 'vitest';
import { INCH } from '../src/lib/geometry';
import { canvas } from '../src/table/draw';
import { lifted } from '../src/table/labels';
import { unit } from './fixtures';

const draw = canvas(48 * INCH);
const at = (id: string, x: number, y: number) => unit(id, 'A', 'Night Watch', [x * INCH, y * INCH], { wide: 2, deep: 1 });

describe('names on the table', () => {
  it('stay where they are with room around them', () => {
    expect([...lifted([at('a', 10, 10), at('b', 40, 10)], draw, 2).values()]).toEqual([0, 0]);
  });

  it('give way to that of a neighbour, below the unit if there is room', () => {
    const lifts = lifted([at('a', 10, 10), at('b', 12, 10)], draw, 2);
    expect(lifts.get('a')).toBe(0);
    expect(lifts.get('b')).toBeLessThan(0);
  });

  it('go up where a third unit stands below', () => {
    const lifts = lifted([at('a', 10, 10), at('b', 12, 10), at('c', 12, 8.8)], draw, 2);
    expect(lifts.get('a')).toBe(0);
    expect(lifts.get('b')).toBeGreaterThan(0);
    expect(lifts.get('c')).toBeLessThan(0);
  });

  it('have room again when one looks closer', () => {
    expect([...lifted([at('a', 10, 10), at('b', 16, 10)], draw, 0.5).values()]).toEqual([0, 0]);
  });
});
