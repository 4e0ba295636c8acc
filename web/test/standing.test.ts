import { describe, expect, it } from 'vitest';
import type { Mark, Sheet } from '../src/lib/protocol';
import { FAR, asked, away, isAway, level, nearer, stands } from '../src/warcrow/standing';

const mark = (id: string, kind: Mark['kind'], more: Partial<Mark> = {}): Mark => ({ id, kind, name: id, colour: 'brown', gone: false, text: '', ...more });
const sheet = (...marks: Mark[]) => ({ reach: 700, marks, places: [], adventure: [] }) as unknown as Sheet;

describe('where a unit stands', () => {
  it('goes from far to the reach of the scenario and back', () => {
    const one = mark('R1', 'objective');
    const near = nearer(FAR, one, sheet(one));
    expect(near.gaps).toEqual([{ marker: 'R1', nearest: 7 }]);
    expect(level(near, one, sheet(one))).toBe(0);
    expect(nearer(near, one, sheet(one)).gaps).toEqual([]);
  });

  it('has two distances that matter to Fog', () => {
    const fog = mark('F1', 'fog');
    const four = nearer(FAR, fog, sheet(fog));
    const one = nearer(four, fog, sheet(fog));
    expect([four.gaps[0]!.nearest, one.gaps[0]!.nearest, nearer(one, fog, sheet(fog)).gaps]).toEqual([4, 1, []]);
  });

  it('is in one quadrant at most', () => {
    const [a, b] = [mark('Q1', 'quadrant'), mark('Q2', 'quadrant')];
    expect(nearer(nearer(FAR, a, sheet(a, b)), b, sheet(a, b)).quadrants).toEqual(['Q2']);
  });

  it('is not asked for what is gone, carried or only the rival\'s', () => {
    const all = sheet(mark('F1', 'fog', { gone: true }), mark('L1', 'loot', { unit: 'A-x' }), mark('vestige-A', 'vestige', { owner: 'A' }), mark('vestige-B', 'vestige', { owner: 'B' }), mark('L2', 'loot'));
    expect(asked(all, 'A').map((m) => m.id)).toEqual(['vestige-A', 'L2']);
  });

  it('is told without what has left the table', () => {
    const left = { ...sheet(mark('F1', 'fog', { gone: true }), mark('F2', 'fog')), places: [{ unit: 'A-x', value: 1, left: 1, stands: { ...FAR, gaps: [{ marker: 'F1', nearest: 1 }, { marker: 'F2', nearest: 4 }] } }] };
    expect(stands(left, 'A-x').gaps.map((g) => g.marker)).toEqual(['F2']);
  });

  it('is far from home only beyond 12 strides', () => {
    expect(isAway(away(FAR, true))).toBe(true);
    expect(away(FAR, true).fromZone).toBeGreaterThan(12);
    expect(isAway(away(away(FAR, true), false))).toBe(false);
  });
});
