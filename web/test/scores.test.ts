import { describe, expect, it } from 'vitest';
import { blank, full, worded, written } from '../src/tourneys/scores';
import type { Pack } from '../src/tourneys/types';

const pack = { parts: [{ key: 'pm', name: 'MP', most: 9 }, { key: 'pa', name: 'AP', most: 4 }] } as Pack;

describe('the scores of a game', () => {
  it('begin empty and count as full only when every number is there', () => {
    expect(blank(pack)).toEqual([null, null, null, null]);
    expect([full([7, 2, 3, null]), full([7, 2, 3, -1]), full([7, 2, 3, 1.5]), full([7, 2, 3, 0])]).toEqual([false, false, false, true]);
  });

  it('are written for both, and told for each', () => {
    expect(written([7, 2, 3, 1])).toBe('7/2 – 3/1');
    expect(written([20, 0])).toBe('20 – 0');
    expect([worded(pack, [7, 2, 3, 1], 0), worded(pack, [7, 2, 3, 1], 1)]).toEqual(['7 MP, 2 AP', '3 MP, 1 AP']);
  });
});
