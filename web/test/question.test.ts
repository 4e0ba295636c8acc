import { describe, expect, it } from 'vitest';
import type { Tree } from '../src/lib/tree';
import { askedOf, inOrder, unitChoices } from '../src/lib/question';

const field = (name: string, sort: string, needed = false) => ({ name, sort, needed, description: '', type: '' });
const position: Tree = {
  game: 'regiments',
  units: [
    { id: 'a-1', side: 'A', name: 'Pikes' },
    { id: 'a-2', side: 'A', name: 'Bows', at: [10, 10] },
    { id: 'b-1', side: 'B', name: 'Wolves', at: [20, 20] },
  ],
};

describe('a question about a position that was brought along', () => {
  const template = {
    units: [{ id: 'X', side: 'A', at: [1, 1] }, { id: 'Y', side: 'B', at: [2, 2] }],
    do: { kind: 'can-charge', target: 'Y', charger: 'X', path: ['forward 6'], side: 'front' },
  };

  it('names its units by side, those on the table first, and no places of the template', () => {
    const fields = [field('charger', 'unit', true), field('target', 'unit', true), field('path', 'legs'), field('side', 'charged')];
    expect(askedOf(template, position, fields)).toEqual({ kind: 'can-charge', charger: 'a-2', target: 'b-1', side: 'front' });
  });

  it('names units instead of those that a template describes on the spot', () => {
    const hits = { do: { kind: 'attack', unit: { models: 5 }, target: { models: 6 }, hits: 3 } };
    expect(askedOf(hits, position, [field('unit', 'unit'), field('target', 'unit'), field('hits', 'whole', true)])).toEqual({ kind: 'attack', unit: 'a-2', target: 'b-1', hits: 3 });
  });

  it('takes an enemy for a target that stands alone', () => {
    const hits = { do: { kind: 'hits', hits: 4, target: { models: 6 } } };
    expect(askedOf(hits, position, [field('hits', 'whole', true), field('target', 'unit', true)])).toEqual({ kind: 'hits', hits: 4, target: 'b-1' });
  });

  it('offers the units with side and name', () => {
    expect(unitChoices(position)).toEqual([
      { value: 'a-1', label: 'A · Pikes (a-1)' },
      { value: 'a-2', label: 'A · Bows (a-2)' },
      { value: 'b-1', label: 'B · Wolves (b-1)' },
    ]);
    expect(unitChoices(null)).toEqual([]);
  });
});

describe('dice', () => {
  it('stand in the order in which they fell', () => {
    expect(inOrder({ clash: [1, 2], defence: 5, morale: [6] })).toEqual([1, 2, 5, 6]);
    expect(inOrder([3, 4])).toEqual([3, 4]);
    expect(inOrder(undefined)).toEqual([]);
  });
});
