import { describe, expect, it } from 'vitest';
import type { Terrain } from '../src/lib/protocol';
import { patternOf } from '../src/table/draw';
import { signOf, sortsOf } from '../src/table/scenery';

const piece = (sort: string, name = sort): Terrain => ({ name, sort, kinds: [], kindNames: [], shape: { polygon: [] } });

describe('terrain', () => {
  const games = {
    regiments: {
      sorts: ['forest', 'ruins', 'rocks', 'marsh', 'crops', 'deep-water', 'lava', 'building', 'cliff'],
      kinds: ['cover', 'difficult', 'dangerous', 'blocking', 'impassable'],
    },
    'first-blood': {
      sorts: ['hill', 'forest', 'fence', 'rubble', 'swamp', 'lava', 'pond', 'rocks', 'ruin', 'building', 'tower'],
      kinds: ['broken-ground', 'dangerous', 'very-dangerous', 'obstacle', 'hindering', 'water', 'obscuring', 'obstructing', 'impassable', 'garrison', 'ruin'],
    },
  };
  for (const [game, { sorts, kinds }] of Object.entries(games)) {
    it(`of each sort has a sign of its own: ${game}`, () => {
      const signs = sorts.map((sort) => signOf(piece(sort)));
      expect(signs.every((sign) => sign !== '')).toBe(true);
      expect(new Set(signs).size).toBe(sorts.length);
    });
    it(`of each kind has a pattern of its own: ${game}`, () => {
      expect(new Set(kinds.map(patternOf)).size).toBe(kinds.length);
    });
  }

  it('that is nothing known has no sign, and is not in the legend', () => {
    expect(signOf(piece('wreck'))).toBe('');
    expect(sortsOf([piece('wreck'), piece('crops', 'Crops 1'), piece('crops', 'Crops 2')])).toEqual([['crops', 'Crops']]);
  });
});
